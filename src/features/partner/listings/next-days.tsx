import { comingWeek } from '#shared/availability/coming-week.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { CapacityBar } from './capacity-bar.tsx';
import { useDayWords } from './day-words.ts';
import styles from './location-page.module.css';
import type { OwnListing, Week } from './use-listing.ts';

type NextDaysProps = { readonly listing: OwnListing; readonly week: Week; readonly now: string };

/** The hours of the next seven days as they will really be, and how many bags meet at most. */
export function NextDays({ listing, week, now }: NextDaysProps) {
  const t = useTexts('partner');
  const locale = useLocale();
  const words = useDayWords();
  const { data: holidays } = trpc.partner.publicHolidays.useQuery({ listingId: listing.id, locale });
  const isHoliday = (date: string) => holidays?.days.some((each) => each.date === date) === true;
  const today = localDateOf(now, listing.rules.zone);
  const mostBags = new Map(week.days.map((day) => [day.date, day.mostBags]));
  return (
    <Card as="section" pad={0}>
      <header className={styles.daysHead}>
        <h2>{t('nextDays')}</h2>
        <p className={styles.soft}>{t('nextDaysText')}</p>
      </header>
      <ul>
        {comingWeek(compileOpening(listing.rules), today).map((day) => (
          <li key={day.date} className={cx(styles.dayRow, day.date === today && styles.isToday)}>
            <span className={styles.dayName}>
              {formatDate(day.date, locale, { weekday: 'short' })} {Number(day.date.slice(8))}
              {day.date === today && <Chip tone="ticket">{t('today')}</Chip>}
            </span>
            <OpenStrip open={day.slots} className={styles.dayStrip} />
            <span className={styles.dayWords}>{words(listing, { ...day, isHoliday: isHoliday(day.date) })}</span>
            <CapacityBar label={t('bags')} count={mostBags.get(day.date) ?? 0} capacity={listing.maxCapacity} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
