import type { HTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import styles from './card.module.css';

export type CardProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** Inner margin in px; 20 if absent. */
  readonly pad?: 0 | 14 | 20 | 28 | undefined;
};

export function Card({ as: Tag = 'div', pad = 20, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(styles.card, styles[`pad${pad}`], className)} />;
}
