import { formatMinute, localDateOf, localMinuteOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { useMoments } from '../kit/use-moments.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { Card } from './card.tsx';
import styles from './hours-card.module.css';
import type { Listing, ListingNow } from './listing.ts';

type Day = Listing['week'][number];

/** The next seven days as they are reckoned, and how full each gets. */
export function HoursCard({ listing, now }: ListingNow) {
  const t = useTexts('adminListings');
  const mayEdit = useMayDo('support');
  return (
    <Card
      title={t('hours')}
      aside={
        <>
          {t('asReckoned')}
          {mayEdit && (
            <>
              {' '}
              <AppLink to={`/admin/listings/${listing.id}/edit`} className={styles.edit}>
                {t('editFor')}
              </AppLink>
            </>
          )}
        </>
      }
      isWide
    >
      <ul className={styles.week}>
        {listing.week.map((day) => (
          <DayRow key={day.date} day={day} listing={listing} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function DayRow({ day, listing, now }: ListingNow & { readonly day: Day }) {
  const t = useTexts('adminListings');
  const { dayOf, weekdayOf } = useMoments();
  const { date, stretches, usual, by, mostBags } = day;
  const { zone, capacity } = listing;
  const isToday = date === listing.week[0]?.date;
  const minute = localDateOf(now, zone) === date ? localMinuteOf(now, zone) : null;
  const hours = useHoursWords(day, minute);
  const share = capacity === 0 ? 0 : Math.min(1, mostBags / capacity);
  return (
    <li className={cx(styles.day, isToday && styles.today)}>
      <span className={styles.date}>{isToday ? t('today', { date: dayOf(date) }) : weekdayOf(date)}</span>
      <OpenStrip
        open={stretches}
        taken={by === 'week' ? [] : usual}
        ticks={minute === null ? [] : [{ at: minute }]}
        className={styles.strip}
      />
      <span className={cx(styles.hours, by !== 'week' && styles.other)}>{hours}</span>
      <span className={styles.room}>
        <span className={styles.meter} aria-hidden>
          <span className={cx(mostBags >= capacity && styles.full)} style={{ width: `${share * 100}%` }} />
        </span>
        <span aria-hidden>{t('room', { count: mostBags, capacity })}</span>
        <span className="sr-only">{t('roomRead', { count: mostBags, capacity })}</span>
      </span>
    </li>
  );
}

/** What a day's hours are, in words; of today whether the door is open. */
function useHoursWords({ stretches, by }: Day, minute: number | null): string {
  const t = useTexts('adminListings');
  const locale = useLocale();
  if (stretches.length === 0)
    return t(by === 'closure' ? 'closedClosure' : by === 'special' ? 'closedSpecial' : 'closed');
  const open = minute === null ? undefined : stretches.find(({ from, to }) => from <= minute && minute < to);
  const text =
    open === undefined
      ? stretches
          .map(({ from, to }) => t('fromTo', { from: formatMinute(from, locale), to: formatMinute(to, locale) }))
          .join(', ')
      : t('openTo', { to: formatMinute(open.to, locale) });
  return by === 'special' ? t('specialHours', { hours: text }) : text;
}
