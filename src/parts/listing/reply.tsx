import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { ListingThumb, type ThumbListing } from './listing-thumb.tsx';
import styles from './reply.module.css';

type ReplyProps = {
  readonly listing: ThumbListing;
  /** Who answered and when, in words, with '{name}' where the location's name stands. */
  readonly head: string;
  /** What they answered: a paragraph. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** A location's answer to a review. */
export function Reply({ listing, head, children, className }: ReplyProps) {
  const [before = '', after = ''] = head.split('{name}');
  return (
    <div className={cx(styles.reply, className)}>
      <p className={styles.head}>
        <ListingThumb listing={listing} size={22} className={styles.thumb} />
        <span>
          {before}
          <strong>{listing.name}</strong>
          {after}
        </span>
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
