import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { lastMail, makeMember, PASSWORD, rest, signInBy } from '../accounts.fixture.ts';
import { digitsOf } from './second-factor.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A new app every time: a code opens once, and half a minute passes before there is another. */
const later = () => t.clock.forward(1);
beforeEach(later);

async function withFactor() {
  const member = await makeMember(t);
  const caller = await t.as({ userId: member.userId });
  const { secret, address } = await caller.secondFactor.begin();
  const digits = () => digitsOf(t, secret, address);
  const { codes } = await caller.secondFactor.confirm({ code: digits() });
  later();
  return { ...member, caller, digits, codes };
}

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });

describe('setting a second factor up', () => {
  it('takes the first code of the app, tells ten recovery codes, and writes to the person', async () => {
    const { codes, caller, email } = await withFactor();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    expect(await caller.secondFactor.state()).toMatchObject({ codesLeft: 10, setAt: expect.any(String) });
    expect((await lastMail(t, email)).subject).toBe('Your Cloakroom account has a second factor');
  });

  it('does nothing before that code', async () => {
    const { userId, email } = await makeMember(t);
    const caller = await t.as({ userId });
    await caller.secondFactor.begin();
    await expect(caller.secondFactor.confirm({ code: '000000' })).rejects.toEqual(failsWith('codeWrong'));
    expect((await signInBy(t, email)).status).toBe(200);
  });

  it('ends the other sessions of the person', async () => {
    const { userId } = await makeMember(t);
    const other = await t.deps.sessions.start(userId);
    const caller = await t.as({ userId });
    const { secret, address } = await caller.secondFactor.begin();
    await caller.secondFactor.confirm({ code: digitsOf(t, secret, address) });
    expect(await t.deps.sessions.findUser(other.secret)).toBeNull();
  });

  it('takes a proof that is fresh: a session left open is not enough', async () => {
    const { userId } = await makeMember(t);
    const caller = await t.as({ userId });
    t.clock.forward(16);
    await expect(caller.secondFactor.begin()).rejects.toEqual(failsWith('proveAgain'));
    await caller.accounts.prove({ password: PASSWORD });
    await expect(caller.secondFactor.begin()).resolves.toMatchObject({ address: expect.any(String) });
  });

  it('takes a confirmed address, so that no one locks the owner of another one out', async () => {
    const { userId } = await makeMember(t);
    await t.rows('update users set confirmed_at = null where id = $1', [userId]);
    await expect((await t.as({ userId })).secondFactor.begin()).rejects.toEqual(failsWith('confirmFirst'));
  });

  it('leaves no secret in the database', async () => {
    const { userId } = await makeMember(t);
    const { secret } = await (await t.as({ userId })).secondFactor.begin();
    const rows = await t.rows('select * from second_factors where user_id = $1', [userId]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(0, 4));
  });
});

describe('signing in with a second factor', () => {
  const signIn = (email: string, code?: string, password = PASSWORD) =>
    rest(t, 'POST', '/auth/sign_in', { email, password, ...(code === undefined ? {} : { otp_attempt: code }) });

  it('takes the password and then a code; the password alone starts no session', async () => {
    const { email, digits } = await withFactor();
    const without = await signIn(email);
    expect(without.status).toBe(401);
    expect(without.headers).not.toHaveProperty('access-token');
    expect((await signIn(email, digits())).status).toBe(200);
  });

  it('says nothing of a second factor to who has the wrong password', async () => {
    const { email, digits } = await withFactor();
    const stranger = await signIn(email, digits(), 'not the password');
    expect([stranger.status, JSON.stringify(stranger.body)]).not.toContain('second factor');
    expect(stranger.status).toBe(401);
  });

  it('takes a code once', async () => {
    const { email, digits } = await withFactor();
    const code = digits();
    expect((await signIn(email, code)).status).toBe(200);
    expect((await signIn(email, code)).status).toBe(422);
  });

  it('takes a recovery code, with or without its dash, once', async () => {
    const { email, codes } = await withFactor();
    const [first = '', second = ''] = codes;
    expect((await signIn(email, first.replace('-', '').toLowerCase())).status).toBe(200);
    expect(await signIn(email, first)).toMatchObject({
      status: 422,
      body: { errors: { otp_attempt: [expect.stringContaining('opens once')] } },
    });
    expect((await signIn(email, second)).status).toBe(200);
  });

  it('goes off for 15 minutes after five wrong codes, also for the right one', async () => {
    const { email, digits } = await withFactor();
    for (const status of [422, 422, 422, 422, 429]) expect((await signIn(email, '000000')).status).toBe(status);
    expect(JSON.stringify((await signIn(email, digits())).body)).toContain('try again in 15 min');
    t.clock.forward(11);
    const off = await signIn(email, digits());
    expect([off.status, JSON.stringify(off.body)]).toEqual([429, expect.stringContaining('try again in 4 min')]);
    t.clock.forward(5);
    expect((await signIn(email, digits())).status).toBe(200);
  });

  it('of two requests with the same code at once lets one in', async () => {
    const { email, digits } = await withFactor();
    const code = digits();
    const answers = await Promise.all([signIn(email, code), signIn(email, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('waits in a session that opens nothing where another site vouched for the person', async () => {
    const { userId, digits } = await withFactor();
    const session = await t.deps.sessions.start(userId);
    expect(await t.deps.sessions.findUser(session.secret)).toBeNull();
    const cookie = `cloakroom_session=${session.secret}`;
    const answer = (code: string) =>
      t.app.inject({
        method: 'POST',
        url: '/trpc/secondFactor.answer',
        headers: { cookie },
        payload: { code },
      });
    expect((await answer('000000')).statusCode).toBe(422);
    expect(await t.deps.sessions.findUser(session.secret)).toBeNull();
    expect((await answer(digits())).statusCode).toBe(200);
    expect(await t.deps.sessions.findUser(session.secret)).toMatchObject({ id: userId });
  });
});

describe('doing without', () => {
  it('takes the password and a code', async () => {
    const { caller, digits, email } = await withFactor();
    const end = (password: string, code: string) => caller.secondFactor.end({ password, code });
    await expect(end('not the password', digits())).rejects.toEqual(failsWith('wrongPassword'));
    await expect(end(PASSWORD, '000000')).rejects.toEqual(failsWith('codeWrong'));
    await end(PASSWORD, digits());
    expect((await signInBy(t, email)).status).toBe(200);
    expect((await lastMail(t, email)).subject).toBe('The second factor of your Cloakroom account was removed');
  });

  it('is nothing for administrators', async () => {
    const { userId, digits } = await withFactor();
    await t.rows("update users set role = 'admin', admin_role = 'support' where id = $1", [userId]);
    const caller = await t.as({ userId });
    const end = caller.secondFactor.end({ password: PASSWORD, code: digits() });
    await expect(end).rejects.toEqual(failsWith('secondFactorRequired'));
  });
});

describe('an administrator', () => {
  it('is none again twelve hours after the second factor', async () => {
    const { userId } = await withFactor();
    await t.rows("update users set role = 'admin', admin_role = 'owner' where id = $1", [userId]);
    const session = await t.deps.sessions.start(userId);
    await t.deps.sessions.passSecondFactor(session.secret);
    expect(await t.deps.sessions.findUser(session.secret)).toMatchObject({ role: 'admin', adminRole: 'owner' });
    t.clock.forward(12 * 60 + 1);
    expect(await t.deps.sessions.findUser(session.secret)).toMatchObject({ role: 'customer', adminRole: 'owner' });
  });
});
