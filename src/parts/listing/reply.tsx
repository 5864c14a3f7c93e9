import { cx } from '#web/ui/cx.ts';
import styles from './reply.module.css';

type ReplyProps = {
  /** Who answered and when, in words. */
  readonly head: string;
  readonly text: string;
  readonly className?: string | undefined;
};

/** A location's answer to a review. */
export function Reply({ head, text, className }: ReplyProps) {
  return (
    <div className={cx(styles.reply, className)}>
      <p className={styles.head}>{head}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
