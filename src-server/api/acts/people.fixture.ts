import { makeListing, makeUser } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { Asking } from './actors.fixture.ts';

/** An administrator with a session whose code and proof are as old as said. */
export async function administratorOf(
  t: TestApp,
  { part, proof }: Extract<Asking, { kind: 'administrator' }>,
): Promise<{ readonly userId: string; readonly secret: string }> {
  const { userId } = await makeUser(t, { role: 'admin', adminRole: part });
  const { secret } = await t.deps.sessions.start(userId);
  if (proof !== 'no code') await t.deps.sessions.passSecondFactor(secret);
  await ageProof(t, userId, proof);
  return { userId, secret };
}

/** Makes the code or the proof of an administrator's sessions as old as said. */
export async function ageProof(
  t: TestApp,
  userId: string,
  proof: Extract<Asking, { kind: 'administrator' }>['proof'],
): Promise<void> {
  const before = t.clock
    .now()
    .minusSeconds(16 * 60)
    .toString();
  if (proof === 'old proof' || proof === 'password')
    await t.rows('update sessions set second_factor_at = $2 where user_id = $1', [userId, before]);
  if (proof === 'old proof') await t.rows('update sessions set proven_at = $2 where user_id = $1', [userId, before]);
}

/** A person who works at a counter of a partner's. @returns their id */
export async function workerOf(t: TestApp, ownerId: string): Promise<string> {
  const { userId, email } = await makeUser(t);
  const { id: listingId } = await makeListing(t, { ownerId });
  await t.rows(
    `with member as (insert into staff_members (id, owner_id, user_id, email, language, token_hash, invited_at, accepted_at)
       values (gen_random_uuid(), $1, $2, $3, 'english', $3, now(), now()) returning id)
     insert into staff_locations (member_id, listing_id) select id, $4 from member`,
    [ownerId, userId, email, listingId],
  );
  return userId;
}
