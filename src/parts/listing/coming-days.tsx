import type { ComingDays as Days } from '#shared/availability/coming-days.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import styles from './coming-days.module.css';

type ComingDaysProps = {
  readonly days: readonly Days[];
  /** Local date `YYYY-MM-DD` at the listing. */
  readonly today: string;
};

/** Closures and special hours to come, as rows that end a table of weekly hours. Needs the area `listing`. */
export function ComingDays({ days, today }: ComingDaysProps) {
  const t = useTexts('listing');
  const locale = useLocale();
  const write = (date: string) => formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' });
  if (days.length === 0) return null;
  return (
    <tbody className={styles.days}>
      {days.map(({ from, to, open }) => (
        <tr key={from}>
          <th scope="row">
            <span className={styles.day}>
              <span>{from === to ? write(from) : t('dayRange', { from: write(from), to: write(to) })}</span>
              {from <= today && today <= to && <Chip tone="ticket">{t('today')}</Chip>}
            </span>
          </th>
          <td>
            {open.length === 0 && t('closedDay')}
            {open.map((slot) => (
              <span key={slot.from} className={styles.stretch}>
                {slot.from === 0 && slot.to === 1440
                  ? t('allDay')
                  : `${formatMinute(slot.from, locale)} – ${formatMinute(slot.to, locale)}`}
              </span>
            ))}
            {open.length > 0 && <span className={styles.note}>{t('specialHours')}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
