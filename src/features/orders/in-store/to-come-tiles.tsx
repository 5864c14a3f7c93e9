import { CalendarPlus, MessageSquareText, Pencil, Phone, Share } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useCopy } from '#web/parts/use-copy.ts';
import type { Order } from '../order.ts';
import { useOrderTimeText } from '../order-time.tsx';
import styles from './action-tiles.module.css';
import { face } from './action-tiles.tsx';

type ToComeTilesProps = {
  readonly order: Order;
  /** Opens 'Update Your Order'; null where nothing can be changed. */
  readonly onChange: (() => void) | null;
};

/** What can be done before the drop-off, right under the code of a phone's ticket: the likeliest first. */
export function ToComeTiles({ order, onChange }: ToComeTilesProps) {
  const t = useTexts('orders');
  const inStore = useTexts('inStore');
  const place = useTexts('place');
  const share = useShare(order);
  const { id, listing } = order;
  return (
    <nav aria-label={inStore('actions')} className={styles.actions} data-print="hide">
      <a href={`/orders/${id}/calendar.ics`} className={styles.action}>
        {face(CalendarPlus, t('addToCalendar'))}
      </a>
      {listing.phone === null ? (
        <Link to="/orders/$id/messages" params={{ id }} className={styles.action}>
          {face(MessageSquareText, t('messages'))}
        </Link>
      ) : (
        <a href={telLink(listing.phone)} className={styles.action}>
          {face(Phone, t('call'))}
        </a>
      )}
      <button type="button" className={styles.action} onClick={() => void share()}>
        {face(Share, place('share'))}
      </button>
      {onChange !== null && (
        <button type="button" className={styles.action} onClick={onChange}>
          {face(Pencil, t('changeBooking'))}
        </button>
      )}
    </nav>
  );
}

/** Tells others where and when, never the code: by the system's sheet, or copied where there is none. */
function useShare({ listing, dropOffAt, pickUpAt }: Order): () => Promise<void> {
  const t = useTexts('orders');
  const copy = useCopy();
  const write = useOrderTimeText();
  const { name, address, zone } = listing;
  const text = t('shareText', { name, address, from: write(dropOffAt, zone), to: write(pickUpAt, zone) });
  const url = directionsUrl(listing);
  return async () => {
    if (typeof navigator.share !== 'function') return copy(`${text}\n${url}`, t('shareCopied'));
    // Closing the system's sheet is a change of mind.
    await navigator.share({ title: name, text, url }).catch(() => {});
  };
}
