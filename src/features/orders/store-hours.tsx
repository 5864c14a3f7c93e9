import { mergeRanges } from '#shared/availability/minute-ranges.ts';
import type { ComingDays as Days } from '#shared/availability/coming-days.ts';
import { type OpeningRules, type Weekday, weekdays } from '#shared/availability/opening-rules.ts';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ComingDays } from '#web/parts/listing/coming-days.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './store-hours.module.css';

export type StoreHoursProps = {
  readonly rules: Pick<OpeningRules, 'availableFullTime' | 'weekly'>;
  /** Days on which it is open otherwise. */
  readonly comingDays: readonly Days[];
  /** Local date `YYYY-MM-DD` at the location. */
  readonly today: string;
};

const day = 86_400_000;
const someMonday = Date.UTC(2024, 0, 1);

/** The week's hours, one stretch never broken over two lines; today is highlighted, and the days to come that are not like it. */
export function StoreHours({ rules, comingDays, today }: StoreHoursProps) {
  const t = useTexts('orders');
  const locale = useLocale();
  const now = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const hoursOf = (weekday: Weekday): readonly string[] => {
    const slots = mergeRanges(rules.weekly.filter((slot) => slot.day === weekday));
    if (rules.availableFullTime || (slots[0]?.from === 0 && slots[0].to >= 1439)) return [t('open24')];
    if (slots.length === 0) return [t('closed')];
    return slots.map(({ from, to }) => t('range', { from: formatMinute(from, locale), to: formatMinute(to, locale) }));
  };
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('storeHours')}</caption>
      <tbody>
        {weekdays.map((weekday, index) => (
          <tr key={weekday} className={cx(index === now && styles.today)}>
            <th scope="row">
              <span className={styles.name}>
                <span>{names.format(someMonday + index * day)}</span>
                {index === now && <Chip tone="ticket">{t('today')}</Chip>}
              </span>
            </th>
            <td>
              {hoursOf(weekday).map((stretch) => (
                <span key={stretch} className={styles.stretch}>
                  {stretch}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
      <ComingDays days={comingDays} today={today} />
    </table>
  );
}
