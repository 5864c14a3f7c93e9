import { type ChipState, StateChip } from '#web/ui/chip/state-chip.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { isInside, type Order, orderState } from './order.ts';

export type OrderChipProps = { readonly order: Pick<Order, 'status' | 'modifiable' | 'started' | 'custody'> };

/** The order's state as icon and word. */
export function OrderChip({ order }: OrderChipProps) {
  const t = useTexts('orders');
  const words: Readonly<Record<ChipState, string>> = {
    pending: t('pending'),
    confirmed: t('confirmed'),
    completed: t('completed'),
    canceled: t('canceled'),
    started: t('started'),
    inside: t('inStore'),
    past: t('pastReservation'),
  };
  const state = chipState(order);
  return <StateChip state={state} label={words[state]} />;
}

function chipState(order: OrderChipProps['order']): ChipState {
  if (order.status !== 'confirmed') return order.status;
  // Completed within the minute: its bags are back already.
  if (order.custody.outAt !== null) return 'completed';
  if (orderState(order) === 'past') return 'past';
  if (isInside(order)) return 'inside';
  return order.started ? 'started' : 'confirmed';
}
