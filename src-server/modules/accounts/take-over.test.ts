import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { makeAccount } from '#server/modules/payouts/payouts.fixture.ts';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { lastMail, makeMember, queryOf, rest } from './accounts.fixture.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const count = async (from: string, userId: string) =>
  (await t.rows<{ count: number }>(`select count(*)::int as count from ${from}`, [userId]))[0]?.count;

/** What a person set up who may only have typed the address: a webhook, a person at the counter, a program, Guesty, an account to be paid to. */
async function setUp(userId: string): Promise<void> {
  const now = t.clock.now().toString();
  await t.rows('update users set is_partner = true where id = $1', [userId]);
  await t.rows(
    `insert into webhooks (id, owner_id, url, groups, created_at, updated_at)
     values ($1, $2, 'https://elsewhere.example', '{bookings}', $3, $3)`,
    [newId(), userId, now],
  );
  await t.rows(
    `insert into staff_members (id, owner_id, email, language, token_hash, invited_at, may_photograph, may_correct)
     values ($1, $2, 'friend@elsewhere.example', 'english', $3, $4, false, false)`,
    [newId(), userId, newId(), now],
  );
  const person = await t.as({ userId });
  await person.tokens.make({ name: 'Till', may: 'read', days: 90 });
  await person.integrations.add({
    service: 'guesty',
    token: 'someid:somesecret',
    guestyEmailEnabled: true,
    guestyNotificationDelay: 1,
  });
  await makeAccount(t, userId);
}

const open = async (userId: string) => ({
  webhooks: await count('webhooks where owner_id = $1', userId),
  staff: await count('staff_members where ended_at is null and owner_id = $1', userId),
  programs: await count('service_tokens where revoked_at is null and owner_id = $1', userId),
  integrations: await count('integrations where user_id = $1', userId),
  accounts: await count('payout_accounts where user_id = $1', userId),
});

async function resetByMail(email: string): Promise<void> {
  await rest(t, 'POST', '/auth/password', { email, redirect_url: '/' });
  await t.runJobs();
  const { link } = await lastMail(t, email);
  const caller = await t.as(null);
  await caller.accounts.resetPassword({
    token: queryOf(link, 'access-token'),
    password: 'a lighthouse of stamps',
    passwordConfirmation: 'a lighthouse of stamps',
  });
  await t.runJobs();
}

it('of an address that was never proven ends what was set up before, and leaves no calendar of before', async () => {
  const { email, userId } = await makeMember(t);
  await setUp(userId);
  await t.rows('update users set confirmed_at = null, first_confirmed_at = null where id = $1', [userId]);
  await resetByMail(email);
  expect(await open(userId)).toEqual({ webhooks: 0, staff: 0, programs: 0, integrations: 0, accounts: 0 });
  const [calendars] = await t.rows('select addresses_version from calendar_owners where user_id = $1', [userId]);
  expect(calendars).toEqual({ addresses_version: 2 });
});

it('of an address that was never proven receives the bookings of its locations alone', async () => {
  const { email, userId } = await makeMember(t);
  const { id } = await makeListing(t, { ownerId: userId });
  await t.rows("update listings set notifications_email = 'friend@elsewhere.example' where id = $1", [id]);
  await t.rows('update users set confirmed_at = null, first_confirmed_at = null where id = $1', [userId]);
  await resetByMail(email);
  const [listing] = await t.rows('select notifications_email from listings where id = $1', [id]);
  expect(listing).toEqual({ notifications_email: email });
});

it('of a proven address leaves everything as it was but the programs, whose keys end with the password', async () => {
  const { email, userId } = await makeMember(t);
  await setUp(userId);
  await resetByMail(email);
  expect(await open(userId)).toEqual({ webhooks: 1, staff: 1, programs: 0, integrations: 1, accounts: 1 });
});
