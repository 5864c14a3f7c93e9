import { cx } from '#web/ui/cx.ts';
import type { StorefrontKind } from './kinds.ts';
import styles from './storefront.module.css';
import { vignette } from './vignette.ts';

export type StorefrontProps = {
  readonly kind: StorefrontKind;
  /** Decides colours and door, and stands on the sign, shortened. */
  readonly name: string;
  /** Says what is seen; left out where the name stands beside it. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
};

/** A drawn shop front, square, filling its box. Equal on server and client. */
export function Storefront({ kind, name, alt, className }: StorefrontProps) {
  const { palette, viewBox, content } = vignette(kind, name);
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
