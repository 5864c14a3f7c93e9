import { randomUUID } from 'node:crypto';
import { Events, type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, createTestAppForTest, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, makeMember, rest, signInBy, tripleOf } from './accounts.fixture.ts';

const CLIENT_ID = 'cloakroom.apps.example';

/** What the provider says of the person at its screen. */
interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  aud?: string;
  iss?: string;
  exp?: number;
}

const provider = new OAuth2Server();
let claims: Claims;
let t: TestApp;

const personClaims = (more: Partial<Claims> = {}): Claims => ({
  sub: randomUUID(),
  email: freshEmail(),
  email_verified: true,
  given_name: 'Katherine',
  family_name: 'Johnson',
  ...more,
});

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  provider.service.addRoute('GET', '/tokeninfo', (request, response) => {
    const known = request.query.access_token === 'token-of-google';
    response.writeHead(known ? 200 : 400, { 'content-type': 'application/json' });
    const { sub, email, email_verified, aud = CLIENT_ID } = claims;
    response.end(
      JSON.stringify(known ? { sub, email, email_verified: String(email_verified), aud } : { error: 'invalid_token' }),
    );
  });
  provider.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => void Object.assign(payload, claims));
  provider.service.on(Events.BeforeUserinfo, (answer: MutableResponse) => {
    answer.body = { sub: claims.sub, given_name: claims.given_name, family_name: claims.family_name };
  });
  await provider.start(0, 'localhost');
  t = await createTestApp({
    config: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: 'a secret of two',
      GOOGLE_ISSUER: provider.issuer.url ?? '',
    },
  });
});
afterAll(async () => {
  await t.close();
  await provider.stop();
});
afterEach(() => {
  claims = personClaims();
});

