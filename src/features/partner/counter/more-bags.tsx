import { useTexts } from '#web/lib/texts.ts';
import { ChangeLink } from './change-link.tsx';
import styles from './counter.module.css';
import type { CounterTicket } from './ticket.ts';

/** More bags are on the counter than were booked: the traveller changes the booking, by a link to send or to scan. */
export function MoreBags({ ticket: { bookingId, bagsCount } }: { readonly ticket: CounterTicket }) {
  const t = useTexts('counter');
  return (
    <div className={styles.more} role="status">
      <p>{t('atMost', { count: bagsCount })}</p>
      <ChangeLink bookingId={bookingId} />
    </div>
  );
}
