import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { placeOfIp } from '#server/platform/geo/place-of-ip.ts';
import { deviceOf } from '#server/platform/http/device-of.ts';
import { forbidden } from '#server/platform/errors/common.errors.ts';
import { sendWhatWaits } from '../account-changes/send-what-waits.ts';
import { accountChangeGone, otherAdministrator } from '../payouts.errors.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly changed_at: Date;
  readonly last4_before: string | null;
  readonly last4: string;
  readonly from_ip: string;
  readonly user_agent: string;
  readonly proof: 'first' | 'factor' | 'administrators' | null;
  readonly first_yes_by: string | null;
  readonly first_yes_name: string | null;
}

/** How a partner's account was changed last, from where, and who has said yes to it; null before it ever was. */
export async function accountToProve(deps: Pick<Deps, 'db' | 'ipLocation'>, partnerId: string, me: string | null) {
  const [row] = await deps.db.query<Row>(
    `select c.id, trim(u.first_name || ' ' || u.last_name) as name, c.changed_at, c.last4_before, c.last4, c.from_ip, c.user_agent,
       c.proof, c.first_yes_by, trim(a.first_name || ' ' || a.last_name) as first_yes_name
     from payout_account_changes c join users u on u.id = c.user_id left join users a on a.id = c.first_yes_by
     where c.user_id = $1 order by c.changed_at desc, c.id desc limit 1`,
    [partnerId],
  );
  if (row === undefined) return null;
  return {
    changeId: row.id,
    partnerId,
    name: row.name,
    changedAt: isoOfDate(row.changed_at),
    last4Before: row.last4_before,
    last4: row.last4,
    from: await placeOfIp(deps.ipLocation, row.from_ip),
    device: deviceOf(row.user_agent),
    proof: row.proof,
    firstYes: row.first_yes_by === null ? null : { name: row.first_yes_name ?? '', isMe: row.first_yes_by === me },
    isOwn: partnerId === me,
  };
}

interface ChangeRow {
  readonly user_id: string;
  readonly first_yes_by: string | null;
}

/**
 * Says yes to an account that a partner changed without their second factor. The first yes is kept; another person's
 * second one lets money go there. A change after that begins anew.
 * @returns `waits` for the second yes, or `released`.
 * @throws AppError 409 for a change that is proven or not the newest by now, for who said the first yes, and for whose
 * account it is; 403 for a script.
 */
export function vouch(deps: Deps, by: string | null, changeId: string): Promise<{ outcome: 'waits' | 'released' }> {
  if (by === null) throw forbidden();
  const at = deps.clock.now().toString();
  return inTransaction(deps, async (em) => {
    const [owner] = await sqlRows<{ user_id: string }>(em, 'select user_id from payout_account_changes where id = $1', [
      changeId,
    ]);
    if (owner === undefined) throw accountChangeGone();
    // The account's row first, as a change or a payment takes it: of two yeses at once the second sees the first.
    await sqlRows(em, 'select from payout_accounts where user_id = $1 for update', [owner.user_id]);
    const [change] = await sqlRows<ChangeRow>(
      em,
      `select c.user_id, c.first_yes_by from payout_account_changes c where c.id = $1 and c.proof is null
         and not exists (select from payout_account_changes n where n.user_id = c.user_id and (n.changed_at, n.id) > (c.changed_at, c.id))
       for update`,
      [changeId],
    );
    if (change === undefined) throw accountChangeGone();
    if (change.user_id === by || change.first_yes_by === by) throw otherAdministrator();
    if (change.first_yes_by === null) {
      await sqlRows(em, 'update payout_account_changes set first_yes_by = $2, first_yes_at = $3 where id = $1', [
        changeId,
        by,
        at,
      ]);
      return { outcome: 'waits' as const };
    }
    await sqlRows(
      em,
      `update payout_account_changes set second_yes_by = $2, proof = 'administrators', proven_at = $3 where id = $1`,
      [changeId, by, at],
    );
    await sendWhatWaits(em, deps, change.user_id);
    return { outcome: 'released' as const };
  });
}
