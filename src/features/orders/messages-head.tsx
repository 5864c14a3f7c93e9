import { Link } from '@tanstack/react-router';
import { ArrowLeft, Phone, TicketCheck } from 'lucide-react';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { Tags } from './in-store/first-ticket.tsx';
import { useInStoreWords } from './in-store/use-in-store-words.ts';
import styles from './messages-head.module.css';
import { isInStore, type Order } from './order.ts';
import { useOrderTimeText } from './order-time.tsx';

type MessagesHeadProps = { readonly id: string; readonly name: string; readonly order: Order | undefined };

/** With whom the traveller talks, whether its door is open, how to call, and the booking that it is about. */
export function MessagesHead({ id, name, order }: MessagesHeadProps) {
  const t = useTexts('messages');
  const orders = useTexts('orders');
  const phone = order?.listing.phone ?? null;
  return (
    <header className={styles.head}>
      <div className={styles.shop}>
        <Link to="/orders/$id" params={{ id }} aria-label={t('toOrder')} className={styles.icon}>
          <Icon of={ArrowLeft} size={22} />
        </Link>
        {order && <ListingThumb listing={order.listing} size={48} />}
        <div className={styles.words}>
          <h1>{name}</h1>
          {order && <Door order={order} />}
        </div>
        {phone !== null && (
          <a href={telLink(phone)} aria-label={orders('callShop')} className={styles.icon}>
            <Icon of={Phone} size={22} />
          </a>
        )}
      </div>
      {order && <Booking order={order} />}
    </header>
  );
}

function Door({ order }: { readonly order: Order }) {
  const words = useInStoreWords(order);
  return <HoursNote tone={words.isShut ? 'closed' : 'open'}>{words.door}</HoursNote>;
}

function Booking({ order }: { readonly order: Order }) {
  const t = useTexts('orders');
  const words = useInStoreWords(order);
  const write = useOrderTimeText();
  const { id, code, custody, bagsCount, dropOffAt, listing } = order;
  const isIn = isInStore(order);
  const bags = t('bags', { count: isIn ? custody.inside : bagsCount });
  return (
    <Link to="/orders/$id" params={{ id }} className={styles.booking}>
      {isIn && (
        <span className={styles.tags}>
          <Tags order={order} numbersOnly />
        </span>
      )}
      <span className={styles.words}>
        <strong>
          {code}, {bags}
        </strong>
        <span>
          {isIn ? `${words.checkOut}, ${words.pickUp}` : `${t('checkIn')}, ${write(dropOffAt, listing.rules.zone)}`}
        </span>
      </span>
      <Icon of={TicketCheck} size={20} />
    </Link>
  );
}
