import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { UnconfirmedNotice } from '#web/parts/unconfirmed-notice.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { CodeField } from '../counter/code-field.tsx';
import { Counter } from '../counter/counter.tsx';
import { CounterStrip } from '../counter/offline/counter-strip.tsx';
import { RefusedElsewhere } from '../counter/offline/refused-elsewhere.tsx';
import { TurnBar } from '../counter/pins/turn-bar.tsx';
import { TodaysStays } from '../counter/todays-stays.tsx';
import { useToday } from '../counter/use-today.ts';
import { ReportedDoors } from '../doors/reported-doors.tsx';
import listingStyles from '../listings/listings.module.css';
import { RoomTodayCard } from '../listings/room-today.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import { BalanceCard } from './balance-card.tsx';
import styles from './home.module.css';
import { LocationRows } from './location-rows.tsx';
import { Notifications } from './notifications.tsx';
import { ProfileCard } from './profile-card.tsx';
import { TomorrowLine } from './tomorrow-line.tsx';
import { useLookedAt } from '../counter/use-looked-at.ts';

/** The partner's day: who comes, money, locations, and what waits for an answer. `now` is the instant (ISO) at which the page was asked for. */
export function HomePage({ now }: { readonly now: string }) {
  const t = useTexts('partner');
  const own = useTexts('dashboard');
  const locale = useLocale();
  const viewer = useViewer();
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const today = useToday();
  const [where, setWhere] = useState('');
  const counter = useTexts('counter');
  const { looked, look, lookByTyped, lookByListed } = useLookedAt();
  const [isScanning, setIsScanning] = useState(false);
  const zone = (listings.find(({ id }) => id === where) ?? listings[0])?.rules.zone ?? 'UTC';
  const day = formatDate(localDateOf(now, zone), locale, { weekday: 'long', month: 'short', day: 'numeric' });
  const isHere = ({ listingId }: { readonly listingId: string }) => where === '' || listingId === where;
  const shown = {
    ...today,
    dropOffs: today.dropOffs.filter(isHere),
    pickUps: today.pickUps.filter(isHere),
    locations: today.locations.filter(({ id }) => isHere({ listingId: id })),
  };
  return (
    <>
      <CounterStrip withLink />
      <TurnBar />
      <PageHeader
        className={listingStyles.title}
        title={<span className={styles.day}>{day}</span>}
        lead={counter('daySummary', {
          dropOffs: counter('dropOffsCount', { count: today.dropOffs.length }),
          pickUps: counter('pickUpsCount', { count: today.pickUps.length }),
          bags: counter('bags', { count: today.bagsInside }),
        })}
        actions={<CodeField onCode={lookByTyped} onScan={() => setIsScanning(true)} />}
      />
      <ReportedDoors mayChangeHours />
      {viewer?.isConfirmed === false && <UnconfirmedNotice className={styles.unconfirmed} />}
      <Counter
        looked={looked}
        onLook={look}
        isScanning={isScanning}
        onScanned={() => setIsScanning(false)}
        today={shown}
        now={today.askedAt}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <RefusedElsewhere />
          <div className={styles.stays}>
            <TodaysStays
              today={shown}
              now={today.askedAt}
              onCode={lookByListed}
              filter={<LocationFilter listings={listings} value={where} onChange={setWhere} />}
              foot={
                <span className={styles.stayFoot}>
                  <TomorrowLine />
                  <AppLink to="/dashboard/bookings" className={styles.all}>
                    {own('allBookings')}
                    <Icon of={ArrowRight} size={16} />
                  </AppLink>
                </span>
              }
            />
          </div>
          <div className={styles.room}>
            <RoomTodayCard listings={listings.filter(({ id }) => isHere({ listingId: id }))} now={now} />
          </div>
          <section className={styles.locations}>
            <header className={styles.head}>
              <h2>{t('yourLocations')}</h2>
              <AppLink to="/dashboard/listings/new" className={buttonClass({ variant: 'secondary' })}>
                {t('addListing')}
              </AppLink>
            </header>
            <LocationRows listings={listings} now={now} />
          </section>
        </div>
        <div className={styles.aside}>
          <div className={styles.notes}>
            <Notifications listings={listings} now={now} />
          </div>
          <BalanceCard className={styles.balance} />
          <ProfileCard listings={listings} className={styles.profile} />
        </div>
      </div>
    </>
  );
}

type LocationFilterProps = {
  readonly listings: readonly OwnListing[];
  /** The chosen location's id; empty for all. */
  readonly value: string;
  readonly onChange: (id: string) => void;
};

/** Which location's day is shown; nothing where there is one. */
function LocationFilter({ listings, value, onChange }: LocationFilterProps) {
  const t = useTexts('dashboard');
  if (listings.length < 2) return null;
  return (
    <Select
      height={44}
      aria-label={t('whichLocation')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={styles.filter}
    >
      <option value="">{t('allLocations')}</option>
      <Options of={listings.map(({ id, name }) => [id, name])} />
    </Select>
  );
}
