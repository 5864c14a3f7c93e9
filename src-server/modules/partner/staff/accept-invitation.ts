import type { Instant } from '@js-joda/core';
import { openInvitedAccount } from '#server/modules/accounts/accounts.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { hashSecret } from '#server/platform/sessions/secrets.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { invitationOfOther, invitationOver } from './staff.errors.ts';

/** How long the link of an invitation is good. */
const DAYS = 7;

interface InvitationRow {
  readonly email: string;
  readonly owner: string;
  readonly locations: readonly string[];
  readonly has_account: boolean;
}

const goodSince = (now: Instant): string => now.minusSeconds(DAYS * 86_400).toString();

/** An invitation by its link. @throws AppError 404 for one that is used, ended, over or unknown. */
export async function findInvitation(ctx: RequestContext, token: string) {
  await limitRate(ctx, { name: 'staff-invitation', hits: 60, perSeconds: 3600 }, ctx.ip);
  const [row] = await ctx.deps.db.query<InvitationRow>(
    `select m.email, trim(o.first_name || ' ' || o.last_name) as owner,
       array(select l.door_name from staff_locations s join listings l on l.id = s.listing_id where s.member_id = m.id order by l.door_name) as locations,
       exists (select from users u where u.email = m.email
         and (u.password_hash is not null or exists (select from accounts a where a.user_id = u.id))) as has_account
     from staff_members m join users o on o.id = m.owner_id
     where m.token_hash = $1 and m.accepted_at is null and m.ended_at is null and m.invited_at > $2 and o.is_partner`,
    [hashSecret(token), goodSince(ctx.deps.clock.now())],
  );
  if (row === undefined) throw invitationOver();
  return { email: row.email, ownerName: row.owner, locations: row.locations, hasAccount: row.has_account };
}

/** At most one person accepts a link, however many try at once. */
async function accept(em: EntityManager, token: string, userId: string, now: Instant): Promise<void> {
  const found = await sqlRows(
    em,
    `update staff_members set user_id = $1, accepted_at = $2
     where token_hash = $3 and accepted_at is null and ended_at is null and invited_at > $4 returning 1`,
    [userId, now.toString(), hashSecret(token), goodSince(now)],
  );
  if (found.length === 0) throw invitationOver();
}

/** A person who is signed in accepts. @throws AppError 404 for a link that is over, 409 for another person's. */
export async function acceptInvitation(ctx: RequestContext, user: SessionUser, token: string): Promise<void> {
  const { email } = await findInvitation(ctx, token);
  if (email !== user.email) throw invitationOfOther(email);
  await ctx.em.transactional((em) => accept(em, token, user.id, ctx.deps.clock.now()));
}

interface Join {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** A person without an account accepts, and has one. @throws AppError 404 for a link that is over. */
export async function joinByInvitation(ctx: RequestContext, { token, ...person }: Join): Promise<void> {
  const { email } = await findInvitation(ctx, token);
  await openInvitedAccount(ctx, { email, ...person }, (em, userId) => accept(em, token, userId, ctx.deps.clock.now()));
}
