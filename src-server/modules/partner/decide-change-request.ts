import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import { writeEntry } from '#server/platform/audit/write-entry.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isId } from '#server/platform/ids.ts';
import { applyChanges } from './apply-changes.ts';
import { changeRequestChanged, changeRequestGone } from './partner.errors.ts';
import { listingChanged, listingMoved } from './partner.events.ts';
import { sendChangeDecision } from './partner-jobs.ts';
import type { RequestedChanges } from './listing.entity.ts';

interface Decision {
  readonly changeRequestId: string;
  /** A refusal says why, in the words that the partner reads. */
  readonly decision: { readonly kind: 'approve' } | { readonly kind: 'refuse'; readonly reason: string };
  /** What the administrator who decides has seen of it; left out, it is decided as it is. */
  readonly seen?: string;
  /** The administrator; null for a script. */
  readonly decidedBy: string | null;
  /** The act's name for the audit log, where no one else notes it, as procedures do. */
  readonly notedAs?: string;
}

interface WaitingRow {
  readonly listing_id: string;
  readonly changes: RequestedChanges;
  readonly country: string;
  readonly seen: string;
}

const isMove = ({ address, latitude }: RequestedChanges): boolean => address !== undefined || latitude !== undefined;

/** Whether it was decided so before; asked behind the lock of its location. */
async function isDecidedSo(
  em: EntityManager,
  id: string,
  {
    status,
    reason,
    decidedBy,
  }: { readonly status: string; readonly reason: string | null; readonly decidedBy: string },
): Promise<boolean> {
  const found = await sqlRows(
    em,
    'select from change_requests where id = $1 and status = $2 and reason is not distinct from $3 and decided_by = $4',
    [id, status, reason, decidedBy],
  );
  return found.length > 0;
}

/**
 * Decides a change request: approved changes are public at once, refused ones stay with their reason. The partner is
 * written to, and travellers where the address is another one; the decision stands in the audit log, all in one transaction.
 * The same decision by the same administrator once more, as a page sends it that is left meanwhile, comes to the same.
 * @throws AppError 409 for one that does not wait (any more), or is not what was seen.
 */
export async function decideChangeRequest(
  deps: Deps,
  { changeRequestId, seen, decision, decidedBy, notedAs }: Decision,
): Promise<void> {
  if (!isId(changeRequestId)) throw changeRequestGone();
  await inTransaction(deps, async (em) => {
    // The location first, as every change of it does.
    const [row] = await sqlRows<WaitingRow>(
      em,
      `select l.id as listing_id, c.changes, md5(c.changes::text) as seen, l.country from listings l join change_requests c on c.listing_id = l.id
       where c.id = $1 for update of l`,
      [changeRequestId],
    );
    if (row !== undefined && seen !== undefined && row.seen !== seen) throw changeRequestChanged();
    const status = decision.kind === 'approve' ? 'approved' : 'refused';
    const reason = decision.kind === 'approve' ? null : decision.reason;
    const now = deps.clock.now().toString();
    const decided = await sqlRows(
      em,
      `update change_requests set status = $2, reason = $3, decided_by = $4, decided_at = $5
       where id = $1 and status = 'waiting' returning id`,
      [changeRequestId, status, reason, decidedBy, now],
    );
    if (row === undefined) throw changeRequestGone();
    if (decided.length === 0) {
      if (decidedBy === null || !(await isDecidedSo(em, changeRequestId, { status, reason, decidedBy })))
        throw changeRequestGone();
      return tellAct('repeated');
    }
    if (decision.kind === 'approve') {
      await applyChanges(em, deps, { ...row, id: row.listing_id }, row.changes);
      const changed = { listingId: row.listing_id, changeId: changeRequestId, what: 'approved' } as const;
      await deps.events.publish(em, listingChanged, changed);
      if (isMove(row.changes)) {
        await deps.events.publish(em, listingMoved, { listingId: row.listing_id, changeId: changeRequestId });
      }
    }
    await sqlRows(em, "update listings set status = 'active' where id = $1 and status = 'waiting_for_approve'", [
      row.listing_id,
    ]);
    if (notedAs !== undefined) {
      const after = { changeRequestId, status, reason, changes: row.changes };
      const about = { subject: 'listings', subjectId: row.listing_id };
      await writeEntry(em, { actorId: decidedBy, action: notedAs, ...about, after, at: now });
    }
    await deps.jobs.enqueue(em, sendChangeDecision, { changeRequestId });
  });
}
