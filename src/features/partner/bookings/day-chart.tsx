import { Instant } from '@js-joda/core';
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight } from 'lucide-react';
import { compileOpening } from '#shared/availability/opening.ts';
import { storeChart, type StoreDay } from '#shared/partner/store-chart.ts';
import { dateOfDay, dayOfDate, epochMinuteOf, minutesOfDay, wallMinuteAt } from '#shared/time/local-time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useShortDate } from '../listings/day-words.ts';
import type { OwnListing } from '../listings/use-listing.ts';
import { ChartPlot } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import styles from './day-chart.module.css';

const DAYS = 7;

type DayChartProps = {
  readonly listings: readonly OwnListing[];
  readonly listing: OwnListing;
  readonly onListing: (id: string) => void;
  /** The first of the seven days. */
  readonly from: string;
  readonly onFrom: (date: string) => void;
  /** The day whose bookings are shown; null for all. */
  readonly date: string | null;
  readonly onDate: (date: string | null) => void;
  readonly today: string;
  readonly now: string;
};

/** Bags in store against the room for them, hour by hour; its days filter the list below. */
export function DayChart(props: DayChartProps) {
  const { listings, listing, onListing, from, onFrom, date, onDate, today, now } = props;
  const t = useTexts('partnerBookings');
  const short = useShortDate();
  const { data: stays, isError } = trpc.hosting.storeWeek.useQuery(
    { listingId: listing.id, from },
    { placeholderData: (before) => before },
  );
  const opening = compileOpening(listing.rules);
  const { steps, days } = storeChart(stays ?? [], opening.zone, from);
  const isLoading = stays === undefined && !isError;
  const move = (ahead: number) => onFrom(dateOfDay(dayOfDate(from) + ahead));
  const nowAt = wallMinuteAt(opening.zone, epochMinuteOf(Instant.parse(now))) - dayOfDate(from) * minutesOfDay;
  const last = dateOfDay(dayOfDate(from) + DAYS - 1);
  return (
    <Card as="section" pad={0} className={styles.chart} aria-label={t('chart', { name: listing.name })}>
      <header className={styles.head}>
        {listings.length > 1 ? (
          <Select
            height={44}
            aria-label={t('chartLocation')}
            value={listing.id}
            onChange={({ target }) => onListing(target.value)}
          >
            <Options of={listings.map(({ id, name }) => [id, name])} />
          </Select>
        ) : (
          <h2 className={styles.name}>{listing.name}</h2>
        )}
        <div className={styles.weeks}>
          <IconButton icon={ChevronLeft} label={t('weekBefore')} onClick={() => move(-DAYS)} />
          <span className={styles.range}>{t('range', { from: short(from), to: short(last) })}</span>
          <IconButton icon={ChevronRight} label={t('weekAfter')} onClick={() => move(DAYS)} />
        </div>
      </header>
      {isLoading ? (
        <Skeleton height={280} />
      ) : (
        <>
          <div className={styles.days}>
            {days.map((day) => (
              <DayButton
                key={day.date}
                day={day}
                isToday={day.date === today}
                isChosen={day.date === date}
                onChoose={() => onDate(day.date === date ? null : day.date)}
              />
            ))}
          </div>
          <ChartPlot opening={opening} capacity={listing.maxCapacity} from={from} steps={steps} nowAt={nowAt} />
          <ChartTable days={days} name={listing.name} capacity={listing.maxCapacity} />
        </>
      )}
      <footer className={styles.legend}>
        <span className={styles.inStore}>{t('legendInStore')}</span>
        <span className={styles.isFull}>{t('legendFull')}</span>
        <span className={styles.isClosed}>{t('legendClosed')}</span>
        <span className={styles.room}>{t('legendRoom', { count: listing.maxCapacity })}</span>
        <span className={styles.hint}>{isError ? t('failed') : t('chartHint')}</span>
      </footer>
    </Card>
  );
}

type DayButtonProps = {
  readonly day: StoreDay;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function DayButton({ day, isToday, isChosen, onChoose }: DayButtonProps) {
  const t = useTexts('partnerBookings');
  const locale = useLocale();
  return (
    <button
      type="button"
      className={cx(styles.day, isToday && styles.today)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={styles.dayName}>
        {formatDate(day.date, locale, { weekday: 'short' })}{' '}
        <span className={styles.dayNumber}>{Number(day.date.slice(8))}</span>
        {isToday && (
          <Chip tone="ticket" className={styles.todayChip}>
            {t('today')}
          </Chip>
        )}
      </span>
      <span className={styles.most}>
        <strong>{day.most}</strong> <span className={styles.mostWords}>{t('bagsAtMost', { count: day.most })}</span>
      </span>
      <span className={styles.inOut}>
        <span>
          <Icon of={ArrowDown} size={14} />
          {t('bagsIn', { count: day.in })}
        </span>
        <span>
          <Icon of={ArrowUp} size={14} />
          {t('bagsOut', { count: day.out })}
        </span>
      </span>
    </button>
  );
}
