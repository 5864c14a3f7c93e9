import { formatClock } from '#web/lib/format/time.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import type { Guide } from './guide-types.ts';
import styles from './guide-cost.module.css';

const wide = {
  width: 800,
  height: 230,
  left: 64,
  right: 12,
  top: 26,
  bottom: 30,
  every: 4,
};
const narrow = { ...wide, width: 312, height: 190, left: 56, every: 12 };

interface StaircaseProps {
  readonly guide: Guide;
  readonly cost: NonNullable<Guide['cost']>;
  /** The chosen length of a stay. */
  readonly hours: number;
}

/** One bag's price over 26 hours as stairs, midnight dashed, a dot at the chosen hours; on phones with fewer words. */
export function Staircase(props: StaircaseProps) {
  return (
    <>
      <Stairs {...props} box={wide} className={styles.wide} />
      <Stairs {...props} box={narrow} className={styles.narrow} />
    </>
  );
}

interface StairsProps extends StaircaseProps {
  readonly box: typeof wide;
  readonly className: string | undefined;
}

function Stairs({ guide, cost, hours, box, className }: StairsProps) {
  const t = useTexts('guide');
  const locale = useLocale();
  const { steps } = cost;
  const { currency } = cost.rates.maxPrice;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const highest = Math.max(...steps);
  const count = steps.length;
  const x = (hour: number) => box.left + (hour / count) * (box.width - box.left - box.right);
  const y = (minor: number) => box.height - box.bottom - (minor / highest) * (box.height - box.top - box.bottom);
  const line = steps
    .map((minor, hour) => `${hour === 0 ? 'M' : 'V'}${hour === 0 ? `${x(0)} ${y(minor)}` : y(minor)}H${x(hour + 1)}`)
    .join('');
  const at = (hour: number) => formatClock(hoursLater(guide.stay.dropOffAt, hour), guide.zone, locale);
  const midnight = steps.findIndex((minor) => minor > cost.rates.maxPrice.minor);
  const levels = [...new Set([highest, cost.rates.maxPrice.minor, 0])];
  return (
    <svg
      className={cx(styles.chart, className)}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={t('chart', {
        first: money(steps[0] ?? 0),
        day: money(cost.rates.maxPrice.minor),
        night: money(highest),
      })}
    >
      {levels.map((minor) => (
        <g key={minor}>
          <line className={styles.level} x1={x(0)} x2={x(count)} y1={y(minor)} y2={y(minor)} />
          <text className={styles.mark} x={box.left - 10} y={y(minor) + 4} textAnchor="end">
            {money(minor)}
          </text>
        </g>
      ))}
      <path className={styles.area} d={`${line}V${y(0)}H${x(0)}Z`} />
      <path className={styles.line} d={line} />
      {midnight > 0 && (
        <>
          <line className={styles.midnight} x1={x(midnight)} x2={x(midnight)} y1={box.top - 4} y2={y(0)} />
          <text className={styles.mark} x={x(midnight) - 6} y={box.top - 12} textAnchor="end">
            {t('midnight')}
          </text>
        </>
      )}
      {[0, 4, 8, 12, 16, 20, 24]
        .filter((hour) => hour % box.every === 0)
        .map((hour) => (
          <text
            key={hour}
            className={styles.mark}
            x={x(hour)}
            y={box.height - 8}
            textAnchor={hour === 0 ? 'start' : 'middle'}
          >
            {at(hour)}
          </text>
        ))}
      <circle className={styles.dot} cx={x(hours)} cy={y(steps[hours - 1] ?? 0)} r={6} />
    </svg>
  );
}

const hoursLater = (iso: string, hours: number): string => new Date(Date.parse(iso) + hours * 3_600_000).toISOString();
