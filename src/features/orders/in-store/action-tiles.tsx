import { Link } from '@tanstack/react-router';
import {
  CircleQuestionMark,
  ClockPlus,
  DoorClosed,
  type LucideIcon,
  MessageSquareText,
  Navigation,
  Phone,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { mayReportDoor, type Order } from '../order.ts';
import styles from './action-tiles.module.css';

/** How many messages of the location wait for the traveller. */
function useUnread(bookingId: string, isAllowed: boolean): number {
  const { data } = trpc.messages.ofOrder.useQuery(
    { bookingId },
    { enabled: isAllowed, retry: false, refetchInterval: 15_000 },
  );
  return data?.messages.filter(({ writer, readAt }) => writer === 'location' && readAt === null).length ?? 0;
}

/** A tile of the ticket: its icon, and below it what it does. */
export const face = (icon: LucideIcon, words: ReactNode) => (
  <>
    <span className={styles.tile}>
      <Icon of={icon} size={21} />
    </span>
    {words}
  </>
);

/** What can be done with bags in store, the likeliest in brand: the way there, or a later pick-up once it has passed. */
export function ActionTiles({ order }: { readonly order: Order }) {
  const t = useTexts('inStore');
  const orders = useTexts('orders');
  const door = useTexts('door');
  const { id, listing, modifiable, ticketOnly, isReported, outcome } = order;
  const unread = useUnread(id, !ticketOnly);
  const isLate = outcome === 'late';
  const likely = (isLikeliest: boolean) => cx(styles.action, isLikeliest && styles.likeliest);
  return (
    <nav aria-label={t('actions')} className={styles.actions} data-print="hide">
      {modifiable && !ticketOnly && (
        <Link to="/orders/$id/late" params={{ id }} className={likely(isLate)}>
          {face(ClockPlus, t('pickUpLater'))}
        </Link>
      )}
      <a href={directionsUrl(listing)} target="_blank" rel="noreferrer" className={likely(!isLate)}>
        {face(Navigation, orders('directions'))}
      </a>
      {!ticketOnly && (
        <Link to="/orders/$id/messages" params={{ id }} className={styles.action}>
          {face(
            MessageSquareText,
            <>
              {orders('messages')}
              {unread > 0 && (
                <span className={styles.unread}>
                  {unread}
                  <span className="sr-only"> {t('unread')}</span>
                </span>
              )}
            </>,
          )}
        </Link>
      )}
      {ticketOnly && listing.phone !== null && (
        <a href={telLink(listing.phone)} className={styles.action}>
          {face(Phone, orders('call'))}
        </a>
      )}
      {mayReportDoor(order) ? (
        <Link to="/orders/$id/door" params={{ id }} className={styles.action}>
          {face(DoorClosed, isReported ? door('seeReport') : t('doorShut'))}
        </Link>
      ) : (
        <AppLink to={`/help?order=${id}`} className={styles.action}>
          {face(CircleQuestionMark, t('help'))}
        </AppLink>
      )}
    </nav>
  );
}
