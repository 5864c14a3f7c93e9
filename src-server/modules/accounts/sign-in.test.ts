import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toWireError } from '#server/platform/errors/wire-error.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, type Headers, makeMember, PASSWORD, rest, signInBy, tripleOf } from './accounts.fixture.ts';

// The modules that other files have loaded hold the real one.
const verified = vi.hoisted(() => {
  vi.resetModules();
  return { count: 0 };
});
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      verified.count += 1;
      return real.verify(...given);
    },
  };
});

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(async () => {
  await t.close();
  vi.resetModules();
});

const whoIs = (headers: Record<string, string>) => rest(t, 'GET', '/users/current-user', undefined, headers);

/** Signs in as the web does, by cookie. @returns the session's cookie. */
async function signInOnWeb(email: string, cookie = ''): Promise<string> {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/trpc/accounts.signIn',
    headers: { cookie },
    payload: { email, password: PASSWORD },
  });
  const kept = answer.cookies.find(({ name }) => name === 'cloakroom_session');
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  return `cloakroom_session=${kept?.value}`;
}

async function viewerOnWeb(cookie: string): Promise<{ email: string } | null> {
  const answer = await t.app.inject({ url: '/trpc/accounts.viewer', headers: { cookie } });
  return answer.json<{ result: { data: { email: string } | null } }>().result.data;
}

describe('signing in', () => {
  it('answers the person and the three headers that name them from then on', async () => {
    const { email } = await makeMember(t);
    const answer = await signInBy(t, email.toUpperCase());
    expect(answer).toMatchObject({ status: 200, body: { data: { email, first_name: 'Ada', partner: false } } });
    expect(await whoIs(tripleOf(answer))).toMatchObject({ status: 200, body: { data: { email, payment_card: null } } });
  });

  it('refuses a wrong password and an unknown address alike, after the same work', async () => {
    const { email } = await makeMember(t);
    const attempt = async (address: string) => {
      const before = verified.count;
      const { status, body, headers } = await signInBy(t, address, 'not the password');
      return { status, body, token: headers['access-token'], hashes: verified.count - before };
    };
    const text = 'Wrong e-mail or password';
    const refused = { error: text, success: false, errors: [text] };
    const wrong = await attempt(email);
    expect(wrong).toEqual({ status: 401, body: refused, token: undefined, hashes: 1 });
    expect(await attempt(freshEmail())).toEqual(wrong);
  });

  it.each([
    [
      { email: '', password: '' },
      { email: ['Cannot be blank'], password: ['Cannot be blank'] },
    ],
    [{ email: 'nobody', password: 'x' }, { email: ['Should be a valid email address'] }],
    [{ email: 'a@example.com', password: 'x'.repeat(129) }, { password: ['Too long (maximum is 128 characters)'] }],
  ])('with %j says on the web what is wrong with each field, in REST as of any wrong one', async (given, fields) => {
    const visitor = await t.as(null);
    const refused = await visitor.accounts.signIn(given).catch((error: Error) => error.cause);
    expect(toWireError(refused, 'en')).toMatchObject({ status: 422, fields });
    expect(await rest(t, 'POST', '/auth/sign_in', given)).toMatchObject({ status: 401 });
  });

  it('never goes on with a session from before', async () => {
    const [ada, eve] = [await makeMember(t), await makeMember(t)];
    const planted = await signInOnWeb(eve.email);
    const own = await signInOnWeb(ada.email, planted);
    expect(own).not.toBe(planted);
    expect(await viewerOnWeb(own)).toMatchObject({ email: ada.email });
    expect(await viewerOnWeb(planted)).toBeNull();
    const invented = 'cloakroom_session=chosen-by-somebody-else';
    expect(await signInOnWeb(ada.email, invented)).not.toBe(invented);
    expect(await viewerOnWeb(invented)).toBeNull();
  });
});

