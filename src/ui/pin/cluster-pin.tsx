import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../cx.ts';
import { tagHeight, tagHole, tagPath, tagWidth } from './tag-path.ts';
import styles from './map-pin.module.css';

export type ClusterPinProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  readonly count: number;
  /** What stands behind the number: the lowest price, or why nothing in it can be had. */
  readonly words: string;
  /** Nothing in it can be had. */
  readonly unavailable?: boolean | undefined;
  /** Raised because a card of one of its places is pointed at. */
  readonly raised?: boolean | undefined;
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** Several pins that lie too close together: two tags, one behind the other, and how many there are. */
export function ClusterPin({ count, words, unavailable, raised, label, className, ...rest }: ClusterPinProps) {
  const width = tagWidth(`${count} ${words}`);
  return (
    <button
      type="button"
      data-shut={unavailable || undefined}
      {...rest}
      aria-label={label}
      className={cx(styles.pin, styles.cluster, unavailable && styles.shut, raised && styles.raised, className)}
    >
      <span className={styles.tag} style={{ width }}>
        <svg
          className={styles.shape}
          width={width + 5}
          height={tagHeight}
          viewBox={`0 0 ${width + 5} ${tagHeight}`}
          aria-hidden
        >
          <path className={styles.body} d={`M13 .5V-4H${width}q4.5 0 4.5 4.5V20q0 4.5-4.5 4.5h-3`} />
          <path className={styles.body} d={tagPath(width)} />
          <circle className={styles.hole} cx={tagHole.x} cy={tagHole.y} r={tagHole.r} />
        </svg>
        <span className={styles.text}>
          <b>{count}</b> {words}
        </span>
      </span>
    </button>
  );
}
