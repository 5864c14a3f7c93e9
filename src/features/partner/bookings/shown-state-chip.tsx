import type { TextKey } from '#shared/messages/areas.ts';
import { shownState, type ShownState } from '#shared/partner/shown-state.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type ChipState, StateChip } from '#web/ui/chip/state-chip.tsx';
import type { HostedBooking } from './use-booking-words.ts';

const looks: Readonly<Record<ShownState, readonly [ChipState, TextKey<'partnerBookings'>]>> = {
  confirmed: ['confirmed', 'confirmed'],
  started: ['started', 'started'],
  completed: ['completed', 'completed'],
  canceled: ['canceled', 'canceled'],
  inStore: ['inside', 'inStore'],
  handedBack: ['completed', 'handedBack'],
};

/** How a booking stands, by what the counter knows of its bags. */
export function ShownStateChip({ booking }: { readonly booking: HostedBooking }) {
  const t = useTexts('partnerBookings');
  const shown = shownState(booking);
  const [state, word] = looks[shown];
  const { bagsInside: count, bagsIn: total } = booking;
  const isPart = shown === 'inStore' && count < total;
  return <StateChip state={state} label={isPart ? t('inStoreOf', { count, total }) : t(word)} />;
}
