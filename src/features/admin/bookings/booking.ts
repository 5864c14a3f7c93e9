import type { Outputs } from '#web/lib/trpc.ts';

/** A booking as administrators see it. */
export type Booking = Outputs['admin']['bookings']['get'];
