import { StorefrontDrawing } from './storefront-drawing.tsx';
import type { StorefrontProps } from './storefront.tsx';

/** The shop front in its street, 9:5, for a listing's own page. */
export function StorefrontWide(props: StorefrontProps) {
  return <StorefrontDrawing view="wide" {...props} />;
}
