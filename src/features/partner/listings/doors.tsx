import { CalendarHeart, ChevronRight, Clock, DoorClosed, type LucideIcon, Pencil, Printer, Tag } from 'lucide-react';
import { compileOpening, openStretchesOfDay } from '#shared/availability/opening.ts';
import { type OpeningRules, type Weekday, weekdays } from '#shared/availability/opening-rules.ts';
import { dateOfDay, dayOfDate } from '#shared/time/local-time.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useDayName } from '../hours/use-day-name.ts';
import { useShortDate } from './day-words.ts';
import styles from './location-page.module.css';
import type { OwnListing } from './use-listing.ts';

/** How far ahead a public holiday is spoken of, in days. */
const SOON = 45;

type DoorsProps = { readonly listing: OwnListing; readonly now: string };

/** The ways to the editors of a location, each with what it holds in a line, and what is forgotten. */
export function Doors({ listing, now }: DoorsProps) {
  const t = useTexts('partner');
  const short = useShortDate();
  const { id, rules, discounts, maxCapacity } = listing;
  const today = localDateOf(now, rules.zone);
  const closures = rules.closures.filter(({ to }) => to >= today);
  const doors: readonly (readonly [LucideIcon, string, string, string])[] = [
    [Clock, 'hours', t('tabHours'), useHoursDoor()(listing)],
    [CalendarHeart, 'holidays', t('tabHolidays'), useHolidaysDoor(listing, today)],
    [
      DoorClosed,
      'closure',
      t('tabClosures'),
      closures.length === 0
        ? t('doorClosuresNone')
        : closures.map(({ from, to }) => t('hoursRange', { from: short(from), to: short(to) })).join(', '),
    ],
    [
      Tag,
      'promotions',
      t('tabPromotions'),
      discounts.length === 0
        ? t('doorPromotionsNone')
        : discounts
            .map(({ percentage, appliedTo }) => t('doorPromotion', { percentage, products: appliedTo }))
            .join(', '),
    ],
    [Printer, 'kit', t('tabKit'), t('doorKit')],
    [Pencil, 'edit', t('tabDetails'), t('doorDetails', { count: maxCapacity })],
  ];
  return (
    <Card as="section" pad={0}>
      <ul>
        {doors.map(([icon, end, name, content]) => (
          <li key={end} className={styles.door}>
            <span className={styles.doorIcon}>
              <Icon of={icon} size={18} />
            </span>
            <AppLink to={`/dashboard/listings/${id}/${end}`} className={styles.doorName}>
              {name}
            </AppLink>
            <span className={styles.doorText}>{content}</span>
            <Icon of={ChevronRight} size={20} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The first and last of the days that are open, where they are one stretch of the week. */
function stretchOf(rules: OpeningRules): readonly [Weekday, Weekday] | null {
  const open = weekdays.filter((day) => rules.weekly.some((slot) => slot.day === day));
  const [first] = open;
  const last = open.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  return weekdays.indexOf(last) - weekdays.indexOf(first) + 1 === open.length ? [first, last] : null;
}

function useHoursDoor(): (listing: OwnListing) => string {
  const t = useTexts('partner');
  const own = useTexts('dashboard');
  const dayName = useDayName();
  return ({ rules, hasHours }) => {
    if (rules.availableFullTime) return t('doorHoursAlways');
    if (!hasHours) return t('doorHoursNone');
    const days = new Set(rules.weekly.map(({ day }) => day)).size;
    if (days === weekdays.length) return own('doorHoursEvery');
    const stretch = stretchOf(rules);
    if (stretch === null) return t('doorHoursOpen', { count: days });
    return own('doorHoursRange', { from: dayName(stretch[0]), to: dayName(stretch[1]) });
  };
}

/** The dates that are set, and the next public holiday on which nothing was said and the door would be open. */
function useHolidaysDoor({ id, rules }: OwnListing, today: string): string {
  const t = useTexts('partner');
  const own = useTexts('dashboard');
  const short = useShortDate();
  const locale = useLocale();
  const { data: holidays } = trpc.partner.publicHolidays.useQuery({ listingId: id, locale });
  const dates = [...new Set(rules.special.map(({ date }) => date))].filter((date) => date >= today).sort();
  const opening = compileOpening(rules);
  const soon = dateOfDay(dayOfDate(today) + SOON);
  const forgotten = holidays?.days.find(
    ({ date }) => date <= soon && !dates.includes(date) && openStretchesOfDay(opening, date).length > 0,
  );
  const set =
    dates.length === 0
      ? t('doorHolidaysNone')
      : t('doorHolidays', { count: dates.length, date: short(dates[0] ?? today) });
  return forgotten === undefined ? set : `${set}. ${own('doorForgotten', { name: forgotten.name })}`;
}
