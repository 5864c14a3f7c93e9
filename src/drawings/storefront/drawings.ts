import type { PaletteName } from './colours.ts';
import { paletteOfKind } from './design.ts';
import type { StorefrontKind } from './kinds.ts';
import styles from './storefront.module.css';
import { vignette } from './vignette.ts';
import { wideView } from './wide-view.ts';

type Draw = (kind: StorefrontKind, name: string) => string;

const coloured = ({ palette, content }: { readonly palette: PaletteName; readonly content: string }) =>
  `<g class="${styles[palette]}">${content}</g>`;

/** The pictures of shop fronts by how they are seen, as SVG text in a palette's colours. */
export const drawings = {
  /** Square: one shop. */
  square: (kind, name) => coloured(vignette(kind, name)),
  /** Square, in the kind's own colours: no shop is meant. */
  kind: (kind) => coloured({ ...vignette(kind, kind), palette: paletteOfKind[kind] }),
  /** 9:5: the shop in its street. */
  wide: (kind, name) => coloured(wideView(kind, name)),
} satisfies Readonly<Record<string, Draw>>;

export type Drawings = Readonly<Record<keyof typeof drawings, Draw>>;
