import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paid, refused } from '#server/modules/booking/order.fixture.ts';
import { aBooking, makeCoupon, makeListing, makeUser, someGuest, someStay } from '#server/testing/factories.ts';
import { createTestApp, createTestAppForTest, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, lastMail, makeMember, PASSWORD, rest } from './accounts.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ config: { RATE_LIMITS: true } });
});
afterAll(() => t.close());
beforeEach(() => t.rows('delete from rate_limits'));

/** Signs in as a browser at an address would. */
async function signIn(email: string, password: string, from: { ip: string; cookie?: string }) {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/trpc/accounts.signIn',
    remoteAddress: from.ip,
    headers: { cookie: from.cookie ?? '' },
    payload: { email, password },
  });
  const device = answer.cookies.find(({ name }) => name === 'cloakroom_device');
  return { status: answer.statusCode, cookie: device === undefined ? '' : `cloakroom_device=${device.value}` };
}

describe('wrong passwords', () => {
  it('of another person do not lock the owner out: not elsewhere, and not a browser that was signed in before', async () => {
    const { email } = await makeMember(t);
    const home = { ip: '203.0.113.7' };
    const { cookie } = await signIn(email, PASSWORD, home);
    for (let count = 0; count < 10; count += 1) expect((await signIn(email, 'a guess', home)).status).toBe(401);
    expect((await signIn(email, PASSWORD, home)).status).toBe(429);
    expect((await signIn(email, PASSWORD, { ip: '203.0.113.200' })).status).toBe(429);
    expect((await signIn(email, PASSWORD, { ip: '198.51.100.9' })).status).toBe(200);
    expect((await signIn(email, PASSWORD, { ...home, cookie })).status).toBe(200);
  });

  it('are counted for a known browser too, and its mark is good for its own person only', async () => {
    const [one, other] = [await makeMember(t), await makeMember(t)];
    const home = { ip: '203.0.113.7' };
    const { cookie } = await signIn(one.email, PASSWORD, home);
    for (let count = 0; count < 10; count += 1) await signIn(one.email, 'a guess', { ...home, cookie });
    expect((await signIn(one.email, PASSWORD, { ...home, cookie })).status).toBe(429);
    for (let count = 0; count < 10; count += 1) await signIn(other.email, 'a guess', { ...home, cookie });
    expect((await signIn(other.email, PASSWORD, { ...home, cookie })).status).toBe(429);
    const forged = `${cookie.slice(0, -4)}AAAA`;
    expect((await signIn(other.email, PASSWORD, { ...home, cookie: forged })).status).toBe(429);
  });

  it('by many at once are no way around', async () => {
    const { email } = await makeMember(t);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => signIn(email, 'a guess', { ip: '203.0.113.7' })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});

describe('a new e-mail address', () => {
  it('takes the password of who has one, however fresh their session is', async () => {
    const { userId } = await makeMember(t);
    const person = await t.as({ userId });
    expect(await person.accounts.proofForEmail()).toEqual({ needs: 'password', code: false });
  });

  it('takes the password', async () => {
    const { userId, email } = await makeMember(t);
    const person = await t.as({ userId });
    for (const currentPassword of [undefined, '', 'a guess']) {
      expect(await refused(person.accounts.updateProfile({ email: freshEmail(), currentPassword }))).toBe(
        'wrongPassword',
      );
    }
    expect(await t.rows('select email from users where id = $1', [userId])).toEqual([{ email }]);
    await person.accounts.updateProfile({ firstName: 'Augusta', email: email.toUpperCase() });
  });

  it('can be tried five times an hour', async () => {
    const { userId } = await makeMember(t);
    const person = await t.as({ userId });
    for (let count = 0; count < 5; count += 1) {
      await refused(person.accounts.updateProfile({ email: freshEmail(), currentPassword: 'a guess' }));
    }
    expect(await refused(person.accounts.updateProfile({ email: freshEmail(), currentPassword: PASSWORD }))).toBe(
      'tooManyRequests',
    );
  });

  it.each([
    ['english', 'The e-mail of your Cloakroom account was changed'],
    ['french', 'L’adresse de votre compte Cloakroom a été modifiée'],
    ['spanish', 'Se cambió el correo de tu cuenta de Cloakroom'],
  ] as const)('is mailed to the old one (%s), without advice to ignore it', async (language, subject) => {
    const { userId, email } = await makeMember(t);
    const person = await t.as({ userId });
    await person.accounts.updateProfile({ email: freshEmail(), currentPassword: PASSWORD, language });
    const mail = await lastMail(t, email);
    expect(mail.subject).toBe(subject);
    expect(mail.text).not.toMatch(/ignore|ignorez|ignorar/);
  });
});

describe('asking for a new password', () => {
  /** The statements that a request leads to, before it is answered. */
  async function statementsOf(email: string): Promise<string[]> {
    const said: string[] = [];
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    const texts = () =>
      spy.mock.calls.map(([query]) => (typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')));
    try {
      expect((await rest(t, 'POST', '/auth/password', { email })).status).toBe(200);
      said.push(...texts());
    } finally {
      spy.mockRestore();
    }
    return said.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  }

  it('does the same for known and unknown addresses, and looks no account up', async () => {
    const { email } = await makeMember(t);
    const [known, unknown] = [await statementsOf(email), await statementsOf(freshEmail())];
    expect(known.length).toBeGreaterThan(2);
    expect(known).toEqual(unknown);
    expect(known.join(' ')).not.toContain('users');
  });
});

describe('a sign-up with a known address', () => {
  const signUpFrom = (email: string, ip: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/v1/auth',
      remoteAddress: ip,
      payload: {
        email,
        password: PASSWORD,
        password_confirmation: PASSWORD,
        first_name: 'Grace',
        last_name: 'Hopper',
        phone_number: '+14165550101',
      },
    });
  /** How many mails came of three sign-ups, one from each network. */
  async function mailsOf(email: string): Promise<number> {
    const isTheirs = ({ to }: { readonly to: string }) => to === email.toLowerCase();
    const before = t.mails.filter(isTheirs).length;
    for (const ip of ['203.0.113.31', '198.51.100.32', '192.0.2.33'])
      expect((await signUpFrom(email, ip)).statusCode).toBe(200);
    await t.runJobs();
    return t.mails.filter(isTheirs).length - before;
  }

  it('writes to its owner once an hour, from any network', async () => {
    const { email } = await makeMember(t);
    expect(await mailsOf(email)).toBe(1);
    t.clock.forward(59);
    expect(await mailsOf(email.toUpperCase())).toBe(0);
    t.clock.forward(1);
    expect(await mailsOf(email)).toBe(1);
  });

  it('writes to a guest once an hour', async () => {
    const email = freshEmail();
    await makeUser(t, { email, passwordHash: null });
    expect(await mailsOf(email)).toBe(1);
  });

  it('writes that there is an account after the link that confirms the address of a new one', async () => {
    expect(await mailsOf(freshEmail())).toBe(2);
  });
});

describe('guesses', () => {
  it('of discount codes are few: one that exists is no longer distinguished from one that does not', async () => {
    const { id } = await makeListing(t);
    const { code } = await makeCoupon(t);
    const visitor = await t.as(null, {}, '203.0.113.7');
    const ask = (text: string) => visitor.pricing.quote({ listing: id, stay: someStay, bagsCount: 1, code: text });
    for (let count = 0; count < 30; count += 1) expect((await ask(code)).coupon?.problem).toBeNull();
    for (let count = 0; count < 20; count += 1) expect((await ask(`NONE${count}`)).coupon?.problem).toBe('unknown');
    expect(await refused(ask('NONE'))).toBe('tooManyRequests');
    expect(await refused(ask(code))).toBe('tooManyRequests');
    const elsewhere = await t.as(null, {}, '198.51.100.9');
    expect(await elsewhere.pricing.quote({ listing: id, stay: someStay, bagsCount: 1, code })).toMatchObject({
      coupon: { problem: null },
    });
  });

  it('of codes by booking count as well', async () => {
    const { id } = await makeListing(t, { capacity: 50 });
    const visitor = await t.as(null, {}, '203.0.113.8');
    const book = (code: string) => visitor.booking.create({ ...aBooking(id, { code }), guest: someGuest() });
    for (let count = 0; count < 20; count += 1) expect(await refused(book(`NONE${count}`))).toMatch(/^coupon/);
    expect(await refused(book('NONE'))).toBe('tooManyRequests');
  });

  it("of addresses by guests' bookings are few", async () => {
    const { id } = await makeListing(t, { capacity: 50 });
    const visitor = await t.as(null, {}, '203.0.113.9');
    const book = (email: string) => visitor.booking.create({ ...aBooking(id), guest: { ...someGuest(), email } });
    for (let count = 0; count < 10; count += 1) {
      expect(await refused(book((await makeMember(t)).email))).toBe('emailTaken');
    }
    expect(await refused(book((await makeMember(t)).email))).toBe('tooManyRequests');
    expect(await refused(book(freshEmail()))).toBe('tooManyRequests');
  });
});

describe("an administrator's acts", () => {
  it('are written down with what was sent, without secrets; those of others are not', async () => {
    const app = await createTestAppForTest();
    const { bookingId, who } = await paid(app);
    const admin = await makeUser(app, { role: 'admin' });
    const { total } = await (await app.as(who)).booking.get({ bookingId });
    await (
      await app.as(admin)
    ).admin.bookings.cancel({
      requestId: randomUUID(),
      bookingId,
      minor: total.minor,
      held: total.minor,
      share: 'kept',
      reason: 'shopLate',
      note: 'asked by phone',
    });
    await refused(
      (await app.as(admin)).accounts.changePassword({
        currentPassword: 'x',
        password: 'a drawer of gloves',
        passwordConfirmation: 'a drawer of gloves',
      }),
    );
    const acts = await app.rows('select actor_id, action, subject, subject_id, before, after, call from audit_log');
    expect(acts).toEqual([
      {
        actor_id: admin.userId,
        action: 'admin.bookings.cancel',
        subject: 'admin',
        subject_id: bookingId,
        before: expect.objectContaining({ status: 'confirmed', cancellation_reason: null, canceled_at: null }),
        after: expect.objectContaining({ status: 'canceled' }),
        call: expect.objectContaining({ ip: '127.0.0.1', input: expect.objectContaining({ bookingId }) }),
      },
    ]);
    expect(acts[0]).not.toHaveProperty('after.bags_count');
  });

  it('on their own account show what changed, and never a password', async () => {
    const app = await createTestAppForTest();
    const { userId } = await makeMember(app);
    await app.rows("update users set role = 'admin', admin_role = 'owner' where id = $1", [userId]);
    const admin = await app.as({ userId });
    const password = 'a drawer of gloves';
    await admin.accounts.changePassword({ currentPassword: PASSWORD, password, passwordConfirmation: password });
    await admin.accounts.updateProfile({ firstName: 'Augusta' });
    const acts = await app.rows<{ before: object; after: object; call: object }>(
      'select before, after, call from audit_log order by created_at, id',
    );
    expect(acts).toMatchObject([
      { before: { password_hash: '…' }, after: { password_hash: '…' } },
      { after: { first_name: 'Augusta' }, call: { input: { firstName: 'Augusta' } } },
    ]);
    expect(JSON.stringify(acts)).not.toMatch(/argon2|gloves/);
  });

  it('that make something show what was made', async () => {
    const app = await createTestAppForTest();
    const admin = await makeUser(app, { role: 'admin' });
    const { id } = await makeListing(app);
    const made = await (await app.as(admin)).booking.create(aBooking(id));
    const acts = await app.rows('select subject_id, before, after from audit_log');
    expect(acts).toMatchObject([{ subject_id: made.id, before: null, after: { status: 'pending', bags_count: 1 } }]);
  });
});

describe('cookies that hold secrets', () => {
  it('belong to this host alone where the site has HTTPS', async () => {
    const app = await createTestAppForTest({ config: { siteUrl: 'https://cloakroom.example' } });
    const { email } = await makeMember(app);
    const answer = await app.app.inject({
      method: 'POST',
      url: '/trpc/accounts.signIn',
      payload: { email, password: PASSWORD },
    });
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual([
      '__Host-cloakroom_device',
      '__Host-cloakroom_session',
    ]);
    for (const cookie of answer.cookies) expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/' });
    expect(answer.cookies.some(({ domain }) => domain !== undefined)).toBe(false);
    const session = answer.cookies.find(({ name }) => name.endsWith('session'))?.value ?? '';
    const ask = async (name: string) =>
      (await app.app.inject({ url: '/trpc/accounts.viewer', headers: { cookie: `${name}=${session}` } })).json<{
        result: { data: unknown };
      }>().result.data;
    expect(await ask('__Host-cloakroom_session')).toMatchObject({ email });
    expect(await ask('cloakroom_session')).toBeNull();
    const out = await app.app.inject({
      method: 'POST',
      url: '/trpc/accounts.signOut',
      headers: { cookie: `__Host-cloakroom_session=${session}` },
      payload: {},
    });
    expect(out.cookies[0]).toMatchObject({ name: '__Host-cloakroom_session', value: '', secure: true });
  });
});
