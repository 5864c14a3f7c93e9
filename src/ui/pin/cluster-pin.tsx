import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from '../cx.ts';
import { tagHeight, tagHole, tagPath } from './tag-path.ts';
import styles from './map-pin.module.css';

export type ClusterPinProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  readonly count: number;
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** Several pins that lie too close together: two tags, one behind the other, and how many there are. */
export function ClusterPin({ count, label, className, ...rest }: ClusterPinProps) {
  const width = 36 + 8 * String(count).length;
  return (
    <button type="button" {...rest} aria-label={label} className={cx(styles.pin, styles.cluster, className)}>
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
        <span className={styles.text}>{count}</span>
      </span>
    </button>
  );
}
