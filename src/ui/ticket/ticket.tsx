import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './ticket.module.css';

export type TicketProps = HTMLAttributes<HTMLElement> & {
  /** `auto` lies flat from 720 px of its own width on and stands below that. */
  readonly direction?: 'vertical' | 'horizontal' | 'auto' | undefined;
  /** Outlined in brand. */
  readonly selected?: boolean | undefined;
  /** `brand` is solid green paper. */
  readonly paper?: 'card' | 'brand' | undefined;
  readonly as?: 'div' | 'article' | 'section' | undefined;
  readonly children: ReactNode;
};

/** One paper in two parts, parted by a perforation: give it one `TicketPart` and one `TicketStub`. */
export function Ticket({
  direction = 'vertical',
  selected,
  paper = 'card',
  as = 'div',
  className,
  ...rest
}: TicketProps) {
  const Tag = as;
  const body = (
    <Tag
      {...rest}
      data-selected={selected || undefined}
      className={cx(styles.ticket, styles[direction], paper === 'brand' && styles.brand, className)}
    />
  );
  return direction === 'auto' ? <div className={styles.measure}>{body}</div> : body;
}

export type TicketPartProps = HTMLAttributes<HTMLDivElement> & {
  readonly paper?: 'card' | 'brand' | undefined;
};

/** The details: above the perforation, or left of it. */
export function TicketPart({ paper, className, ...rest }: TicketPartProps) {
  return <div {...rest} className={cx(styles.part, styles.top, paper === 'brand' && styles.solid, className)} />;
}

/** What is torn off: price, code, main action. */
export function TicketStub({ paper, className, ...rest }: TicketPartProps) {
  return <div {...rest} className={cx(styles.part, styles.stub, paper === 'brand' && styles.solid, className)} />;
}
