import type { BookingState, Standing } from '#shared/admin/lists.ts';
import { useTexts } from '#web/lib/texts.ts';
import { StateChip } from '#web/ui/chip/state-chip.tsx';
import { standingWords, stateWords } from './state-words.ts';

/** How a booking stands: at the counter where it is there or should be, else its state. */
export function BookingChip(booking: { readonly state: BookingState; readonly standing: Standing | null }) {
  const t = useTexts('adminBookings');
  if (booking.standing === null) return <StateChip state={booking.state} label={t(stateWords[booking.state])} />;
  const look = booking.standing === 'inside' ? 'inside' : 'late';
  return <StateChip state={look} label={t(standingWords[booking.standing])} />;
}
