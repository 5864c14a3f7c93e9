import { bookingChanges } from '#shared/booking/changes.ts';
import type { Money } from '#shared/money/money.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Table } from '#web/ui/misc/table.tsx';
import type { Order } from './order.ts';
import { useAmount } from './use-amount.ts';
import styles from './changes-table.module.css';

export type ChangesTableProps = {
  readonly order: Pick<Order, 'quote'>;
  readonly quote: Quote;
  /** A newer price is on its way. */
  readonly stale: boolean;
};

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

/** 'Booking Changes': what the new stay has more or less than the old one, and what that comes to. What stays is no row. */
export function ChangesTable({ order, quote, stale }: ChangesTableProps) {
  const t = useTexts('orders');
  const write = useAmount();
  const { additionalItems, extraHours, additionalTotal } = bookingChanges(order.quote, quote);
  const difference = (amount: Money): string => {
    if (amount.minor === 0) return t('noExtra');
    const sign = amount.minor > 0 ? '+' : '−';
    return `${sign}${write({ ...amount, minor: Math.abs(amount.minor) })}`;
  };
  const before = order.quote;
  const changed = [
    {
      id: 'items',
      name: t('additionalItems'),
      now: before.bagsCount,
      next: quote.bagsCount,
      more: additionalItems,
    },
    {
      id: 'hours',
      name: t('extraHours'),
      now: before.numberOfHours,
      next: quote.numberOfHours,
      more: extraHours,
    },
  ]
    .filter(({ more }) => more !== 0)
    .map((row) => ({ ...row, more: signed(row.more) }));
  const total = {
    id: 'total',
    name: t('additionalTotal'),
    now: write(before.totalWithDiscount),
    next: write(quote.totalWithDiscount),
    more: difference(additionalTotal),
  };
  return (
    <Table
      className={cx(styles.changes, stale && styles.stale)}
      caption={t('bookingChanges')}
      rows={[...changed, total]}
      rowKey={({ id }) => id}
      isTotal={({ id }) => id === 'total'}
      columns={[
        { id: 'name', head: t('bookingChanges'), cell: ({ name }) => name },
        { id: 'now', head: t('changesNow'), cell: ({ now }) => now, numeric: true },
        { id: 'next', head: t('changesNew'), cell: ({ next }) => next, numeric: true },
        { id: 'more', head: t('changesDifference'), cell: ({ more }) => more, numeric: true },
      ]}
    />
  );
}
