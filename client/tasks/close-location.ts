import * as z from 'zod/mini';
import { needed, oneOf, type Task, TaskFailure, textOf, UsageError } from '../task.ts';

const outcomes = ['keep', 'refund', 'refuse'] as const;

const refusal = z.object({
  data: z.object({
    details: z.object({
      affected: z.object({ bookings: z.array(z.object({ code: z.string(), travellerName: z.string() })) }),
    }),
  }),
});

/** The bookings that a refusal names. */
const affectedBy = (error: unknown) => refusal.safeParse(error).data?.data.details.affected.bookings ?? [];

export const closeLocation: Task = {
  summary: 'Closes a location for a day, through the guard of its bookings',
  usage: 'LOCATION DAY [--bookings keep|refund|refuse]',
  help: [
    'LOCATION    its id or the last part of its address, such as york-street-coffee-toronto',
    'DAY         a day of its own calendar, such as 2026-12-24',
    '--bookings  what becomes of those that meet the closed door: kept and told, refunded in full, or, where nothing is said, nothing is saved',
  ],
  options: { bookings: { type: 'string' } },
  run: async (typed, { client, out, say }) => {
    const listing = needed(typed, 0, 'LOCATION');
    const day = needed(typed, 1, 'DAY');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new UsageError('DAY is a day such as 2026-12-24.');
    const whenMet = oneOf(textOf(typed, 'bookings') ?? 'refuse', outcomes, '--bookings');
    const { met } = await client.admin.closeListing.mutate({ listing, day, whenMet }).catch((error: unknown) => {
      const affected = affectedBy(error);
      for (const { code, travellerName } of affected) out(`${code}  ${travellerName}`);
      if (affected.length === 0) throw error;
      throw new TaskFailure(
        `Bookings that would meet the closed door: ${affected.length}. Nothing was saved: say --bookings.`,
      );
    });
    for (const booking of met) out(`${booking.code}  ${whenMet === 'refund' ? 'refunded' : 'kept, and told'}`);
    say(`Closed on ${day}; bookings that meet the closed door: ${met.length}.`);
  },
};
