import { Check } from 'lucide-react';
import { formatClock, formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import type { HelpOrder } from './help-order.ts';
import styles from './help-ticket.module.css';

/** The order that the answers look at: where, when, whether the bags are there, and the way to another one. */
export function HelpTicket({ order }: { readonly order: HelpOrder }) {
  const t = useTexts('help');
  const locale = useLocale();
  const { listing, dropOffAt, pickUpAt, custody, code } = order;
  const { zone } = listing.rules;
  const [day, lastDay] = [localDateOf(dropOffAt, zone), localDateOf(pickUpAt, zone)];
  const words = {
    day: formatLocalDay(day, locale),
    from: formatClock(dropOffAt, zone, locale),
    lastDay: formatLocalDay(lastDay, locale),
    to: formatClock(pickUpAt, zone, locale),
  };
  const wasThere = custody.outAt ?? custody.inAt;
  return (
    <Ticket as="section" aria-label={t('looksAt')}>
      <TicketPart>
        <PrintedBand />
        <div className={styles.main}>
          <p className={styles.soft}>{t('looksAt')}</p>
          <ListingThumb listing={listing} size={56} />
          <div>
            <p className={styles.place}>{listing.name}</p>
            <p className={styles.soft}>{t(day === lastDay ? 'stayLine' : 'stayLines', words)}</p>
            {wasThere !== null && (
              <p className={styles.state}>
                <Icon of={Check} size={16} />
                {t(custody.outAt === null ? 'checkedIn' : 'checkedOut', { time: formatClock(wasThere, zone, locale) })}
              </p>
            )}
          </div>
        </div>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <AppLink to={`/orders/${order.id}`} className={styles.code}>
          {code}
        </AppLink>
        <AppLink to="/help">{t('anotherBooking')}</AppLink>
      </TicketStub>
    </Ticket>
  );
}
