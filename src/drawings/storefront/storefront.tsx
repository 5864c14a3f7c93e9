import type { StorefrontKind } from './kinds.ts';
import { StorefrontDrawing } from './storefront-drawing.tsx';

export type StorefrontProps = {
  readonly kind: StorefrontKind;
  /** Decides colours and door, and stands on the sign, shortened. */
  readonly name: string;
  /** Says what is seen; left out where the name stands next to it. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
};

/** A drawn shop front, square, filling its box. Equal on server and client. */
export function Storefront(props: StorefrontProps) {
  return <StorefrontDrawing view="square" {...props} />;
}

/** What a kind of shop looks like, in the kind's own colours. */
export function KindOfStorefront(props: Pick<StorefrontProps, 'kind' | 'alt' | 'className'>) {
  return <StorefrontDrawing view="kind" name={props.kind} {...props} />;
}
