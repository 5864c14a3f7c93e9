import { mergeRanges } from '#shared/availability/minute-ranges.ts';
import { type OpeningRules, type Weekday, weekdays } from '#shared/availability/opening-rules.ts';
import { weekOfSlots } from '#shared/partner/week.ts';
import type { ComingDays as Days } from '#shared/availability/coming-days.ts';
import { cx } from '#web/ui/cx.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { weekday } from '#web/ui/calendar/plain-date.ts';
import { formatMinute } from '#web/lib/format/time.ts';
import { useIsAlive } from '#web/lib/map/use-is-alive.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ComingDays } from './coming-days.tsx';
import { weekdaysIn } from './weekdays-in.ts';
import styles from './hours-table.module.css';

type HoursTableProps = {
  /** What the table is called to who hears it. */
  readonly name: string;
  readonly rules: Pick<OpeningRules, 'availableFullTime' | 'weekly'>;
  /** Days on which it is open otherwise. */
  readonly comingDays: readonly Days[];
  /** Local date `YYYY-MM-DD` at the listing; its weekday is highlighted. */
  readonly today: string;
  /** Local dates of a stay, which are highlighted in its place. */
  readonly stayDays?: readonly string[] | undefined;
  /** Rows of 40 px instead of 36, their words of 16. */
  readonly isRoomy?: boolean;
};

/** 0 is Monday. */
const weekdayOf = (date: string): number => (weekday(date) + 6) % 7;

/** The weekly hours by weekday, a night on the day on which it begins, one stretch never broken over two lines, today or the days of a stay highlighted, and the days to come that are not like them. Needs the area `listing`. */
export function HoursTable({ name, rules, comingDays, today, stayDays, isRoomy = false }: HoursTableProps) {
  const t = useTexts('listing');
  const locale = useLocale();
  const names = weekdaysIn(locale);
  // Which day it is at the location only the browser knows: a page may be older, or a person's day another one.
  const isAlive = useIsAlive();
  const marked = new Set((stayDays ?? (isAlive ? [today] : [])).map(weekdayOf));
  const drawn = weekOfSlots(
    weekdays.flatMap((day) =>
      mergeRanges(rules.weekly.filter((slot) => slot.day === day)).map((range) => ({ ...range, day })),
    ),
  );
  const hoursOf = (day: Weekday): readonly string[] => {
    const slots = drawn[day];
    if (rules.availableFullTime || (slots[0]?.from === 0 && slots[0].to >= 1439)) return [t('allDay')];
    if (slots.length === 0) return [t('closedDay')];
    return slots.map(({ from, to }) => `${formatMinute(from, locale)} – ${formatMinute(to, locale)}`);
  };
  return (
    <div className={styles.frame}>
      <table className={cx(styles.table, isRoomy && styles.roomy)}>
        <caption className="sr-only">{name}</caption>
        <tbody>
          {weekdays.map((day, index) => (
            <tr key={day} className={cx(marked.has(index) && styles.today)}>
              <th scope="row">
                <span className={styles.day}>
                  <span>{names[index]}</span>
                  {marked.has(index) && <Chip tone="ticket">{t(stayDays === undefined ? 'today' : 'yourDay')}</Chip>}
                </span>
              </th>
              <td>
                {hoursOf(day).map((stretch) => (
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
    </div>
  );
}
