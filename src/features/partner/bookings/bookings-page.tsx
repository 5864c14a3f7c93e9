import { Download, Search, X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { type BagState, bookingSorts } from '#shared/partner/bookings-schema.ts';
import { formatWeekDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { Counter } from '../counter/counter.tsx';
import { useLookedAt } from '../counter/use-looked-at.ts';
import { useToday } from '../counter/use-today.ts';
import listingStyles from '../listings/listings.module.css';
import { BookingDrawer } from './booking-drawer.tsx';
import { BookingList } from './booking-list.tsx';
import { BookingSections } from './booking-sections.tsx';
import { BookingsFilter } from './bookings-filter.tsx';
import styles from './bookings.module.css';
import { DayChart } from './day-chart.tsx';
import { useOpenedBooking } from './use-opened-booking.ts';

type Sort = (typeof bookingSorts)[number];

/** All bookings of the partner's locations in one list by time: in store, upcoming, then those that are past. Needs the areas `partnerBookings` and `counter`. */
export function BookingsPage() {
  const t = useTexts('partnerBookings');
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const [counts] = trpc.hosting.upcoming.useSuspenseQuery();
  const today = useToday();
  const now = today.askedAt;
  const { looked, look } = useLookedAt();
  const [text, setText] = useState('');
  const [sort, setSort] = useState<Sort>('dropOffAsc');
  const [chartId, setChartId] = useState(listings[0]?.id ?? '');
  const [listingId, setListingId] = useState<string | null>(null);
  const [bags, setBags] = useState<BagState | null>(null);
  const chosen = listings.find(({ id }) => id === chartId);
  const day = chosen === undefined ? '' : localDateOf(now, chosen.rules.zone);
  const [from, setFrom] = useState(day);
  const [date, setDate] = useState<string | null>(null);
  const { opened, open, close } = useOpenedBooking();
  const search = useDeferredValue(text.trim());
  const upcoming = counts.reduce((sum, { bookings }) => sum + bookings, 0);
  const narrowed = {
    ...(listingId !== null && { listingId }),
    ...(date !== null && { listingId: chartId, date }),
    ...(bags !== null && { bags }),
  };
  const file = new URLSearchParams({ sort, search, ...narrowed });
  const isFound = date !== null || search !== '' || bags !== null;
  const showOf = (id: string | null) => {
    setListingId(id);
    setDate(null);
    if (id !== null) setChartId(id);
  };
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
  const tools: ReactNode = (
    <div className={styles.filters}>
      <BookingsFilter listings={listings} listingId={listingId} onListing={showOf} bags={bags} onBags={setBags} />
      <Select
        height={44}
        aria-label={t('sortLabel')}
        value={sort}
        className={styles.sort}
        onChange={(event) => setSort(bookingSorts.find((each) => each === event.target.value) ?? sort)}
      >
        <Options of={bookingSorts.map((each) => [each, t(each)])} />
      </Select>
    </div>
  );
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
          setChartId(id);
          if (listingId !== null) setListingId(id);
          setDate(null);
        }}
        from={from}
        onFrom={(first) => {
          setFrom(first);
          setDate(null);
        }}
        date={date}
        onDate={setDate}
        today={day}
        now={now}
      />
      {isFound ? (
        <>
          <header className={styles.listHead}>
            <h2>{t('found')}</h2>
            {tools}
          </header>
          {date !== null && <DayFilter name={chosen.name} date={date} onClear={() => setDate(null)} />}
          <Card as="section" pad={0}>
            <BookingList
              asked={{ ...narrowed, when: 'all', sort, search }}
              now={now}
              onOpen={open}
              none={t('nothingFound')}
              isMixed={listings.length > 1 && date === null && listingId === null}
            />
          </Card>
        </>
      ) : (
        <BookingSections
          key={listingId}
          listings={listingId === null ? listings : [chosen]}
          sort={sort}
          now={now}
          onOpen={open}
          tools={tools}
        />
      )}
      {opened !== null && (
        <BookingDrawer
          booking={opened}
          onClose={close}
          onCounter={(next) => {
            close();
            look(next);
          }}
        />
      )}
      <Counter looked={looked} onLook={look} isScanning={false} onScanned={() => look(null)} today={today} now={now} />
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
