import { cx } from '#web/ui/cx.ts';
import type { PaletteName } from './colours.ts';
import styles from './storefront.module.css';

type StorefrontDrawingProps = {
  readonly palette: PaletteName;
  readonly viewBox: string;
  readonly content: string;
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
};

/** Puts drawn SVG text into the page in the palette's colours. */
export function StorefrontDrawing({ palette, viewBox, content, alt, className }: StorefrontDrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      className={cx(styles.front, styles[palette], className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
