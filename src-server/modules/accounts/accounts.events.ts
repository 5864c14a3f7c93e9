import { z } from 'zod';
import { defineEvent } from '#server/platform/events/domain-event.ts';

const payload = z.object({ userId: z.string() });
const subjectOf = ({ userId }: z.output<typeof payload>): string => userId;

/** A person proved that the e-mail address is theirs. */
export const userConfirmed = defineEvent({ name: 'user.confirmed', payload, subjectOf });

/** A person proved an address that another one may have typed before them: what was set up until then (ISO) opens nothing. */
export const userTakenOver = defineEvent({
  name: 'user.taken-over',
  payload: z.object({ userId: z.string(), at: z.string() }),
  subjectOf,
});

/** A person took another e-mail address, which is unconfirmed until its link is used. */
export const userEmailChanged = defineEvent({ name: 'user.email-changed', payload, subjectOf });
