import { z } from 'zod';
import { defineEvent } from '#server/platform/events/domain-event.ts';

const payload = z.object({ bookingId: z.string() });
const subjectOf = ({ bookingId }: z.output<typeof payload>): string => bookingId;

/** A stay is booked and paid, or needed no payment. */
export const bookingConfirmed = defineEvent({ name: 'booking.confirmed', payload, subjectOf });

/** A booking took the place of another; it is the new one's event. */
export const bookingChanged = defineEvent({ name: 'booking.changed', payload, subjectOf });

/** Its instants moved with the clock of its zone, `moves` times by now: the local times stay. */
export const bookingClockMoved = defineEvent({
  name: 'booking.clockMoved',
  payload: payload.extend({ moves: z.number() }),
  subjectOf,
});

/** A stay is over: checked out, or its pick-up has passed. */
export const bookingCompleted = defineEvent({ name: 'booking.completed', payload, subjectOf });

/** A booking that held its place is cancelled. A hold that was never paid ends without an event. */
export const bookingCanceled = defineEvent({ name: 'booking.canceled', payload, subjectOf });
