import { CalendarCheck, Phone, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatClock, localDateOf, localMinuteOf } from '#web/lib/format/time.ts';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { stripTicks, useStripWords } from '#web/parts/stay/strip-words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import type { Door, DoorOrder } from './door.ts';
import styles from './shop-card.module.css';

/** A day, in milliseconds: of a closing farther away than that the hour alone says nothing. */
const DAY = 86_400_000;

interface ShopCardProps {
  readonly door: Door;
  readonly order: DoorOrder;
  /** Below the perforation. */
  readonly children: ReactNode;
}

/** What is known of the place with the shut door: its advertised day, where that stands now, and its last scan. */
export function ShopCard({ door, order, children }: ShopCardProps) {
  const t = useTexts('door');
  const locale = useLocale();
  const stripWords = useStripWords();
  const now = useNow();
  const { name, address, zone, phone, lastScanAt } = door.listing;
  const { listing, day } = order;
  const today = now === null ? null : localDateOf(now, zone);
  const strip = [day, day?.pickUpDay].find((each) => each != null && each.strip.date === today)?.strip;
  const { special, closures } = listing.rules;
  const isPlainDay =
    today !== null &&
    !special.some(({ date }) => date === today) &&
    !closures.some(({ from, to }) => from <= today && today <= to);
  return (
    <Ticket as="section" aria-label={name}>
      <TicketPart className={styles.part}>
        <div className={styles.place}>
          <ListingThumb listing={listing} size={64} />
          <div>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.soft}>{address}</p>
            {phone !== null && (
              <a href={telLink(phone)} className={styles.call}>
                <Icon of={Phone} size={16} />
                {t('call')}
              </a>
            )}
          </div>
        </div>
        <div className={styles.now}>
          <strong>{now !== null && t('nowIs', { time: formatClock(now, zone, locale) })}</strong>
          {door.closesAt !== null && now !== null && (
            <HoursNote tone="open">
              {Date.parse(door.closesAt) - Date.parse(now) > DAY
                ? t('openAllHours')
                : t('openUntil', { time: formatClock(door.closesAt, zone, locale) })}
            </HoursNote>
          )}
        </div>
        {strip !== undefined && now !== null && (
          <OpenStrip
            open={strip.open}
            ticks={stripTicks(strip)}
            now={localMinuteOf(now, zone)}
            text={stripWords(strip)}
          />
        )}
        <ul className={styles.facts}>
          {isPlainDay && (
            <li>
              <Icon of={CalendarCheck} size={18} />
              {t('plainDay')}
            </li>
          )}
          {lastScanAt !== null && (
            <li>
              <Icon of={ScanLine} size={18} />
              {t('lastScan', { time: formatClock(lastScanAt, zone, locale) })}
            </li>
          )}
        </ul>
      </TicketPart>
      <TicketStub className={styles.stub}>{children}</TicketStub>
    </Ticket>
  );
}
