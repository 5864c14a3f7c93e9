import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lockPublicValues } from '../lock-public-values.ts';
import { newLocationGone } from '../partner.errors.ts';

interface Answer {
  readonly listingId: string;
  readonly answer: string;
}

/**
 * A partner's answer to the refusal of their location: it waits for a look again, hidden as before, with the answer next to
 * the reason. The same answer once more comes to the same.
 * @throws AppError 404 for a foreign or unknown location, 409 for one that is not refused (any more).
 */
export const answerLook = (deps: Deps, ownerId: string, { listingId, answer }: Answer): Promise<void> =>
  inTransaction(deps, async (em) => {
    await lockPublicValues(em, listingId, ownerId);
    const now = deps.clock.now().toString();
    const answered = await sqlRows(
      em,
      `update location_looks set state = 'waiting', decided_at = null, decided_by = null, asked_at = $3, answer = $2, answered_at = $3
       where listing_id = $1 and state = 'refused' returning id`,
      [listingId, answer, now],
    );
    if (answered.length > 0) return;
    const same = await sqlRows(
      em,
      "select from location_looks where listing_id = $1 and state = 'waiting' and answer = $2",
      [listingId, answer],
    );
    if (same.length === 0) throw newLocationGone();
  });
