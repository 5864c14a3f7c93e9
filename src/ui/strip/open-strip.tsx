import { cx } from '../cx.ts';
import { percent } from './percent.ts';
import styles from './open-strip.module.css';

/** Minutes since the day's midnight; 1440 is the next one. */
type Stretch = { readonly from: number; readonly to: number };
export type StripTick = {
  readonly at: number;
  readonly failing?: boolean | undefined;
  /** It was there before a change. */
  readonly old?: boolean | undefined;
};
export type StripHour = { readonly at: number; readonly label: string };

export type OpenStripProps = {
  readonly open: readonly Stretch[];
  /** The stay's ends. */
  readonly ticks?: readonly StripTick[] | undefined;
  /** Stretches drawn over the open ones in the danger colour: where two of them overlap. */
  readonly clashes?: readonly Stretch[] | undefined;
  /** Parts of the open stretches that are new, in brand; and what was open before, in a pale grey. */
  readonly added?: readonly Stretch[] | undefined;
  readonly taken?: readonly Stretch[] | undefined;
  /** The minute that it is: open stretches before it fade, and a disc marks it. */
  readonly now?: number | undefined;
  /** Hours written under the bar; none on cards. */
  readonly scale?: readonly StripHour[] | undefined;
  /** Greys the stretches: the stay does not fit. By itself if a tick fails. */
  readonly unavailable?: boolean | undefined;
  /** All that the picture says, in one sentence; left out only where the words next to it say it already. */
  readonly text?: string | undefined;
  readonly className?: string | undefined;
};

/** The stretches, parted where it is now. */
const partsAt = (open: readonly Stretch[], now = 0): (Stretch & { readonly isPast: boolean })[] =>
  open.flatMap(({ from, to }) =>
    from < now && now < to
      ? [
          { from, to: now, isPast: true },
          { from: now, to, isPast: false },
        ]
      : [{ from, to, isPast: to <= now }],
  );

/** A day as a thin bar of 24 hours. */
export function OpenStrip(props: OpenStripProps) {
  const { open, ticks = [], clashes = [], added = [], taken = [], now, scale, unavailable, text, className } = props;
  const grey = unavailable ?? ticks.some((tick) => tick.failing);
  return (
    <div
      className={cx(styles.strip, grey && styles.grey, className)}
      {...(text ? { role: 'img', 'aria-label': text } : { 'aria-hidden': true })}
    >
      <div className={styles.track}>
        <div className={styles.bar}>
          {taken.map(({ from, to }) => (
            <span key={from} className={styles.taken} style={{ left: percent(from), width: percent(to - from) }} />
          ))}
          {partsAt(open, now).map(({ from, to, isPast }) => (
            <span
              key={from}
              className={cx(styles.open, isPast && styles.past)}
              style={{ left: percent(from), width: percent(to - from) }}
            />
          ))}
          {added.map(({ from, to }) => (
            <span key={from} className={styles.added} style={{ left: percent(from), width: percent(to - from) }} />
          ))}
          {clashes.map(({ from, to }) => (
            <span key={from} className={styles.clash} style={{ left: percent(from), width: percent(to - from) }} />
          ))}
        </div>
        {ticks.map(({ at, failing, old }, index) => (
          <span
            key={index}
            className={cx(styles.tick, failing && styles.failing, old && styles.old)}
            style={{ left: percent(at) }}
          />
        ))}
        {now !== undefined && <span className={styles.now} style={{ left: percent(now) }} />}
      </div>
      {scale && (
        <div className={styles.scale}>
          {scale.map(({ at, label }) => (
            <span key={at} style={{ left: percent(at), translate: percent(-at) }}>
              {label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
