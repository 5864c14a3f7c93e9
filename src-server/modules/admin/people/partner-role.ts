import type { PartnerObstacle } from '#shared/admin/people-schema.ts';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { partnerStays } from '../admin.errors.ts';

/** What has to end before a person is no partner any more, each with the question whether it goes on. */
const obstacles: Readonly<Record<PartnerObstacle, string>> = {
  listing: 'select from listings where owner_id = $1 and published',
  booking: `select from bookings b join listings l on l.id = b.listing_id
    where l.owner_id = $1 and b.status in ('pending', 'confirmed')`,
  share: 'select from ledger_entries where partner_id = $1 group by currency having sum(amount_minor) <> 0',
  claim: `select from claims c join bookings b on b.id = c.booking_id join listings l on l.id = b.listing_id
    where l.owner_id = $1 and c.decided_at is null`,
};

/** What keeps a person a partner, one row for each. `$1` is the person. */
const HELD = Object.entries(obstacles)
  .map(([why, sql]) => `select '${why}' as why where exists (${sql})`)
  .join(' union all ');

/** What has to end before a person is no partner any more; nothing where they could be taken the role at once. */
export async function whatKeepsPartner({ db }: Pick<Deps, 'db'>, userId: string): Promise<readonly PartnerObstacle[]> {
  return (await db.query<{ why: PartnerObstacle }>(HELD, [userId])).map(({ why }) => why);
}

const GIVE = `
  update users u set is_partner = true, updated_at = $2,
    partner_onboarding_step = case when exists (select from listings l where l.owner_id = u.id) then 0 else 1 end
  where id = $1 and (password_hash is not null or exists (select from accounts a where a.user_id = u.id))
  returning id`;

/**
 * Makes a person a partner, who goes on as the person who joins by themselves, or takes that away; their hours, bookings and
 * payouts are then closed to them and to their people. Nothing happens where it is so already.
 * @throws AppError 404 for no one and for guests, 409 naming what has to end before a partner is none.
 */
export async function setPartner(
  deps: Deps,
  { userId, isPartner }: { readonly userId: string; readonly isPartner: boolean },
): Promise<void> {
  await inTransaction(deps, async (em) => {
    const [person] = await sqlRows<{ is_partner: boolean }>(
      em,
      'select is_partner from users where id = $1 for update',
      [userId],
    );
    if (person === undefined) throw notFound();
    if (person.is_partner === isPartner) return tellAct('repeated');
    const now = deps.clock.now().toString();
    await (isPartner ? give(em, userId, now) : take(em, userId, now));
  });
}

async function give(em: EntityManager, userId: string, now: string): Promise<void> {
  if ((await sqlRows(em, GIVE, [userId, now])).length === 0) throw notFound();
}

async function take(em: EntityManager, userId: string, now: string): Promise<void> {
  const why = await sqlRows<{ why: PartnerObstacle }>(em, HELD, [userId]);
  if (why.length > 0) throw partnerStays(why.map((each) => each.why));
  await sqlRows(em, 'update users set is_partner = false, updated_at = $2 where id = $1', [userId, now]);
}
