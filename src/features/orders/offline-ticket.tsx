import { Footprints, MapPin, Phone } from 'lucide-react';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useTexts } from '#web/lib/texts.ts';
import { DayStrips } from '#web/parts/day-strip/day-strip.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { useWayWords } from '#web/parts/listing/way-words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { QrCode } from '#web/ui/misc/qr-code.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './offline-ticket.module.css';
import type { KeptOrder } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import { OrderTime } from './order-time.tsx';
import { useStayLine } from './use-stay-line.ts';

type OfflineTicketProps = {
  readonly order: KeptOrder;
  /** Shows all that the counter asks for and the way there; else one line and the code. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

/** A kept ticket: everything on it is there without a network. */
export function OfflineTicket({ order, isOpen, onOpen }: OfflineTicketProps) {
  return isOpen ? <OpenTicket order={order} /> : <ClosedTicket order={order} onOpen={onOpen} />;
}

function OpenTicket({ order }: Pick<OfflineTicketProps, 'order'>) {
  const t = useTexts('orders');
  const find = useTexts('find');
  const wayWords = useWayWords();
  const { listing, code, day, station } = order;
  const { zone } = listing.rules;
  return (
    <Ticket as="article" aria-label={listing.name}>
      <TicketPart>
        <PrintedBand height={32} />
        <div className={styles.counter}>
          <header className={styles.head}>
            <h2>{listing.name}</h2>
            <OrderChip order={order} />
          </header>
          <QrCode text={code} label={t('qrText', { code })} className={styles.qr} />
          <p className={styles.code}>{code}</p>
          <p className={styles.hint}>{t('readOut')}</p>
        </div>
      </TicketPart>
      <TicketStub>
        <div className={styles.stay}>
          <dl className={styles.facts}>
            <div>
              <dt>{t('checkIn')}</dt>
              <dd>
                <OrderTime iso={order.dropOffAt} zone={zone} />
              </dd>
            </div>
            <div>
              <dt>{t('checkOut')}</dt>
              <dd>
                <OrderTime iso={order.pickUpAt} zone={zone} />
              </dd>
            </div>
            <div>
              <dt>{find('items')}</dt>
              <dd className={styles.items}>{order.bagsCount}</dd>
            </div>
          </dl>
          {day && <DayStrips days={day} />}
          <div className={styles.place}>
            <p>
              <Icon of={MapPin} size={20} />
              <span>
                {listing.address}
                {listing.note !== null && listing.note !== '' && <span className={styles.note}>{listing.note}</span>}
              </span>
            </p>
            {station && (
              <p>
                <Icon of={Footprints} size={20} />
                <span>{wayWords({ ...station, isStation: true }, listing)}</span>
              </p>
            )}
            {listing.phone !== null && (
              <p>
                <Icon of={Phone} size={20} />
                <a href={telLink(listing.phone)}>{listing.phone}</a>
              </p>
            )}
          </div>
        </div>
      </TicketStub>
    </Ticket>
  );
}

function ClosedTicket({ order, onOpen }: Pick<OfflineTicketProps, 'order' | 'onOpen'>) {
  const t = useTexts('orders');
  const find = useTexts('find');
  const stayLine = useStayLine();
  const { listing, code } = order;
  return (
    <Ticket as="article" aria-label={listing.name}>
      <TicketPart>
        <div className={styles.short}>
          <ListingThumb listing={listing} size={56} />
          <div>
            <h2>{listing.name}</h2>
            <p className={styles.hint}>
              {stayLine(order)}, {t('bags', { count: order.bagsCount })}
            </p>
          </div>
        </div>
      </TicketPart>
      <TicketStub>
        <div className={styles.act}>
          <p className={styles.shortCode}>{code}</p>
          <Button variant="secondary" onClick={onOpen}>
            {find('openTicket')}
          </Button>
        </div>
      </TicketStub>
    </Ticket>
  );
}
