import { StorefrontDrawing } from './storefront-drawing.tsx';
import type { StorefrontProps } from './storefront.tsx';
import { wideView } from './wide-view.ts';

/** The shop front in its street, 9:5, for a listing's own page. */
export function StorefrontWide({ kind, name, ...rest }: StorefrontProps) {
  return <StorefrontDrawing {...wideView(kind, name)} {...rest} />;
}
