import { Link } from '@tanstack/react-router';
import { Navigation, Pencil } from 'lucide-react';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { noteText } from '#shared/availability/verdict-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import { stripTicks, useStripWords } from '#web/parts/stay/strip-words.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { QrCode } from '#web/ui/misc/qr-code.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './browser-ticket.module.css';
import type { Order } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import { useStayLine } from './use-stay-line.ts';

type BrowserTicketProps = {
  readonly order: Order;
  /** The next one shows what the counter asks for. */
  readonly isNext: boolean;
};

/** A ticket to come: where and when on the paper, the code on the stub. */
export function BrowserTicket({ order, isNext }: BrowserTicketProps) {
  const t = useTexts('find');
  const orders = useTexts('orders');
  const words = useOpeningWords();
  const stripWords = useStripWords();
  const stayLine = useStayLine();
  const { id, code, listing, status } = order;
  // Of a stay over several days the next end's day is shown.
  const day = order.started ? (order.day.pickUpDay ?? order.day) : order.day;
  const link = { to: '/orders/$id', params: { id } } as const;
  return (
    <Ticket as="article" direction="auto" selected={isNext} className={styles.ticket}>
      <TicketPart className={styles.part}>
        <ListingThumb listing={listing} size={72} className={styles.thumb} />
        <div className={styles.words}>
          <h3>{listing.name}</h3>
          <p className={styles.address}>{listing.address}</p>
        </div>
        <div className={styles.chip}>
          <OrderChip order={order} />
        </div>
        <div className={styles.when}>
          <p className={styles.stay}>{stayLine(order)}</p>
          <p className={styles.bags}>{orders('bags', { count: order.bagsCount })}</p>
        </div>
        {isNext && (
          <OpenStrip
            open={day.strip.open}
            ticks={stripTicks(day.strip, day.strip.failing)}
            text={stripWords(day.strip)}
            className={styles.strip}
          />
        )}
        <div className={styles.links}>
          <a href={directionsUrl(listing)} target="_blank" rel="noreferrer">
            <Icon of={Navigation} size={16} />
            <span>{orders('directions')}</span>
          </a>
          {order.modifiable && (
            <Link {...link} search={{ change: true }}>
              <Icon of={Pencil} size={16} />
              <span>{orders('changeBooking')}</span>
            </Link>
          )}
          {isNext && (
            <HoursNote tone={day.note.kind === 'closed' || day.note.kind === 'opens' ? 'closed' : 'open'}>
              {words(noteText(day.note, day.strip.date))}
            </HoursNote>
          )}
        </div>
      </TicketPart>
      <TicketStub className={styles.stub}>
        {isNext && status === 'confirmed' && (
          <QrCode text={code} label={orders('qrText', { code })} className={styles.qr} />
        )}
        <div className={styles.act}>
          <p className={styles.code}>{code}</p>
          <Link {...link} className={buttonClass({ variant: isNext ? 'primary' : 'secondary', full: true })}>
            {t('openTicket')}
          </Link>
        </div>
      </TicketStub>
    </Ticket>
  );
}
