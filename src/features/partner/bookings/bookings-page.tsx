import { Download, Search, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { bookingSorts } from '#shared/partner/bookings-schema.ts';
import { formatWeekDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import listingStyles from '../listings/listings.module.css';
import { BookingDrawer } from './booking-drawer.tsx';
import { PastGroup, UpcomingGroup } from './booking-groups.tsx';
import { BookingList } from './booking-list.tsx';
import styles from './bookings.module.css';
import { DayChart } from './day-chart.tsx';
import { useOpenedBooking } from './use-opened-booking.ts';

type Sort = (typeof bookingSorts)[number];

/** All bookings of the partner's locations, upcoming first, then those that are past. Needs the area `partnerBookings`. `now` is an ISO instant. */
export function BookingsPage({ now }: { readonly now: string }) {
  const t = useTexts('partnerBookings');
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const [counts] = trpc.hosting.upcoming.useSuspenseQuery();
  const [text, setText] = useState('');
  const [sort, setSort] = useState<Sort>('dropOffAsc');
  const [listingId, setListingId] = useState(listings[0]?.id ?? '');
  const chosen = listings.find(({ id }) => id === listingId);
  const today = chosen === undefined ? '' : localDateOf(now, chosen.rules.zone);
  const [from, setFrom] = useState(today);
  const [date, setDate] = useState<string | null>(null);
  const { opened, open, close } = useOpenedBooking();
  const search = useDeferredValue(text.trim());
  const upcoming = counts.reduce((sum, { bookings }) => sum + bookings, 0);
  const file = new URLSearchParams({ sort, search, ...(date !== null && { listingId, date }) });
  const shared = { sort, now, onOpen: open };
  if (chosen === undefined) {
    return (
      <>
        <PageHeader className={listingStyles.title} title={t('title')} />
        <EmptyState title={t('noLocations')} picture={<Storefront kind="cafe" name="" />}>
          {t('noLocationsText')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        className={listingStyles.title}
        title={t('title')}
        lead={t('lead', {
          upcoming: t('upcomingCount', { count: upcoming }),
          locations: t('inLocations', { count: counts.length }),
        })}
        actions={
          <div className={styles.tools}>
            <Input
              type="search"
              before={<Icon of={Search} size={18} />}
              aria-label={t('search')}
              placeholder={t('nameOrCode')}
              value={text}
              maxLength={80}
              onChange={(event) => setText(event.target.value)}
            />
            <a
              href={`/dashboard/bookings.csv?${file}`}
              download="bookings.csv"
              aria-label={t('download')}
              className={buttonClass({ variant: 'secondary', size: 48 })}
            >
              <Icon of={Download} size={18} />
              {t('csv')}
            </a>
          </div>
        }
      />
      <DayChart
        listings={listings}
        listing={chosen}
        onListing={(id) => {
          setListingId(id);
          setDate(null);
        }}
        from={from}
        onFrom={(first) => {
          setFrom(first);
          setDate(null);
        }}
        date={date}
        onDate={setDate}
        today={today}
        now={now}
      />
      <header className={styles.listHead}>
        <h2>{date === null && search === '' ? t('upcoming') : t('found')}</h2>
        <Select
          height={44}
          aria-label={t('sortLabel')}
          value={sort}
          className={styles.sort}
          onChange={(event) => setSort(bookingSorts.find((each) => each === event.target.value) ?? sort)}
        >
          {bookingSorts.map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </Select>
      </header>
      {date !== null && <DayFilter name={chosen.name} date={date} onClear={() => setDate(null)} />}
      {date !== null || search !== '' ? (
        <Card as="section" pad={0}>
          <BookingList
            asked={{ ...(date !== null && { listingId, date }), when: 'all', sort, search }}
            now={now}
            onOpen={open}
            none={t('nothingFound')}
            isMixed={date === null}
          />
        </Card>
      ) : (
        <>
          <div className={styles.folds}>
            {listings.map((listing, index) => (
              <UpcomingGroup key={listing.id} listing={listing} startsOpen={index === 0} {...shared} />
            ))}
          </div>
          <h2 className={styles.past}>{t('past')}</h2>
          <div className={styles.folds}>
            {listings.map((listing, index) => (
              <PastGroup key={listing.id} listing={listing} startsOpen={index === 0} {...shared} />
            ))}
          </div>
        </>
      )}
      {opened !== null && <BookingDrawer booking={opened} onClose={close} />}
    </>
  );
}

type DayFilterProps = { readonly name: string; readonly date: string; readonly onClear: () => void };

function DayFilter({ name, date, onClear }: DayFilterProps) {
  const t = useTexts('partnerBookings');
  const locale = useLocale();
  return (
    <p className={styles.dayFilter}>
      {t('onlyDay', { name, day: formatWeekDay(date, locale) })}
      <Button variant="quiet" size={40} onClick={onClear}>
        <Icon of={X} size={16} />
        {t('allDays')}
      </Button>
    </p>
  );
}
