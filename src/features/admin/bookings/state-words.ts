import type { BookingState } from '#shared/admin/lists.ts';
import type { TextKey } from '#shared/messages/areas.ts';

/** The text of each state. */
export const stateWords = {
  pending: 'pending',
  confirmed: 'confirmed',
  started: 'started',
  completed: 'completed',
  canceled: 'canceled',
} as const satisfies Record<BookingState, TextKey<'adminBookings'>>;
