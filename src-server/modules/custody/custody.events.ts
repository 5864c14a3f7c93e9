import { z } from 'zod';
import { defineEvent } from '#server/platform/events/domain-event.ts';

const payload = z.object({ bookingId: z.string(), handOverId: z.string() });
const subjectOf = ({ bookingId }: z.output<typeof payload>): string => bookingId;

/** Bags were taken in. */
export const bagsCheckedIn = defineEvent({ name: 'booking.checked_in', payload, subjectOf });

/** Bags were handed back. */
export const bagsCheckedOut = defineEvent({ name: 'booking.checked_out', payload, subjectOf });

/** What was written of a hand-over was corrected, or taken back. */
export const handOverCorrected = defineEvent({ name: 'booking.hand-over-corrected', payload, subjectOf });