const cookiesOf = (answer: { cookies: readonly { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');

/** From the button to the provider, whose screen sends the browser back. */
async function leave(returnTo = '/settings', cameFrom = '') {
  const begun = await t.app.inject({ url: `/auth/google?${new URLSearchParams({ returnTo, cameFrom })}` });
  const asked = new URL(begun.headers.location ?? '');
  const sent = await fetch(asked, { redirect: 'manual' });
  return { asked, cookie: cookiesOf(begun), back: new URL(sent.headers.get('location') ?? '') };
}

const comeBack = (back: URL, cookie: string) =>
  t.app.inject({ url: `${back.pathname}${back.search}`, headers: { cookie } });

async function signInWithGoogle(given: Claims, returnTo?: string) {
  claims = given;
  const { back, cookie } = await leave(returnTo);
  const answer = await comeBack(back, cookie);
  const session = answer.cookies.find(({ name }) => name === 'cloakroom_session')?.value;
  return { location: answer.headers.location, session };
}

const whoHas = async (session: string | undefined) =>
  session === undefined ? null : t.deps.sessions.findUser(session);

describe('signing in with Google', () => {
  it('asks for a code with state and a PKCE challenge, and takes a new customer back to their page', async () => {
    claims = personClaims();
    const { asked, back, cookie } = await leave('/book/payment?bags=2');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: 'http://localhost:3000/auth/google/callback',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{40,}$/),
      scope: 'openid profile email',
    });
    const answer = await comeBack(back, cookie);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/book/payment?bags=2']);
    expect(answer.cookies.find(({ name }) => name === 'cloakroom_google')?.value).toBe('');
    const user = await whoHas(answer.cookies.find(({ name }) => name === 'cloakroom_session')?.value);
    expect(user).toMatchObject({ email: claims.email, firstName: 'Katherine', confirmed: true, isPartner: false });
  });

  it('finds the same person again, also under a new address', async () => {
    const given = personClaims();
    const first = await whoHas((await signInWithGoogle(given)).session);
    const second = await whoHas((await signInWithGoogle({ ...given, email: freshEmail() })).session);
    expect(second).toMatchObject({ id: first?.id, email: given.email });
  });

  it('makes one user of two tabs, and both stay signed in', async () => {
    const given = personClaims();
    const { userId: unproven, email } = await makeMember(t);
    await t.rows('update users set confirmed_at = null, first_confirmed_at = null where id = $1', [unproven]);
    for (const who of [given, personClaims({ email })]) {
      claims = who;
      const tabs = await Promise.all([leave(), leave(), leave()]);
      const answers = await Promise.all(tabs.map(({ back, cookie }) => comeBack(back, cookie)));
      const sessions = answers.map(({ cookies }) => cookies.find(({ name }) => name === 'cloakroom_session')?.value);
      const people = await Promise.all(sessions.map(whoHas));
      expect(people.map((person) => person?.email)).toEqual(tabs.map(() => who.email));
      const users = await t.rows<{ accounts: number }>(
        `select count(a.id)::int as accounts from users u left join accounts a on a.user_id = u.id
         where u.email = $1 group by u.id`,
        [who.email],
      );
      expect(users).toEqual([{ accounts: 1 }]);
    }
  });

  it('lets who has no password change their address within ten minutes, and not later', async () => {
    const start = t.clock.now();
    const given = personClaims();
    const { session } = await signInWithGoogle(given);
    const user = await whoHas(session);
    const ask = async (procedure: string, input: object | null, secret = session) => {
      const headers = { cookie: `cloakroom_session=${secret}` };
      const url = `/trpc/accounts.${procedure}`;
      const answer = await t.app.inject(
        input === null ? { url, headers } : { method: 'POST', url, headers, payload: input },
      );
      return answer.json<{ result?: { data: unknown }; error?: { data: { fields: unknown } } }>();
    };
    const [first, second] = [freshEmail(), freshEmail()];
    expect(await ask('proofForEmail', null)).toMatchObject({ result: { data: { needs: 'nothing' } } });
    expect(await ask('updateProfile', { email: first })).toMatchObject({ result: { data: { email: first } } });
    t.clock.forward(10);
    expect(await ask('proofForEmail', null)).toMatchObject({ result: { data: { needs: 'google' } } });
    expect(await ask('updateProfile', { email: second })).toMatchObject({
      error: { data: { fields: { email: [expect.stringContaining('sign in with Google again')] } } },
    });
    const again = (await signInWithGoogle(given)).session;
    expect((await whoHas(again))?.id).toBe(user?.id);
    expect(await ask('updateProfile', { email: second }, again)).toMatchObject({ result: { data: { email: second } } });
    t.clock.set(start);
  });

  it('leads a partner to their own start, and leaves the next page something to say', async () => {
    const { email, userId } = await makeMember(t);
    await t.rows('update users set is_partner = true, partner_onboarding_step = 3 where id = $1', [userId]);
    claims = personClaims({ email });
    const { back, cookie } = await leave('');
    const answer = await comeBack(back, cookie);
    expect(answer.headers.location).toBe('/dashboard/payouts');
    expect(answer.cookies.find(({ name }) => name === 'cloakroom_notice')).toMatchObject({
      value: 'google',
      maxAge: 60,
      path: '/',
    });
  });

  it.each([
    ['who is joining goes on with it, whatever page they came from', 1, '', '/terms', '/dashboard/listings/new'],
    ['who is joining comes to what they were on the way to', 2, '/settings', '/terms', '/settings'],
    ['who has joined comes back to the page they came from', 0, '', '/terms', '/terms'],
    ['who has joined begins at the dashboard', 0, '', '', '/dashboard'],
  ])('a partner %s', async (_what, step, returnTo, cameFrom, reached) => {
    const { email, userId } = await makeMember(t);
    await t.rows('update users set is_partner = true, partner_onboarding_step = $2 where id = $1', [userId, step]);
    claims = personClaims({ email });
    const { back, cookie } = await leave(returnTo, cameFrom);
    expect((await comeBack(back, cookie)).headers.location).toBe(reached);
  });

  it('is all that a partner who has no password needs to save how they are reached', async () => {
    const { session } = await signInWithGoogle(personClaims());
    const user = await whoHas(session);
    const me = await t.as({ userId: user?.id ?? '' });
    expect(
      await me.accounts.savePartnerContact({
        firstName: 'Katherine',
        lastName: 'Johnson',
        countryOfResidence: 'CA',
        email: claims.email,
        phoneNumber: '+14165550142',
      }),
    ).toMatchObject({ isPartner: true, isConfirmed: true, partnerOnboardingStep: 1 });
  });

  it('opens the account of a confirmed address and leaves its password', async () => {
    const { email, userId } = await makeMember(t);
    const { session } = await signInWithGoogle(personClaims({ email: email.toUpperCase() }));
    expect(await whoHas(session)).toMatchObject({ id: userId });
    expect((await signInBy(t, email)).status).toBe(200);
  });

  it('takes over an address that was never confirmed: its password, links and sessions are gone', async () => {
    const { email, userId } = await makeMember(t);
    await t.rows('update users set confirmed_at = null, first_confirmed_at = null where id = $1', [userId]);
    await t.rows(
      `insert into accounts (id, user_id, provider, subject, created_at) values ($1, $2, 'google', 'of the squatter', now())`,
      [randomUUID(), userId],
    );
    const squatter = tripleOf(await signInBy(t, email));
    const { session } = await signInWithGoogle(personClaims({ email }));
    expect(await whoHas(session)).toMatchObject({ id: userId, confirmed: true });
    expect((await rest(t, 'GET', '/users/current-user', undefined, squatter)).status).toBe(401);
    expect((await signInBy(t, email)).status).toBe(401);
    const again = await whoHas((await signInWithGoogle(personClaims({ sub: 'of the squatter' }))).session);
    expect(again?.id).not.toBe(userId);
  });

  it('keeps guests from booking under the address', async () => {
    const given = personClaims();
    await signInWithGoogle(given);
    expect((await rest(t, 'GET', `/users/check?email=${given.email}`)).body).toMatchObject({ exists: true });
  });

  it.each([
    ['an address that Google has not verified', { email_verified: false }],
    ['a token for another application', { aud: 'another.apps.example' }],
    ['a token of another issuer', { iss: 'https://accounts.evil.example' }],
    ['a token that has expired', { exp: 1_000_000_000 }],
    ['no address', { email: '' }],
  ])('is refused with %s', async (_, wrong) => {
    const given = personClaims(wrong);
    expect(await signInWithGoogle(given)).toEqual({ location: '/login?google=failed', session: undefined });
    expect(await t.rows('select 1 from users where email = $1', [given.email])).toEqual([]);
  });

  it('is refused with a state, verifier or code that is not ours', async () => {
    claims = personClaims();
    const [one, other] = [await leave(), await leave()];
    const failed = '/login?google=failed';
    const wrongState = new URL(one.back);
    wrongState.searchParams.set('state', 'guessed');
    expect((await comeBack(wrongState, one.cookie)).headers.location).toBe(failed);
    expect((await comeBack(one.back, '')).headers.location).toBe(failed);
    expect((await comeBack(one.back, other.cookie)).headers.location).toBe(failed);
    const stolen = new URL(other.back);
    stolen.searchParams.set('code', one.back.searchParams.get('code') ?? '');
    expect((await comeBack(stolen, other.cookie)).headers.location).toBe(failed);
    expect((await comeBack(new URL('http://localhost:3000/auth/google/callback'), one.cookie)).headers.location).toBe(
      failed,
    );
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'orders',
  ])('does not lead to %j afterwards', async (returnTo) => {
    expect((await signInWithGoogle(personClaims(), returnTo)).location).toBe('/orders');
  });
});

