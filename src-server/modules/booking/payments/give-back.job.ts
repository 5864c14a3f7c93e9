import { parseDecimal } from '#shared/money/money-text.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { toWireError } from '#server/platform/errors/wire-error.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type KeepAnswer, withIdempotency } from '#server/platform/http/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { currentJob } from '#server/platform/jobs/current-job.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { giveOrderBack } from '../booking-jobs.ts';
import { giveBackWithin } from './give-back.ts';

/** What a person of the platform asks for by an order's code and an amount as it is written. */
export const giveBackHandler = handleJob(giveOrderBack, async ({ code, amount, ...asked }, deps: Deps) => {
  const [row] = await deps.db.query<{ id: string; currency: string }>(
    'select id, currency from bookings where code = $1',
    [code],
  );
  if (row === undefined) throw new Error(`There is no order ${code}.`);
  const parsed = parseDecimal(amount, row.currency);
  if (!parsed.ok) throw new Error(`Not an amount of ${row.currency}: ${amount}`);
  const wanted = { ...asked, bookingId: row.id, minor: parsed.value.minor };
  // A job whose process died after the refund comes again.
  const key = { scope: 'give-back', key: currentJob() ?? newId(), request: wanted };
  const work = (keep: KeepAnswer) =>
    inTransaction(deps, async (em) => {
      await giveBackWithin(em, deps, wanted);
      await keep(em, true);
      return true;
    });
  await withIdempotency(deps, key, work).catch((error: unknown) => {
    throw error instanceof AppError ? new Error(toWireError(error, 'en').message, { cause: error }) : error;
  });
});
