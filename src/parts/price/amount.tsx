import type { Money } from '#shared/money/money.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import styles from './amount.module.css';

export type AmountProps = {
  /** Without it a skeleton of about the amount's size. */
  readonly money: Money | null | undefined;
  /** A newer amount is on its way: this one pales. */
  readonly stale?: boolean | undefined;
  /** Size of the skeleton, in px. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly className?: string | undefined;
};

/** An amount of money that fades in when it changes and holds its place while it loads. */
export function Amount({ money, stale, width = 56, height = 14, className }: AmountProps) {
  const locale = useLocale();
  if (!money) return <Skeleton width={width} height={height} className={styles.skeleton} />;
  const text = formatMoney(money, locale).replace('-', '−');
  return (
    <span key={text} className={cx(styles.amount, stale && styles.stale, className)}>
      {text}
    </span>
  );
}
