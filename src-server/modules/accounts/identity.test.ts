import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, lastMail, makeMember, PASSWORD, queryOf, rest, signInBy, tripleOf } from './accounts.fixture.ts';
import { digitsOf } from './second-factor/second-factor.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
/** A code opens once, and half a minute passes before there is another. */
beforeEach(() => t.clock.forward(1));

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });
const NEXT = 'a lighthouse of stamps';
const twice = (password: string) => ({ password, passwordConfirmation: password });

/** A person with a second factor, and a session of theirs in which it was given so long ago that it proves nothing. */
async function withFactor(traits: { readonly adminRole?: 'owner' | 'support' } = {}) {
  const member = await makeMember(t);
  const first = await t.as({ userId: member.userId });
  const { secret, address } = await first.secondFactor.begin();
  await first.secondFactor.confirm({ code: digitsOf(t, secret, address) });
  if (traits.adminRole !== undefined)
    await t.rows("update users set role = 'admin', admin_role = $2 where id = $1", [member.userId, traits.adminRole]);
  const stolen = await t.as({ userId: member.userId });
  t.clock.forward(13 * 60);
  return { ...member, stolen, digits: () => digitsOf(t, secret, address) };
}

async function resetBy(email: string, password = NEXT): Promise<void> {
  await rest(t, 'POST', '/auth/password', { email, redirect_url: '/' });
  const { link } = await lastMail(t, email);
  await (await t.as(null)).accounts.resetPassword({ token: queryOf(link, 'access-token'), ...twice(password) });
  await t.runJobs();
}

const factorsOf = (userId: string) => t.rows('select 1 from second_factors where user_id = $1', [userId]);
const codesOf = (userId: string) =>
  t.rows('select code_hash from recovery_codes where user_id = $1 order by code_hash', [userId]);

describe('a person with a session and the password, and not the second factor, is refused', () => {
  it('another address', async () => {
    const { stolen, userId, email } = await withFactor({ adminRole: 'owner' });
    const change = stolen.accounts.updateProfile({ email: freshEmail(), currentPassword: PASSWORD });
    await expect(change).rejects.toEqual(failsWith('secondFactorAsked'));
    expect(await t.rows('select email from users where id = $1', [userId])).toEqual([{ email }]);
  });

  it('another address while they join as a partner', async () => {
    const { stolen } = await withFactor();
    const contact = { firstName: 'Ada', lastName: 'Lovelace', countryOfResidence: 'CA', phoneNumber: '+14165550100' };
    const join = stolen.accounts.savePartnerContact({ ...contact, email: freshEmail(), currentPassword: PASSWORD });
    await expect(join).rejects.toEqual(failsWith('secondFactorAsked'));
  });

  it('another password', async () => {
    const { stolen, email } = await withFactor();
    const change = stolen.accounts.changePassword({ currentPassword: PASSWORD, ...twice(NEXT) });
    await expect(change).rejects.toEqual(failsWith('secondFactorAsked'));
    expect((await signInBy(t, email, NEXT)).status).toBe(401);
  });

  it('new recovery codes, the password given once more or not', async () => {
    const { stolen, userId } = await withFactor({ adminRole: 'owner' });
    const before = await codesOf(userId);
    await expect(stolen.secondFactor.renewCodes()).rejects.toEqual(failsWith('proveAgain'));
    await stolen.accounts.prove({ password: PASSWORD });
    await expect(stolen.secondFactor.renewCodes()).rejects.toEqual(failsWith('proveAgain'));
    expect(await codesOf(userId)).toEqual(before);
  });

  it('the same by REST', async () => {
    const { email, digits } = await withFactor();
    const signedIn = await rest(t, 'POST', '/auth/sign_in', { email, password: PASSWORD, otp_attempt: digits() });
    const headers = tripleOf(signedIn);
    t.clock.forward(16);
    const asked = { status: 422, body: { errors: { otp_attempt: [expect.stringContaining('second factor')] } } };
    const passwords = { current_password: PASSWORD, password: NEXT, password_confirmation: NEXT };
    expect(await rest(t, 'PUT', '/auth', { email: freshEmail(), current_password: PASSWORD }, headers)).toMatchObject(
      asked,
    );
    expect(await rest(t, 'PUT', '/auth/password', passwords, headers)).toMatchObject(asked);
    const user = { user: passwords };
    expect(await rest(t, 'PATCH', '/users/current-user/update_password', user, headers)).toMatchObject(asked);
    const changed = { ...passwords, email: freshEmail(), otp_attempt: digits() };
    expect((await rest(t, 'PUT', '/auth', changed, headers)).status).toBe(200);
  });
});

