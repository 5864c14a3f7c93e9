import { cx } from '#web/ui/cx.ts';
import { ListingThumb, type ThumbListing } from './listing-thumb.tsx';
import styles from './reply.module.css';

type ReplyProps = {
  readonly listing: ThumbListing;
  /** Who answered and when, in words, with '{name}' where the location's name stands. */
  readonly head: string;
  readonly text: string;
  readonly className?: string | undefined;
};

/** A location's answer to a review. */
export function Reply({ listing, head, text, className }: ReplyProps) {
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
      <p className={styles.text}>{text}</p>
    </div>
  );
}
