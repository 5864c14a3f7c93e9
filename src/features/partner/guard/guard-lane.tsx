import { X } from 'lucide-react';
import type { StayEnd } from '#shared/availability/verdict.ts';
import { formatMonthDay, formatWeekday } from '#web/lib/format/time.ts';
import { useLocale } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './guard-lane.module.css';
import type { LaneScale } from './lane-scale.ts';

/** More labels would stand in each other's way. */
const MAX_LABELS = 11;

/** The days above the lanes; the rows say in words when each booking is. */
export function LaneDays({ scale: { days } }: { readonly scale: LaneScale }) {
  const locale = useLocale();
  const step = Math.ceil(days.length / MAX_LABELS);
  const label = (date: string, index: number): string => {
    const day = String(Number(date.slice(8)));
    if (index === 0) return `${formatWeekday(`${date}T12:00:00Z`, 'UTC', locale)} ${day}`;
    return day === '1' ? formatMonthDay(date, locale) : day;
  };
  return (
    <ol className={styles.days} aria-hidden>
      {days.map(({ date, isClosed }, index) => (
        <li key={date} className={cx(isClosed && styles.closedDay)}>
          {index % step === 0 && label(date, index)}
        </li>
      ))}
    </ol>
  );
}

type GuardLaneProps = {
  readonly scale: LaneScale;
  readonly stay: { readonly dropOffAt: string; readonly pickUpAt: string };
  /** The ends that meet a closed door. */
  readonly ends: readonly StayEnd[];
};

/** One stay across the days: closed ones hatched, a cross where an end meets a closed door. */
export function GuardLane({ scale, stay, ends }: GuardLaneProps) {
  const { days, at } = scale;
  const from = at(stay.dropOffAt);
  const to = at(stay.pickUpAt);
  const end = (which: StayEnd, left: number) => {
    const style = { insetInlineStart: `${left}%` };
    // The end that comes first says it; the other is red.
    return ends[0] === which ? (
      <span className={styles.cross} style={style}>
        <Icon of={X} size={16} />
      </span>
    ) : (
      <span className={cx(styles.tick, ends.includes(which) && styles.failing)} style={style} />
    );
  };
  return (
    <div className={styles.lane} aria-hidden>
      <div className={styles.ground}>
        {days.map(({ date, isClosed }) => (
          <span key={date} className={cx(isClosed && styles.hatched)} />
        ))}
      </div>
      <span className={styles.bar} style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }} />
      {end('dropOff', from)}
      {end('pickUp', to)}
    </div>
  );
}
