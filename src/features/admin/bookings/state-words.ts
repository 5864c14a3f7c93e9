import type { BookingState, Standing } from '#shared/admin/lists.ts';
import type { TextKey } from '#shared/messages/areas.ts';

/** The text of each state. */
export const stateWords = {
  pending: 'pending',
  confirmed: 'confirmed',
  started: 'started',
  completed: 'completed',
  canceled: 'canceled',
} as const satisfies Record<BookingState, TextKey<'adminBookings'>>;

/** The text of how a stay stands at the counter. */
export const standingWords = {
  inside: 'inside',
  late: 'late',
  notCome: 'notCome',
} as const satisfies Record<Standing, TextKey<'adminBookings'>>;
