import { closedDaysOfMonth } from '#shared/availability/opening.ts';
import { Calendar } from '#web/ui/calendar/calendar.tsx';
import { shiftMonth } from '#web/ui/calendar/plain-date.ts';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { formatLocalDay } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import styles from './dates-day.module.css';
import { hoursOf, stripOf } from './stay-state.ts';
import { stripTicks, useHourScale, useStripWords } from './strip-words.ts';
import type { DatesState } from './use-dates-choice.ts';

const monthsAhead = 12;

type DatesDayProps = { readonly state: DatesState; readonly listingName?: string | undefined };

/** The calendar of the chosen end and, for a listing, the chosen day's hours under it. */
export function DatesDay({ state, listingName }: DatesDayProps) {
  const t = useTexts('dates');
  const locale = useLocale();
  const { opening, today, month, date } = state;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const closed = closedDaysOfMonth(opening, year, number);
  const toCome = new Set([...closed].filter((day) => day >= today));
  // A stay may be kept, or named by an address, that lies outside of the months to choose from.
  const thisMonth = today.slice(0, 7);
  const months = [thisMonth, shiftMonth(thisMonth, monthsAhead), date.slice(0, 7)].toSorted();
  const reasonAgainst = (day: string) => (day < today ? t('inThePast') : closed.has(day) ? t('closed') : undefined);
  return (
    <div className={styles.day}>
      <Calendar
        month={month}
        onMonth={state.setMonth}
        selected={date}
        onSelect={state.chooseDate}
        today={today}
        closed={toCome}
        reasonAgainst={reasonAgainst}
        firstMonth={months[0]}
        lastMonth={months.at(-1)}
        locale={locale === 'en' ? 'en-CA' : locale === 'fr' ? 'fr-CA' : 'es-MX'}
        weekStart={locale === 'es' ? 1 : 0}
        label={t(state.tab)}
        previousLabel={t('previousMonth')}
        nextLabel={t('nextMonth')}
        todayLabel={t('today')}
      />
      <p className={styles.legend} aria-hidden>
        <span className={styles.todayMark}>{t('today')}</span>
        {toCome.size > 0 && (
          <span>
            <s>{Number([...toCome][0]?.slice(8))}</s> {t('closed')}
          </span>
        )}
      </p>
      {listingName !== undefined && <DayStrip state={state} listingName={listingName} />}
    </div>
  );
}

function DayStrip({ state, listingName }: { readonly state: DatesState; readonly listingName: string }) {
  const t = useTexts('dates');
  const locale = useLocale();
  const words = useStripWords();
  const scale = useHourScale();
  const strip = stripOf(state.opening, state.date, state.stay);
  return (
    <div className={styles.strip}>
      <div className={styles.stripHead}>
        <strong>{t('placeAndDay', { name: listingName, day: formatLocalDay(state.date, locale) })}</strong>
        {!state.isReversed && <span>{t('hours', { count: hoursOf(state.stay) })}</span>}
      </div>
      <OpenStrip open={strip.open} ticks={stripTicks(strip, strip.failing)} scale={scale} text={words(strip)} />
    </div>
  );
}