describe('POST /oauth/auth/google_token', () => {
  const send = (headers: Record<string, string>) => rest(t, 'POST', '/oauth/auth/google_token', undefined, headers);
  const bearer = { authorization: 'Bearer token-of-google' };
  const failed = { status: 401, body: { error: 'Google login server failed' } };

  it('signs in by a token that Google made for this application', async () => {
    claims = personClaims();
    const answer = await send(bearer);
    expect(answer).toMatchObject({ status: 200, body: { data: { email: claims.email, first_name: 'Katherine' } } });
    expect((await rest(t, 'GET', '/users/current-user', undefined, tripleOf(answer))).status).toBe(200);
  });

  it('without a token, or with one that Google does not know, fails', async () => {
    claims = personClaims();
    expect(await send({})).toMatchObject(failed);
    expect(await send({ authorization: 'Bearer guessed' })).toMatchObject(failed);
    expect(await send({ authorization: 'Basic dXNlcjpwYXNz' })).toMatchObject(failed);
  });

  it('with a token of another application or an address that is not verified fails', async () => {
    for (const wrong of [{ aud: 'another.apps.example' }, { email_verified: false }]) {
      claims = personClaims(wrong);
      expect(await send(bearer)).toMatchObject(failed);
    }
  });

  it('fails where sign-in with Google is not set up, and there is no way to the provider', async () => {
    const without = await createTestAppForTest();
    expect(await rest(without, 'POST', '/oauth/auth/google_token', undefined, bearer)).toMatchObject(failed);
    expect((await without.app.inject({ url: '/auth/google' })).statusCode).toBe(404);
    const offers = async (app: TestApp) => (await (await app.as()).cms.site()).googleSignIn;
    expect([await offers(without), await offers(t)]).toEqual([false, true]);
  });
});
