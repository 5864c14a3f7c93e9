import { cx } from '../cx.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly radius?: number | undefined;
  readonly className?: string | undefined;
};

/** A piece of the shape that comes; say once next to it, in a live region, that something loads. */
export function Skeleton({ width = '100%', height = 12, radius, className }: SkeletonProps) {
  return (
    <span aria-hidden className={cx(styles.skeleton, className)} style={{ width, height, borderRadius: radius }} />
  );
}
