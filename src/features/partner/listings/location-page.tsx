import {
  CalendarHeart,
  ChevronRight,
  Clock,
  DoorClosed,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  Tag,
} from 'lucide-react';
import { compileOpening } from '#shared/availability/opening.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useShortDate } from './day-words.ts';
import styles from './location-page.module.css';
import { NextDays } from './next-days.tsx';
import { useNowWords } from './now-words.ts';
import { type OwnListing, useListing, useLoads } from './use-listing.ts';

type LocationPageProps = { readonly listingId: string; readonly now: string };

/** One location: today, what is missing, the week ahead, and the doors to edit it. */
export function LocationPage({ listingId, now }: LocationPageProps) {
  const t = useTexts('partner');
  const listing = useListing(listingId);
  const load = useLoads()(listingId);
  const short = useShortDate();
  const { hasHours, isBookable, pending, name, rules } = listing;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {hasHours ? (
          <Today listing={listing} now={now} bagsInStore={load?.bagsInStore ?? 0} />
        ) : (
          <Notice
            tone="danger"
            title={t('inactive')}
            action={
              <AppLink to={`/dashboard/listings/${listingId}/hours`} className={buttonClass({ size: 40 })}>
                {t('setHours')}
              </AppLink>
            }
          >
            {t('inactiveText', { name })}
          </Notice>
        )}
        {!isBookable && (
          <Notice
            tone="danger"
            action={
              <AppLink to="/dashboard/payouts" className={buttonClass({ variant: 'secondary', size: 40 })}>
                {t('payoutDetails')}
              </AppLink>
            }
          >
            {t('notBookable')}
          </Notice>
        )}
        {pending !== null && (
          <Notice icon={Hourglass} title={t('pending')}>
            {t('pendingText', { date: short(localDateOf(pending.since, rules.zone)) })}
          </Notice>
        )}
        <NextDays listing={listing} load={load} now={now} />
        <Doors listing={listing} now={now} />
      </div>
      <Facts listing={listing} />
    </div>
  );
}

type TodayProps = { readonly listing: OwnListing; readonly now: string; readonly bagsInStore: number };

function Today({ listing: { rules }, now, bagsInStore }: TodayProps) {
  const t = useTexts('partner');
  const { isOpen, long } = useNowWords()(compileOpening(rules), now);
  return (
    <Card className={styles.today}>
      <span className={cx(styles.sign, isOpen && styles.open)}>
        <Icon of={isOpen ? DoorOpen : DoorClosed} size={20} />
      </span>
      <div>
        <h2 className={styles.todayWords}>{long}</h2>
        <p className={styles.soft}>{t('bagsInside', { count: bagsInStore })}</p>
      </div>
    </Card>
  );
}

function Doors({ listing, now }: { readonly listing: OwnListing; readonly now: string }) {
  const t = useTexts('partner');
  const short = useShortDate();
  const { id, rules, discounts, hasHours } = listing;
  const today = localDateOf(now, rules.zone);
  const holidays = [...new Set(rules.special.map(({ date }) => date))].filter((date) => date >= today).sort();
  const closures = rules.closures.filter(({ to }) => to >= today);
  const days = new Set(rules.weekly.map(({ day }) => day)).size;
  const hours = rules.availableFullTime
    ? t('doorHoursAlways')
    : hasHours
      ? t('doorHoursOpen', { count: days })
      : t('doorHoursNone');
  const doors: readonly (readonly [LucideIcon, string, string, string])[] = [
    [Clock, 'hours', t('tabHours'), hours],
    [
      CalendarHeart,
      'holidays',
      t('tabHolidays'),
      holidays.length === 0
        ? t('doorHolidaysNone')
        : t('doorHolidays', { count: holidays.length, date: short(holidays[0] ?? today) }),
    ],
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

function Facts({ listing }: { readonly listing: OwnListing }) {
  const t = useTexts('partner');
  const { rating, reviewsCount, phone, wiFi, restroom, maxCapacity, bookingsNotificationsEnabled } = listing;
  const facts: readonly (readonly [string, string])[] = [
    [t('phone'), phone ?? t('notSaid')],
    [t('roomFor'), t('bagsCount', { count: maxCapacity })],
    [t('wiFi'), t(wiFi ? 'yes' : 'no')],
    [t('restroom'), t(restroom ? 'yes' : 'no')],
    [t('bookingEmails'), t(bookingsNotificationsEnabled ? 'on' : 'off')],
    [t('reviews'), rating === null ? t('noReviews') : t('ratingOf', { rating, count: reviewsCount })],
  ];
  return (
    <Card as="aside" className={styles.facts}>
      <h2 className={styles.factsHead}>{t('forTravellers')}</h2>
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
