import type { z } from 'zod/mini';
import type { settleSchema } from '#shared/custody/hand-over-schema.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isId } from '#server/platform/ids.ts';
import { askToBookAgain } from './ask-to-book.job.ts';
import { sentNotFound } from './custody.errors.ts';
import type { Person } from './take-and-give.ts';

const settle = `
  update sent_hand_overs set settled = $4, settled_at = $5, settled_by = $3
  where booking_id = $1 and request_id = $2 and settled is null and answer ->> 'result' = 'refused'
    and listing_id in (select counter_listings($3))
  returning 1 as one`;

const known = `
  select 1 from sent_hand_overs where booking_id = $1 and request_id = $2 and answer ->> 'result' = 'refused'
    and listing_id in (select counter_listings($3))`;

/**
 * Ends a refused hand-over: it was seen, the bags are back with the traveller, or the traveller is asked by mail to book
 * again. The first word counts; another one later changes nothing.
 * @throws AppError 404 for one of a counter at which the person does not work.
 */
export async function settleHandOver(
  deps: Deps,
  person: Pick<Person, 'id'>,
  { bookingId, requestId, how }: z.output<typeof settleSchema>,
): Promise<void> {
  if (!isId(bookingId)) throw sentNotFound();
  await inTransaction(deps, async (em) => {
    const values = [bookingId, requestId, person.id];
    const settled = await sqlRows(em, settle, [...values, how, deps.clock.now().toString()]);
    if (settled.length > 0 && how === 'askedToBook') await deps.jobs.enqueue(em, askToBookAgain, { bookingId });
    if (settled.length === 0 && (await sqlRows(em, known, values)).length === 0) throw sentNotFound();
  });
}
