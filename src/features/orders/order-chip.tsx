import { type ChipState, StateChip } from '#web/ui/chip/state-chip.tsx';
import { formatClock, formatMonthDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { isInside, isInStore, type Order, orderState } from './order.ts';

export type OrderChipProps = {
  readonly order: Pick<
    Order,
    'status' | 'modifiable' | 'started' | 'custody' | 'outcome' | 'pickUpAt' | 'day' | 'listing'
  >;
  /** Next to its own heading, which spells it otherwise than a list does. */
  readonly isOwnPage?: boolean;
};

/** The order's state as icon and word. */
export function OrderChip({ order, isOwnPage = false }: OrderChipProps) {
  const t = useTexts('orders');
  const lateSince = useLateSince();
  const { inside: count, inBags } = order.custody;
  const words: Readonly<Record<ChipState, string>> = {
    pending: t('pending'),
    confirmed: t('confirmed'),
    completed: t('completed'),
    canceled: t(isOwnPage ? 'canceledOrder' : 'canceled'),
    started: t('started'),
    inside: inBags !== null && count < inBags ? t('inStoreOf', { count, total: inBags }) : t('inStore'),
    late: lateSince(order),
    past: t('pastReservation'),
  };
  const state = chipState(order);
  return <StateChip state={state} label={words[state]} />;
}

/** "Late since 6:00 PM", with the day once it is another one. */
function useLateSince() {
  const t = useTexts('orders');
  const locale = useLocale();
  return ({ pickUpAt, day, listing: { zone } }: OrderChipProps['order']) => {
    const [date, time] = [localDateOf(pickUpAt, zone), formatClock(pickUpAt, zone, locale)];
    return date === day.today.strip.date
      ? t('lateSince', { time })
      : t('lateSinceDay', { day: formatMonthDay(date, locale), time });
  };
}

function chipState(order: OrderChipProps['order']): ChipState {
  if (isInStore(order) && order.outcome === 'late') return 'late';
  if (order.status !== 'confirmed') return order.status;
  // Completed within the minute: its bags are back already.
  if (order.custody.outAt !== null) return 'completed';
  if (orderState(order) === 'past') return 'past';
  if (isInside(order)) return 'inside';
  return order.started ? 'started' : 'confirmed';
}
