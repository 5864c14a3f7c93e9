import { z } from 'zod';
import { defineEvent } from '#server/platform/events/domain-event.ts';

const payload = z.object({ payoutId: z.string() });
const subjectOf = ({ payoutId }: z.output<typeof payload>): string => payoutId;

/** A payout is at the partner's bank. */
export const payoutPaid = defineEvent({ name: 'payout.paid', payload, subjectOf });

/** A payout came back to the balance. */
export const payoutFailed = defineEvent({ name: 'payout.failed', payload, subjectOf });
