import type { Language } from '#shared/messages/text.ts';
import type { StaffAct } from '#shared/partner/staff-schema.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isId, newId } from '#server/platform/ids.ts';
import { hashSecret, newSecret } from '#server/platform/sessions/secrets.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { ownListingNotFound } from '../partner.errors.ts';
import { staffKnown, staffNotFound } from './staff.errors.ts';
import { sendStaffInvitation } from './staff-jobs.ts';

interface Invitation {
  readonly email: string;
  readonly language: Language;
  readonly listingIds: readonly string[];
  readonly may: readonly StaffAct[];
}

/** Names the locations of a person anew. @throws AppError 404 for a location of another person. */
async function setLocations(em: EntityManager, ownerId: string, memberId: string, listingIds: readonly string[]) {
  const wanted = [...new Set(listingIds)];
  if (!wanted.every(isId)) throw ownListingNotFound();
  const own = await sqlRows(em, 'select id from listings where owner_id = $1 and id = any($2::uuid[])', [
    ownerId,
    wanted,
  ]);
  if (own.length < wanted.length) throw ownListingNotFound();
  await sqlRows(em, 'delete from staff_locations where member_id = $1', [memberId]);
  await sqlRows(em, 'insert into staff_locations (member_id, listing_id) select $1, unnest($2::uuid[])', [
    memberId,
    wanted,
  ]);
}

/**
 * Invites a person to the counter of some of the owner's locations, by mail.
 * @throws AppError 404 for a foreign location, 409 for a person who is invited or there already.
 */
export async function inviteStaff(deps: Deps, owner: SessionUser, input: Invitation): Promise<void> {
  const email = input.email.trim().toLowerCase();
  if (email === owner.email) throw staffKnown();
  await inTransaction(deps, async (em) => {
    const memberId = newId();
    const added = await sqlRows(
      em,
      `insert into staff_members (id, owner_id, email, language, token_hash, invited_at, may_photograph, may_correct)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (owner_id, email) where ended_at is null do nothing returning 1`,
      [
        memberId,
        owner.id,
        email,
        input.language,
        hashSecret(newSecret()),
        deps.clock.now().toString(),
        input.may.includes('photograph'),
        input.may.includes('correct'),
      ],
    );
    if (added.length === 0) throw staffKnown();
    await setLocations(em, owner.id, memberId, input.listingIds);
    await deps.jobs.enqueue(em, sendStaffInvitation, { memberId });
  });
}

/** Mails an invitation again; the link is good for 7 days from now. @throws AppError 404 where none waits. */
export async function resendInvitation(deps: Deps, ownerId: string, memberId: string): Promise<void> {
  if (!isId(memberId)) throw staffNotFound();
  await inTransaction(deps, async (em) => {
    const found = await sqlRows(
      em,
      `update staff_members set invited_at = $1
       where id = $2 and owner_id = $3 and accepted_at is null and ended_at is null returning 1`,
      [deps.clock.now().toString(), memberId, ownerId],
    );
    if (found.length === 0) throw staffNotFound();
    await deps.jobs.enqueue(em, sendStaffInvitation, { memberId });
  });
}

/** Names other locations. @throws AppError 404 for another owner's person or location. */
export async function changeStaffLocations(
  deps: Deps,
  ownerId: string,
  { memberId, listingIds }: { readonly memberId: string; readonly listingIds: readonly string[] },
): Promise<void> {
  if (!isId(memberId)) throw staffNotFound();
  await inTransaction(deps, async (em) => {
    const found = await sqlRows(
      em,
      'select 1 from staff_members where id = $1 and owner_id = $2 and ended_at is null for update',
      [memberId, ownerId],
    );
    if (found.length === 0) throw staffNotFound();
    await setLocations(em, ownerId, memberId, listingIds);
  });
}

const columns: Readonly<Record<StaffAct, string>> = { photograph: 'may_photograph', correct: 'may_correct' };

/** Says what a person may do besides checking in and out, from now on. @throws AppError 404 for another owner's person. */
export async function allowStaff(
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  { memberId, act, isAllowed }: { readonly memberId: string; readonly act: StaffAct; readonly isAllowed: boolean },
): Promise<void> {
  const found = isId(memberId)
    ? await db.query(
        `update staff_members set ${columns[act]} = $1
         where id = $2 and owner_id = $3 and ended_at is null returning 1`,
        [isAllowed, memberId, ownerId],
      )
    : [];
  if (found.length === 0) throw staffNotFound();
}

/** Ends a person's access at once, by their owner or by themselves; the records keep their name. @throws AppError 404 */
export async function endStaff(deps: Deps, personId: string, memberId: string, by: 'owner' | 'self'): Promise<void> {
  const column = by === 'owner' ? 'owner_id' : 'user_id';
  const found = isId(memberId)
    ? await deps.db.query(
        `update staff_members set ended_at = $1, ended_by = $2
         where id = $3 and ${column} = $4 and ended_at is null returning 1`,
        [deps.clock.now().toString(), by, memberId, personId],
      )
    : [];
  if (found.length === 0) throw staffNotFound();
}

/** Ends the access of all people whom an owner had invited by an instant (ISO). */
export async function endStaffOf({ db }: Pick<Deps, 'db'>, ownerId: string, at: string): Promise<void> {
  await db.query(
    `update staff_members set ended_at = $2, ended_by = 'owner'
     where owner_id = $1 and invited_at <= $2 and ended_at is null`,
    [ownerId, at],
  );
}
