import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './unread-count.module.css';

/** The number is asked for again so often, in milliseconds. */
const LOOK_AGAIN = 15_000;

type UnreadCountProps = {
  /** At the corner of a drawing in place of the row's end. */
  readonly isCorner?: boolean;
};

/** How many messages of travellers no one of the location has read; nothing where there are none. Needs the area `partner`. */
export function UnreadCount({ isCorner = false }: UnreadCountProps) {
  const t = useTexts('partner');
  const { data } = trpc.messages.unread.useQuery(undefined, { refetchInterval: LOOK_AGAIN });
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className={cx(styles.count, isCorner && styles.corner)}>
      <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
      <span className="sr-only">{t('navUnread', { count: unread })}</span>
    </span>
  );
}
