import { CirclePause, Undo2 } from 'lucide-react';
import { Instant } from '@js-joda/core';
import { restOfToday } from '#shared/partner/close-today.ts';
import { epochMinuteOf, minuteOfWall, wallMinuteAt } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { formatClock, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './room-today.module.css';
import type { OwnListing } from './use-listing.ts';

/** How many more bags one press offers. */
const numbers = [1, 2, 4, 8] as const;
/** Places that were taken meanwhile are asked for so often, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** Minutes since the local midnight of an instant. */
export const localMinute = (now: string, zone: string): number =>
  minuteOfWall(wallMinuteAt(zoneOf(zone), epochMinuteOf(Instant.parse(now))));

/** Whether the door opens again, or is open, in what is left of the location's day. */
const hasRestOfToday = ({ rules }: OwnListing, now: string): boolean =>
  restOfToday(rules, localDateOf(now, rules.zone), localMinute(now, rules.zone)) !== null;

type RoomTodayProps = {
  readonly listing: OwnListing;
  /** The location's name above: it stands among others. */
  readonly isNamed?: boolean;
};

/** Only so many more bags for the rest of a location's day, or none, each by one press; and the way back. Needs the area `dashboard`. */
export function RoomToday({ listing, isNamed = false }: RoomTodayProps) {
  const t = useTexts('dashboard');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const { id: listingId, name, maxCapacity, rules } = listing;
  const { data: limits = [] } = trpc.hosting.dayLimits.useQuery(undefined, { refetchInterval: LOOK_AGAIN });
  const limit = limits.find((each) => each.listingId === listingId);
  const failed = { onError: (error: { readonly message: string }) => void toast.error(error.message) };
  const end = trpc.hosting.endDayLimit.useMutation({
    ...failed,
    onSuccess: (left) => {
      utils.hosting.dayLimits.setData(undefined, left);
      toast.info(t('roomUndone'), { key: listingId });
    },
  });
  const set = trpc.hosting.limitDay.useMutation({
    ...failed,
    onSuccess: (now, { bags }) => {
      utils.hosting.dayLimits.setData(undefined, now);
      toast.info(bags === 0 ? t('roomPaused') : t('roomSet', { count: bags }), {
        key: listingId,
        lasts: 10_000,
        action: (
          <Button variant="quiet" size={40} onClick={() => end.mutate({ listingId })}>
            {t('roomUndo')}
          </Button>
        ),
      });
    },
  });
  const isBusy = set.isPending || end.isPending;
  const choose = (bags: number) => set.mutate({ listingId, bags });
  return (
    <div className={styles.room} role="group" aria-label={t('roomOf', { name })}>
      <div className={styles.words}>
        {isNamed && <p className={styles.name}>{name}</p>}
        <p className={styles.state} role="status">
          {limit === undefined
            ? t('roomFree')
            : limit.bags === 0
              ? t('roomPausedUntil', { time: formatClock(limit.until, rules.zone, locale) })
              : t('roomLeft', { bags: t('roomOnly', { count: limit.bags }), left: limit.left })}
        </p>
      </div>
      <div className={styles.acts}>
        <span className={styles.soft} aria-hidden>
          {t('roomBefore')}
        </span>
        {numbers
          .filter((bags) => bags < maxCapacity)
          .map((bags) => (
            <Button
              key={bags}
              variant="secondary"
              size={44}
              aria-pressed={limit?.bags === bags}
              className={styles.choice}
              disabled={isBusy}
              onClick={() => choose(bags)}
            >
              <span aria-hidden>{bags}</span>
              <span className="sr-only">{t('roomOnly', { count: bags })}</span>
            </Button>
          ))}
        <span className={styles.soft} aria-hidden>
          {t('roomAfter')}
        </span>
        {limit?.bags !== 0 && (
          <Button variant="secondary" size={44} disabled={isBusy} onClick={() => choose(0)}>
            <Icon of={CirclePause} size={18} />
            {t('roomPause')}
          </Button>
        )}
        {limit !== undefined && (
          <Button variant="quiet" size={44} disabled={isBusy} onClick={() => end.mutate({ listingId })}>
            <Icon of={Undo2} size={18} />
            {t('roomUndo')}
          </Button>
        )}
      </div>
    </div>
  );
}

type RoomTodayCardProps = { readonly listings: readonly OwnListing[]; readonly now: string };

/** The same for each location that is still open today. `now` is an ISO instant. */
export function RoomTodayCard({ listings, now }: RoomTodayCardProps) {
  const t = useTexts('dashboard');
  const open = listings.filter((listing) => listing.isBookable && hasRestOfToday(listing, now));
  if (open.length === 0) return null;
  return (
    <Card as="section" pad={0} className={styles.card} aria-labelledby="room-today">
      <header className={styles.head}>
        <h2 id="room-today">{t('room')}</h2>
        <p>{t('roomText')}</p>
      </header>
      <ul className={styles.list}>
        {open.map((listing) => (
          <li key={listing.id}>
            <RoomToday listing={listing} isNamed />
          </li>
        ))}
      </ul>
    </Card>
  );
}
