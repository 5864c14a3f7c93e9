import { ceilToStep, isoInZone } from '#shared/time/wall-text.ts';
import { useTexts } from '#web/lib/texts.ts';
import { bookAddress } from '#web/parts/filter/book-search.ts';
import { ChangeLink, changePath } from './change-link.tsx';
import styles from './counter.module.css';
import type { CounterTicket } from './ticket.ts';

/**
 * More bags are on the counter than were booked. Before the order has begun the traveller changes it; afterwards the
 * rest is a second order, from now to the same pick-up.
 */
export function MoreBags({ ticket }: { readonly ticket: CounterTicket }) {
  const t = useTexts('counter');
  const { bookingId, bagsCount, askedAt, dropOffAt, pickUpAt } = ticket;
  const { id, zone } = ticket.listing;
  const asked = Date.parse(askedAt);
  const begun = ticket.custody.inAt !== null || asked >= Date.parse(dropOffAt);
  const from = ceilToStep(asked, 15, zone);
  const rest = { dropOffAt: isoInZone(from, zone), pickUpAt: isoInZone(Date.parse(pickUpAt), zone) };
  return (
    <div className={styles.more} role="status">
      <p>{t(begun ? 'restIsSecondOrder' : 'atMost', { count: bagsCount })}</p>
      {!begun && <ChangeLink path={changePath(bookingId)} label={t('changeQr')} />}
      {begun && from < Date.parse(pickUpAt) && (
        <ChangeLink path={bookAddress(id, rest, 1)} label={t('secondOrderQr')} />
      )}
    </div>
  );
}