describe('a person who gives their second factor', () => {
  it('changes address and password, and is then asked for neither again within the quarter of an hour', async () => {
    const { stolen, email, digits } = await withFactor();
    const next = freshEmail();
    await stolen.accounts.updateProfile({ email: next, currentPassword: PASSWORD, code: digits() });
    await stolen.accounts.changePassword({ currentPassword: PASSWORD, ...twice(NEXT) });
    await t.runJobs();
    const told = (to: string) => t.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
    expect(told(email)).toContain('The e-mail of your Cloakroom account was changed');
    expect(told(next)).toEqual(['Confirm your e-mail for Cloakroom', 'Your Cloakroom password was changed']);
  });

  it('is written to about new recovery codes', async () => {
    const { stolen, email, digits } = await withFactor();
    await stolen.accounts.prove({ code: digits() });
    expect((await stolen.secondFactor.renewCodes()).codes).toHaveLength(10);
    expect((await lastMail(t, email)).subject).toBe('Your Cloakroom account has new recovery codes');
  });
});

describe('each change of how a person comes in ends other sessions, links and programs of before', () => {
  type Person = Awaited<ReturnType<TestApp['as']>>;
  const changes: Record<string, (person: Person, email: string, userId: string) => Promise<unknown>> = {
    'another address': (person) => person.accounts.updateProfile({ email: freshEmail(), currentPassword: PASSWORD }),
    'another password': (person) => person.accounts.changePassword({ currentPassword: PASSWORD, ...twice(NEXT) }),
    'a password by a mailed link': (_, email) => resetBy(email),
    'a second factor': async (person) => {
      const { secret, address } = await person.secondFactor.begin();
      await person.secondFactor.confirm({ code: digitsOf(t, secret, address) });
    },
  };

  it.each(Object.keys(changes))('%s', async (name) => {
    const { email, userId } = await makeMember(t);
    await t.rows('update users set is_partner = true where id = $1', [userId]);
    const person = await t.as({ userId });
    await person.tokens.make({ name: 'Till', may: 'read', days: 90 });
    await rest(t, 'POST', '/auth/password', { email, redirect_url: '/' });
    const { link } = await lastMail(t, email);
    const other = await t.deps.sessions.start(userId);
    await changes[name]?.(person, email, userId);
    expect(await t.deps.sessions.findUser(other.secret)).toBeNull();
    expect(await t.rows('select 1 from service_tokens where owner_id = $1 and revoked_at is null', [userId])).toEqual(
      [],
    );
    const old = (await t.as(null)).accounts.resetPassword({ token: queryOf(link, 'access-token'), ...twice(PASSWORD) });
    await expect(old).rejects.toEqual(failsWith('tokenInvalid'));
  });
});

describe('an address that was changed and not yet confirmed', () => {
  it('is no way around the second factor: a reset by its mailbox leaves the factor and asks for it', async () => {
    const { stolen, userId, digits } = await withFactor({ adminRole: 'owner' });
    const next = freshEmail();
    await stolen.accounts.updateProfile({ email: next, currentPassword: PASSWORD, code: digits() });
    await resetBy(next);
    t.clock.forward(1);
    expect(await factorsOf(userId)).toHaveLength(1);
    expect(await codesOf(userId)).toHaveLength(10);
    expect((await signInBy(t, next, NEXT)).status).toBe(401);
    const withCode = await rest(t, 'POST', '/auth/sign_in', { email: next, password: NEXT, otp_attempt: digits() });
    expect(withCode.status).toBe(200);
    expect(await t.rows('select admin_role from users where id = $1', [userId])).toEqual([{ admin_role: 'owner' }]);
  });

  it('is another state than one of an account that was never confirmed, whose role ends and owners read of it', async () => {
    const { email: ownerEmail } = await withFactor({ adminRole: 'owner' });
    const { email, userId } = await makeMember(t);
    await t.rows(
      `update users set role = 'admin', admin_role = 'support', confirmed_at = null, first_confirmed_at = null where id = $1`,
      [userId],
    );
    await resetBy(email);
    expect(await t.rows('select role, admin_role from users where id = $1', [userId])).toEqual([
      { role: 'customer', admin_role: null },
    ]);
    const mail = await lastMail(t, ownerEmail);
    expect(mail.subject).toBe('An administrator of Cloakroom lost their role');
    expect(mail.text).toContain(email);
  });

  it('a program that was let in before the first confirmation ends with it', async () => {
    const { email, userId } = await makeMember(t);
    await t.rows('update users set is_partner = true where id = $1', [userId]);
    await (await t.as({ userId })).tokens.make({ name: 'Till', may: 'all', days: 90 });
    await t.rows('update users set confirmed_at = null, first_confirmed_at = null where id = $1', [userId]);
    await (await t.as({ userId })).accounts.resendConfirmation();
    const { link } = await lastMail(t, email);
    await (await t.as(null)).accounts.activate({ id: userId, token: queryOf(link, 'token') });
    const open = await t.rows('select 1 from service_tokens where owner_id = $1 and revoked_at is null', [userId]);
    expect(open).toEqual([]);
  });
});

