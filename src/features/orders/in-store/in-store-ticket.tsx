import { Phone } from 'lucide-react';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/misc/logo.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import type { Order } from '../order.ts';
import { OrderChip } from '../order-chip.tsx';
import { ActionTiles } from './action-tiles.tsx';
import styles from './in-store-ticket.module.css';
import { LargeCode } from './large-code.tsx';
import { NowStrip } from './now-strip.tsx';
import { OrderFacts } from './order-facts.tsx';
import { useInStoreWords } from './use-in-store-words.ts';

/** The ticket of bags in store: when they are fetched, the day as it goes by, the code, and what can be done. */
export function InStoreTicket({ order }: { readonly order: Order }) {
  const t = useTexts('inStore');
  const orders = useTexts('orders');
  const site = trpc.cms.site.useQuery().data;
  const words = useInStoreWords(order);
  const { listing } = order;
  const [before = '', after = ''] = t('since').split('{time}');
  return (
    <Ticket as="section" direction="auto" aria-label={orders('ticket')}>
      <TicketPart>
        <PrintedBand height={44} className={styles.band} />
        <div className={styles.details}>
          <div className={styles.head}>
            <span className={styles.wideOnly}>
              <Logo name={site?.name ?? ''} size="small" />
            </span>
            <OrderChip order={order} />
            <span className={styles.since}>
              {before}
              <strong>{words.since}</strong>
              {after}
            </span>
          </div>
          <div className={styles.place}>
            <ListingThumb listing={listing} size={112} className={styles.wideOnly} />
            <div className={styles.wideOnly}>
              <h2>{listing.name}</h2>
              <p className={styles.soft}>{listing.address}</p>
              {listing.phone !== null && (
                <a href={telLink(listing.phone)} className={styles.call}>
                  <Icon of={Phone} size={16} />
                  <span>{orders('callShop')}</span>
                </a>
              )}
            </div>
            <div className={styles.pickUp}>
              <p className={styles.label}>
                <span className={styles.wideOnly}>{words.checkOut}</span>
                <span className={styles.narrowOnly}>{orders('checkOut')}</span>
              </p>
              <p className={styles.time}>{words.pickUp}</p>
              <div className={styles.left}>
                <TimeLeft order={order} />
                <p className={styles.day}>{words.pickUpDay}</p>
              </div>
            </div>
          </div>
          <div className={styles.strip}>
            <NowStrip order={order} />
          </div>
          <OrderFacts order={order} className={styles.facts} />
        </div>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <PrintedBand height={44} from={816} className={styles.stubBand} />
        <div className={styles.counter}>
          <LargeCode code={order.code} />
        </div>
        <div className={styles.tiles}>
          <ActionTiles order={order} />
        </div>
      </TicketStub>
    </Ticket>
  );
}

/** "in 2 h 40 min"; once it has passed until when nothing more is due, or when the door opens. */
function TimeLeft({ order }: { readonly order: Order }) {
  const t = useTexts('inStore');
  const locale = useLocale();
  const words = useInStoreWords(order);
  const free = useFreeUntil(order);
  if (order.outcome !== 'late') return <p className={styles.much}>{words.timeLeft}</p>;
  if (free !== null)
    return <p className={styles.free}>{t('noExtraUntil', { time: formatClock(free, order.listing.zone, locale) })}</p>;
  return words.isShut && <p className={styles.much}>{words.door}</p>;
}

/** Until when bags can be fetched without paying more, as the later pick-ups say; null where it is not known, or not so. */
export function useFreeUntil({ id, modifiable, ticketOnly }: Order): string | null {
  const { data } = trpc.booking.pickUps.useQuery({ bookingId: id }, { enabled: modifiable && !ticketOnly });
  return data?.noExtraUntil ?? null;
}
