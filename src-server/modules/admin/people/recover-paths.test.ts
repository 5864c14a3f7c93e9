import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  freshEmail,
  lastMail,
  makeMember,
  PASSWORD,
  queryOf,
  rest,
  signInBy,
} from '#server/modules/accounts/accounts.fixture.ts';
import { digitsOf } from '#server/modules/accounts/second-factor/second-factor.fixture.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const HOUR = 60;
const NEXT = 'a drawer of gloves';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.rows("update users set role = 'customer', admin_role = null where admin_role is not null returning id");
});

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });
const administrator = async (adminRole: 'owner' | 'support') =>
  (await makeUser(t, { role: 'admin', adminRole })).userId;
const people = async (userId: string) => (await t.as({ userId })).admin.people;

/** A person whose account asks for a code, and the code of their app at any time. */
async function member() {
  const made = await makeMember(t);
  const person = await t.as({ userId: made.userId });
  const { secret, address } = await person.secondFactor.begin();
  await person.secondFactor.confirm({ code: digitsOf(t, secret, address) });
  return { ...made, digits: () => digitsOf(t, secret, address) };
}

const comesIn = (email: string, password: string, code?: string) =>
  rest(t, 'POST', '/auth/sign_in', { email, password, ...(code === undefined ? {} : { otp_attempt: code }) }).then(
    ({ status }) => status,
  );

/** Sets a password by the mail of an address. */
async function resetBy(email: string): Promise<void> {
  await rest(t, 'POST', '/auth/password', { email, redirect_url: '/' });
  const { link } = await lastMail(t, email);
  const token = queryOf(link, 'access-token');
  await (await t.as(null)).accounts.resetPassword({ token, password: NEXT, passwordConfirmation: NEXT });
}

/** Support asks for another address, and once more after so many hours. */
async function newMailbox(userId: string, email: string, hours: number) {
  const support = await administrator('support');
  const first = await (await people(support)).correctAddress({ userId, email });
  t.clock.forward(hours * HOUR);
  return [first.state, (await (await people(support)).correctAddress({ userId, email })).state];
}

describe('who has lost', () => {
  it('their phone comes in by the password, once support has taken the factor away', async () => {
    const { userId, email } = await member();
    const support = await administrator('support');
    await (await people(support)).takeSecondFactor({ userId });
    t.clock.forward(72 * HOUR);
    await (await people(support)).takeSecondFactor({ userId });
    expect(await comesIn(email, PASSWORD)).toBe(200);
  });

  it('their mailbox and password comes in by the new mailbox and the code of their phone', async () => {
    const { userId, digits } = await member();
    const email = freshEmail();
    expect(await newMailbox(userId, email, 72)).toEqual(['waits', 'done']);
    await resetBy(email);
    expect(await comesIn(email, NEXT)).toBe(401);
    expect(await comesIn(email, NEXT, digits())).toBe(200);
  });

  it('phone, mailbox and password comes in by the new mailbox, once both have waited', async () => {
    const { userId } = await member();
    const email = freshEmail();
    const support = await administrator('support');
    await (await people(support)).takeSecondFactor({ userId });
    expect(await newMailbox(userId, email, 72)).toEqual(['waits', 'done']);
    await (await people(support)).takeSecondFactor({ userId });
    await resetBy(email);
    expect(await comesIn(email, NEXT)).toBe(200);
  });
});

describe('a confirmed address', () => {
  it('stays for 72 hours, at which every known address has a mail, and longer where another one is asked for', async () => {
    const { ownerId: userId, id } = await makeListing(t);
    await t.rows("update listings set notifications_email = 'till@example.com' where id = $1 returning id", [id]);
    const [row] = await t.rows<{ email: string }>('select email from users where id = $1', [userId]);
    const email = freshEmail();
    await t.runJobs();
    t.mails.splice(0);
    expect(await newMailbox(userId, email, 71)).toEqual(['waits', 'waits']);
    await t.runJobs();
    expect(t.mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [row?.email, 'till@example.com']
        .toSorted()
        .map((to) => [to, 'The e-mail of your Cloakroom account will be replaced']),
    );
    expect(await newMailbox(userId, freshEmail(), 2)).toEqual(['waits', 'waits']);
    expect(await t.rows('select email from users where id = $1', [userId])).toEqual([row]);
  });

  it('stays where its person has signed in since: they change it themselves', async () => {
    const { userId, email } = await makeMember(t);
    const support = await administrator('support');
    const next = freshEmail();
    await (await people(support)).correctAddress({ userId, email: next });
    t.clock.forward(HOUR);
    expect((await signInBy(t, email)).status).toBe(200);
    t.clock.forward(72 * HOUR);
    const late = (await people(support)).correctAddress({ userId, email: next });
    await expect(late).rejects.toEqual(failsWith('signedInSince'));
    expect(await t.rows('select email from users where id = $1', [userId])).toEqual([{ email }]);
    // It begins again, and waits.
    expect(await (await people(support)).correctAddress({ userId, email: next })).toEqual({ state: 'waits' });
  });

  it('is changed by no program', async () => {
    const { userId } = await makeMember(t);
    for (const service of ['support', 'admin'] as const) {
      const asked = (await t.as({ service })).admin.people.correctAddress({ userId, email: freshEmail() });
      await expect(asked).rejects.toEqual(failsWith('forbidden'));
    }
  });

  it('of an administrator is changed by two owners, by the only other one after the wait, and at once on the machine', async () => {
    const [one, two] = [await administrator('owner'), await administrator('owner')];
    const of = await administrator('support');
    const ask = async (by: string, email: string) => (await people(by)).correctAddress({ userId: of, email });
    const email = freshEmail();
    expect(await ask(one, email)).toEqual({ state: 'waits' });
    t.clock.forward(100 * HOUR);
    expect(await ask(one, email)).toEqual({ state: 'waits' });
    expect(await ask(two, email)).toEqual({ state: 'done' });
    await t.rows("update users set role = 'customer', admin_role = null where id = $1", [two]);
    // The corrected address is confirmed again before it counts as theirs.
    const next = freshEmail();
    expect(await ask(one, next)).toEqual({ state: 'waits' });
    t.clock.forward(72 * HOUR);
    expect(await ask(one, next)).toEqual({ state: 'done' });
    const machine = await t.as({ service: 'machine' });
    expect(await machine.admin.people.correctAddress({ userId: one, email: freshEmail() })).toEqual({ state: 'done' });
  });
});