describe('an app that was begun and never confirmed', () => {
  it('opens nothing: not an administrator’s work, not a proof, not a sign-in', async () => {
    const { userId, email } = await makeMember(t);
    await t.rows("update users set role = 'admin', admin_role = 'finance' where id = $1", [userId]);
    const person = await t.as({ userId, factor: false });
    const { secret, address } = await person.secondFactor.begin();
    const code = digitsOf(t, secret, address);
    await expect(person.secondFactor.answer({ code })).rejects.toEqual(failsWith('codeWrong'));
    await expect(person.accounts.prove({ code })).rejects.toEqual(failsWith('codeWrong'));
    await expect(person.secondFactor.end({ password: PASSWORD, code })).rejects.toBeDefined();
    const [session] = await t.rows('select 1 from sessions where user_id = $1 and second_factor_at is not null', [
      userId,
    ]);
    expect(session).toBeUndefined();
    expect((await lastMailTo(email)) ?? null).toBeNull();
    expect((await person.secondFactor.confirm({ code })).codes).toHaveLength(10);
  });

  const lastMailTo = async (email: string) => {
    await t.runJobs();
    return t.mails.findLast(({ to }) => to === email);
  };
});

describe('password and sessions change together or not at all', () => {
  const STEPS = ['users', 'sessions', 'tokens', 'service_tokens', 'mail'] as const;

  it.each(STEPS)('where writing %s fails, the old password and every session stand', async (step) => {
    const { email, userId } = await makeMember(t);
    await t.rows('update users set is_partner = true where id = $1', [userId]);
    const jobs = { ...t.deps.jobs, enqueue: () => Promise.reject(new Error('died here')) };
    const changed = step === 'mail' ? { jobs } : {};
    const person = await t.as({ userId }, changed);
    await person.tokens.make({ name: 'Till', may: 'read', days: 90 });
    await rest(t, 'POST', '/auth/password', { email, redirect_url: '/' });
    const { link } = await lastMail(t, email);
    const other = await t.deps.sessions.start(userId);
    const table = step === 'mail' ? 'refunds' : step;
    await t.rows("create function dies() returns trigger language plpgsql as $$ begin raise 'died here'; end $$");
    await t.rows(
      `create trigger dies before insert or update or delete on ${table} for each row execute function dies()`,
    );
    try {
      await expect(person.accounts.changePassword({ currentPassword: PASSWORD, ...twice(NEXT) })).rejects.toBeDefined();
      const token = queryOf(link, 'access-token');
      await expect((await t.as(null, changed)).accounts.resetPassword({ token, ...twice(NEXT) })).rejects.toBeDefined();
    } finally {
      await t.rows('drop function dies cascade');
    }
    expect((await signInBy(t, email, NEXT)).status).toBe(401);
    expect((await signInBy(t, email)).status).toBe(200);
    expect(await t.deps.sessions.findUser(other.secret)).not.toBeNull();
    await (await t.as({ userId })).accounts.changePassword({ currentPassword: PASSWORD, ...twice(NEXT) });
    expect((await signInBy(t, email, NEXT)).status).toBe(200);
    expect(await t.deps.sessions.findUser(other.secret)).toBeNull();
  });
});
