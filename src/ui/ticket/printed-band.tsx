import { cx } from '../cx.ts';
import { bandLines } from '#shared/drawing/band-lines.ts';
import styles from './printed-band.module.css';

export type PrintedBandProps = {
  /** 32 on the price summary, 44 on the wide order. */
  readonly height?: 32 | 44 | undefined;
  /** Where this piece begins, in px, so that lines run on over a perforation. */
  readonly from?: number | undefined;
  readonly className?: string | undefined;
};

const drawnWidth = 1200;

/** The fine lines of a printed ticket. Lies at the top of a ticket's part and takes its corners. */
export function PrintedBand({ height = 32, from = 0, className }: PrintedBandProps) {
  return (
    <div className={cx(styles.band, className)} style={{ height }} aria-hidden>
      <svg width={drawnWidth} height={height} viewBox={`0 0 ${drawnWidth} ${height}`} preserveAspectRatio="none">
        <path
          d={bandLines(drawnWidth, height, from)}
          fill="none"
          stroke="var(--brand)"
          strokeWidth=".8"
          opacity=".34"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}
