import type { CSSProperties } from 'react';
import { type Opening, openStretchesOfDay } from '#shared/availability/opening.ts';
import { withoutRanges } from '#shared/availability/minute-ranges.ts';
import { fullStretches, type StoreStep } from '#shared/partner/store-chart.ts';
import { dateOfDay, dayOfDate, minutesOfDay } from '#shared/time/local-time.ts';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import styles from './chart-plot.module.css';

const DAYS = 7;
const WIDTH = DAYS * minutesOfDay;
const HEIGHT = 1000;
/** Hours that are written under each day. */
const LABELLED = [6, 12, 18];

type ChartPlotProps = {
  readonly opening: Opening;
  readonly capacity: number;
  /** The first day. */
  readonly from: string;
  readonly steps: readonly StoreStep[];
  /** Minutes from the first midnight; outside of the week there is no line. */
  readonly nowAt: number;
};

const share = (minute: number): string => `${(minute / WIDTH) * 100}%`;

/** The line of bags in store; its top is the room there is, never the most there was. The table next to it says the same. */
export function ChartPlot({ opening, capacity, from, steps, nowAt }: ChartPlotProps) {
  const t = useTexts('partnerBookings');
  const locale = useLocale();
  const y = (bags: number) => HEIGHT - (Math.min(bags, capacity) / capacity) * HEIGHT;
  const full = fullStretches(steps, capacity);
  const line = steps.map(
    ({ at, bags }, index) => `${index === 0 ? 'M' : 'H'}${at}${index === 0 ? ` ${y(bags)}` : `V${y(bags)}`}`,
  );
  const path = `${line.join('')}H${WIDTH}`;
  const closed = Array.from({ length: DAYS }, (_, ahead) => {
    const open = openStretchesOfDay(opening, dateOfDay(dayOfDate(from) + ahead));
    return withoutRanges([{ from: 0, to: minutesOfDay }], open).map((range) => ({
      from: range.from + ahead * minutesOfDay,
      to: range.to + ahead * minutesOfDay,
    }));
  }).flat();
  const isNow = nowAt >= 0 && nowAt < WIDTH;
  const nowBags = steps.findLast(({ at }) => at <= nowAt)?.bags ?? 0;
  const minute = (at: number) => formatMinute(at % minutesOfDay, locale);
  return (
    <div className={styles.plot} aria-hidden>
      <div className={styles.field}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.svg}>
          {closed.map(({ from: since, to }) => (
            <rect key={since} x={since} width={to - since} y={0} height={HEIGHT} className={styles.closed} />
          ))}
          {[0.25, 0.5, 0.75].map((part) => (
            <line key={part} x1={0} x2={WIDTH} y1={HEIGHT * part} y2={HEIGHT * part} className={styles.grid} />
          ))}
          {Array.from({ length: DAYS - 1 }, (_, index) => (
            <line
              key={index}
              x1={(index + 1) * minutesOfDay}
              x2={(index + 1) * minutesOfDay}
              y1={0}
              y2={HEIGHT}
              className={styles.grid}
            />
          ))}
          <path d={`${path}V${HEIGHT}H0Z`} className={styles.area} />
          {full.map(({ from: since, to }) => (
            <rect key={since} x={since} width={to - since} y={0} height={HEIGHT} className={styles.full} />
          ))}
          <path d={path} className={styles.line} />
          <line x1={0} x2={WIDTH} y1={0} y2={0} className={styles.capacity} />
        </svg>
        {full.slice(0, 3).map(({ from: since, to }) => (
          <span key={since} className={styles.fullWords} style={{ insetInlineStart: share((since + to) / 2) }}>
            {t('fullFromTo', { from: minute(since), to: minute(to) })}
          </span>
        ))}
        {isNow && (
          <span className={styles.now} style={{ insetInlineStart: share(nowAt) }}>
            <span className={styles.dot} style={{ '--depth': y(nowBags) / HEIGHT } as CSSProperties} />
            <span className={styles.nowWords}>{t('nowBags', { count: nowBags })}</span>
          </span>
        )}
      </div>
      <div className={styles.hours}>
        {Array.from({ length: DAYS }, (_, ahead) =>
          LABELLED.map((hour) => (
            <span key={`${ahead}-${hour}`} style={{ insetInlineStart: share(ahead * minutesOfDay + hour * 60) }}>
              {formatMinute(hour * 60, locale).replace(':00', '')}
            </span>
          )),
        )}
      </div>
    </div>
  );
}