describe('the three headers', () => {
  it('belong together: any other token, client or uid is refused', async () => {
    const { email } = await makeMember(t);
    const stranger = await makeMember(t);
    const mine = tripleOf(await signInBy(t, email));
    const others: Headers[] = [
      { client: 'another' },
      { uid: stranger.email },
      { 'access-token': 'guessed' },
      { client: '' },
      { uid: '' },
    ];
    for (const wrong of others) {
      expect(await whoIs({ ...mine, ...wrong })).toMatchObject({ status: 401 });
    }
    expect((await whoIs(mine)).status).toBe(200);
  });

  it('are not read from cookies in REST', async () => {
    const { email } = await makeMember(t);
    expect((await whoIs({ cookie: await signInOnWeb(email) })).status).toBe(401);
  });

  it('end with sign-out; other devices stay', async () => {
    const { email } = await makeMember(t);
    const [here, there] = [tripleOf(await signInBy(t, email)), tripleOf(await signInBy(t, email))];
    expect(await rest(t, 'DELETE', '/auth/sign_out', undefined, here)).toMatchObject({ body: { success: true } });
    expect((await whoIs(here)).status).toBe(401);
    expect((await whoIs(there)).status).toBe(200);
    expect((await rest(t, 'DELETE', '/auth/sign_out', undefined, here)).status).toBe(404);
  });

  it('are in the database only as a hash, and so is the password', async () => {
    const { userId, email } = await makeMember(t);
    const { 'access-token': secret } = tripleOf(await signInBy(t, email));
    const rows = await t.rows<{ everything: string }>(
      `select s::text || u::text as everything from sessions s join users u on u.id = s.user_id where u.id = $1`,
      [userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.everything).not.toContain(secret);
    expect(rows[0]?.everything).not.toContain(PASSWORD);
    expect(rows[0]?.everything).toContain('$argon2id$');
  });
});

describe('a session', () => {
  it.each([
    ['on the web', async (email: string) => viewerOnWeb.bind(null, await signInOnWeb(email))],
    [
      'in REST',
      async (email: string) => {
        const headers = tripleOf(await signInBy(t, email));
        return async () => ((await whoIs(headers)).status === 200 ? { email } : null);
      },
    ],
  ])('%s ends 30 days after the login, however often it was used, and leaves nothing behind', async (_, signIn) => {
    const { email, userId } = await makeMember(t);
    const start = t.clock.now();
    const look = await signIn(email);
    const days = 24 * 60;
    for (const minutes of [0, 13 * days, 13 * days, 4 * days - 1]) {
      t.clock.forward(minutes);
      expect(await look()).toMatchObject({ email });
    }
    t.clock.forward(1);
    expect(await look()).toBeNull();
    expect(await t.rows('select 1 from sessions where user_id = $1', [userId])).toEqual([]);
    t.clock.set(start);
    expect(await look()).toBeNull();
  });

  it('of a guest opens their order for 180 days', async () => {
    const secret = await t.deps.sessions.startGuest();
    const start = t.clock.now();
    t.clock.forward(180 * 24 * 60 - 1);
    expect(await t.deps.sessions.findGuest(secret)).not.toBeNull();
    t.clock.forward(1);
    expect(await t.deps.sessions.findGuest(secret)).toBeNull();
    t.clock.set(start);
  });
});

describe('changing the password', () => {
  const next = 'a drawer of gloves';
  const change = (headers: Record<string, string>, user: object) =>
    rest(t, 'PATCH', '/users/current-user/update_password', { user }, headers);

  it('ends every other session and leaves this one', async () => {
    const { email } = await makeMember(t);
    const [here, there] = [tripleOf(await signInBy(t, email)), tripleOf(await signInBy(t, email))];
    const web = await signInOnWeb(email);
    const given = { current_password: PASSWORD, password: next, password_confirmation: next };
    expect((await change(here, given)).status).toBe(200);
    expect((await whoIs(here)).status).toBe(200);
    expect((await whoIs(there)).status).toBe(401);
    expect(await viewerOnWeb(web)).toBeNull();
    expect((await signInBy(t, email)).status).toBe(401);
    expect((await signInBy(t, email, next)).status).toBe(200);
  });

  it.each([
    ['a wrong current one', { current_password: 'wrong' }, { current_password: ['The current password is wrong'] }],
    [
      'two different ones',
      { password_confirmation: 'other gloves' },
      { password_confirmation: ["Passwords don't match"] },
    ],
    ['a short one', { password: 'short' }, { password: ['Too short (minimum is 8 characters)'] }],
    [
      'one that is tried first',
      { password: 'Password1', password_confirmation: 'Password1' },
      { password: ['This password is too common, please choose another'] },
    ],
    ['none', { password: undefined }, { password: ['Cannot be blank'] }],
  ])('with %s is refused', async (_, wrong, errors) => {
    const { email } = await makeMember(t);
    const here = tripleOf(await signInBy(t, email));
    const given = { current_password: PASSWORD, password: next, password_confirmation: next, ...wrong };
    expect(await change(here, given)).toMatchObject({ status: 422, body: { errors } });
    expect((await signInBy(t, email)).status).toBe(200);
  });

  it('is for people who are signed in', async () => {
    expect((await change({}, { current_password: PASSWORD, password: next, password_confirmation: next })).status).toBe(
      401,
    );
  });
});

describe('posts from other sites', () => {
  it.each(['https://evil.example', 'null', 'http://localhost:3001', 'not an address'])(
    'of origin %s are refused and change nothing',
    async (origin) => {
      const { email } = await makeMember(t);
      const cookie = await signInOnWeb(email);
      const answer = await t.app.inject({
        method: 'POST',
        url: '/trpc/accounts.signOut',
        headers: { cookie, origin },
        payload: {},
      });
      expect(answer.statusCode).toBe(403);
      const message = 'This request came from another site and was refused. Nothing was changed.';
      expect(answer.json()).toMatchObject({ error: { message, data: { code: 'FORBIDDEN', key: 'crossSite' } } });
      expect(await viewerOnWeb(cookie)).toMatchObject({ email });
    },
  );

  it('may use the REST API, which knows no caller by cookie', async () => {
    const { email } = await makeMember(t);
    const cookie = await signInOnWeb(email);
    const foreign = { cookie, origin: 'https://evil.example' };
    expect((await rest(t, 'DELETE', '/auth/sign_out', undefined, foreign)).status).toBe(404);
    expect(await viewerOnWeb(cookie)).toMatchObject({ email });
  });

  it('are let through from this one', async () => {
    const { email } = await makeMember(t);
    const own = { origin: 'http://localhost:3000' };
    expect((await rest(t, 'POST', '/auth/sign_in', { email, password: PASSWORD }, own)).status).toBe(200);
  });
});
