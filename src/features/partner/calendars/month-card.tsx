import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { addDays, dayOf, formatDate, monthOf, shiftMonth, weekday, weekdayNames } from '#web/ui/calendar/plain-date.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { dayMark } from './month-marks.ts';
import styles from './month.module.css';
import { metOn, useCalendars } from './use-calendars.ts';

const DAYS_OF_WEEK = 7;

/** The days of the weeks of a month, from the week's first day on; those of the months around it too. */
function daysOf(month: string): readonly string[] {
  const first = addDays(`${month}-01`, -weekday(`${month}-01`));
  const next = `${shiftMonth(month, 1)}-01`;
  const days: string[] = [];
  for (let date = first; date < next || days.length % DAYS_OF_WEEK !== 0; date = addDays(date, 1)) days.push(date);
  return days;
}

/** A month with what is suggested, what is closed already, and whom that meets. It begins with the first suggestion. */
export function MonthCard({ now }: { readonly now: string }) {
  const t = useTexts('calendars');
  const locale = useLocale();
  const { suggested, closed, locations, zone } = useCalendars();
  const today = localDateOf(now, zone);
  const first = suggested[0]?.places[0]?.from ?? closed[0]?.places[0]?.from ?? today;
  const [month, setMonth] = useState(monthOf(first));
  const marked = {
    suggested: suggested.map(({ places }) => ({
      places: places.map((place) => ({ ...place, metOn: metOn(place) })),
    })),
    closed: [
      ...locations.flatMap(({ closures }) => closures),
      ...locations.flatMap(({ closedDates }) => closedDates.map((date) => ({ from: date, to: date }))),
      ...closed.flatMap(({ places }) => places.map(({ from, to }) => ({ from, to }))),
    ],
  };
  const days = daysOf(month);
  const kindOf = (date: string | undefined) => (date === undefined ? undefined : dayMark(date, marked)?.kind);
  return (
    <Card as="section" className={styles.month}>
      <header className={styles.head}>
        <IconButton icon={ChevronLeft} label={t('monthBefore')} onClick={() => setMonth(shiftMonth(month, -1))} />
        <h2 aria-live="polite">{formatDate(`${month}-01`, locale, { month: 'long', year: 'numeric' })}</h2>
        <IconButton icon={ChevronRight} label={t('monthAfter')} onClick={() => setMonth(shiftMonth(month, 1))} />
      </header>
      <div className={styles.names} aria-hidden>
        {weekdayNames(locale, 0, 'short').map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map((date, index) => {
          const mark = dayMark(date, marked);
          const column = index % DAYS_OF_WEEK;
          const spoken = formatDate(date, locale, { month: 'long', day: 'numeric' });
          return (
            <li
              key={date}
              data-kind={mark?.kind}
              data-other-month={monthOf(date) !== month || undefined}
              data-today={date === today || undefined}
              data-starts={column === 0 || kindOf(days[index - 1]) !== mark?.kind || undefined}
              data-ends={column === DAYS_OF_WEEK - 1 || kindOf(days[index + 1]) !== mark?.kind || undefined}
            >
              <span aria-hidden>{dayOf(date)}</span>
              {mark !== undefined && (
                <span className="sr-only">
                  <DayWords date={spoken} kind={mark.kind} met={mark.met} />
                </span>
              )}
              {mark !== undefined && mark.met > 0 && (
                <span className={styles.met} aria-hidden>
                  {mark.met}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <ul className={styles.legend}>
        <li>
          <span className={styles.sample} data-kind="suggested" />
          {t('legendSuggested')}
        </li>
        <li>
          <span className={styles.sample} data-kind="closed" />
          {t('legendClosed')}
        </li>
        <li>
          <span className={styles.metSample}>1</span>
          {t('legendMet')}
        </li>
      </ul>
    </Card>
  );
}

type DayWordsProps = { readonly date: string; readonly kind: 'suggested' | 'closed'; readonly met: number };

function DayWords({ date, kind, met }: DayWordsProps) {
  const t = useTexts('calendars');
  const day = t(kind === 'suggested' ? 'daySuggested' : 'dayClosed', { date });
  return met === 0 ? day : t('dayMet', { day, bookings: t('bookings', { count: met }) });
}
