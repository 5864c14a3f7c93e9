import { cx } from '../cx.ts';
import styles from './logo.module.css';

export type LogoProps = {
  readonly name: string;
  /** `small` inside a ticket. */
  readonly size?: 'normal' | 'small' | undefined;
  readonly className?: string | undefined;
};

/** The mark and the name. Put it into a link. */
export function Logo({ name, size = 'normal', className }: LogoProps) {
  return (
    <span className={cx(styles.logo, styles[size], className)}>
      <LogoMark />
      <span>{name}</span>
    </span>
  );
}

/** A torn ticket with a C. */
function LogoMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 24" className={cx(styles.mark, className)} aria-hidden>
      <path
        fill="currentColor"
        d="M4 0h14.5a2.5 2.5 0 0 0 5 0H28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-4.500a2.5 2.5 0 0 0-5 0H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z"
      />
      <path className={styles.cut} d="M21 5.200v14" strokeWidth="1.4" strokeDasharray="2 1.900" fill="none" />
      <path
        className={styles.cut}
        d="M13.600 9.400a4 4 0 1 0 0 5.200"
        strokeWidth="2.600"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
