import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import styles from './counter.module.css';
import type { CounterTicket } from './ticket.ts';

type TicketMomentProps = {
  readonly ticket: CounterTicket;
  readonly label: string;
  /** One end of the stay (ISO). */
  readonly at: string;
  /** The same end before the booking was changed; null where it was not, or where that no longer matters. */
  readonly before: string | null;
};

/** One end of the stay in the location's time; where it was changed, it is new, and the old one is struck. */
export function TicketMoment({ ticket, label, at, before }: TicketMomentProps) {
  const t = useTexts('counter');
  const locale = useLocale();
  const { zone } = ticket.listing;
  const dayOf = (iso: string) => localDateOf(iso, zone);
  const isNew = before !== null && before !== at;
  const date = (iso: string) =>
    dayOf(iso) === dayOf(ticket.askedAt)
      ? t('today')
      : formatDate(dayOf(iso), locale, { weekday: 'short', month: 'short', day: 'numeric' });
  return (
    <div>
      <span className={styles.endOf}>
        {label}
        {isNew && <Chip tone="ticket">{t('isNew')}</Chip>}
      </span>
      <strong>{formatClock(at, zone, locale)}</strong>
      <span className={styles.soft}>{date(at)}</span>
      {isNew && (
        <s className={styles.before}>
          <span className="sr-only">{t('insteadOf')} </span>
          {formatClock(before, zone, locale)}
          {dayOf(before) !== dayOf(at) && `, ${date(before)}`}
        </s>
      )}
    </div>
  );
}
