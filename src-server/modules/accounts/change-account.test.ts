import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, type Headers, makeMember, PASSWORD, rest, signInBy, tripleOf } from './accounts.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const NEXT = 'a wardrobe of raincoats';
const OTHER = 'a hall stand of walking sticks';

const given = {
  current_password: [undefined, PASSWORD, OTHER, ''],
  password: [undefined, NEXT, ''],
  password_confirmation: [undefined, NEXT, OTHER, ''],
} as const;

type Given = { readonly [Name in keyof typeof given]: (typeof given)[Name][number] };

const cases: readonly Given[] = given.current_password.flatMap((current_password) =>
  given.password.flatMap((password) =>
    given.password_confirmation.map((password_confirmation) => ({ current_password, password, password_confirmation })),
  ),
);

const isSent = ({ current_password, password, password_confirmation }: Given): boolean =>
  [current_password, password, password_confirmation].some((each) => each !== undefined);
const isChange = ({ current_password, password, password_confirmation }: Given): boolean =>
  current_password === PASSWORD && password === NEXT && [undefined, NEXT].includes(password_confirmation);
/** The current password alone asks for nothing and is right. */
const isProofOnly = ({ current_password, password, password_confirmation }: Given): boolean =>
  current_password === PASSWORD && password === undefined && password_confirmation === undefined;

const change = {
  'PUT /auth': (sent: object, mine: Headers) => rest(t, 'PUT', '/auth', sent, mine),
  'PATCH /users/current-user': (user: object, mine: Headers) => rest(t, 'PATCH', '/users/current-user', { user }, mine),
} as const;

async function holds(call: keyof typeof change, sent: Given): Promise<void> {
  const { email } = await makeMember(t);
  const mine = tripleOf(await signInBy(t, email));
  const answer = await change[call]({ ...sent, first_name: 'Amazing' }, mine);
  const isGood = isChange(sent) || isProofOnly(sent);
  expect(answer.status).toBe(isGood ? 200 : 422);
  if (!isGood) expect(Object.keys(Object(answer.body.errors)).some((name) => name.includes('password'))).toBe(true);
  const signedIn = await signInBy(t, email, isChange(sent) ? NEXT : PASSWORD);
  expect(signedIn).toMatchObject({ status: 200, body: { data: { first_name: isGood ? 'Amazing' : 'Ada' } } });
  expect((await signInBy(t, email, isChange(sent) ? PASSWORD : NEXT)).status).toBe(401);
}

describe('another field and passwords', () => {
  it.each(cases.filter(isSent))('%j in PUT /auth: all of it is done, or a password refused by name', (sent) =>
    holds('PUT /auth', sent),
  );

  it.each<Given>([
    { current_password: PASSWORD, password: NEXT, password_confirmation: undefined },
    { current_password: OTHER, password: undefined, password_confirmation: undefined },
    { current_password: PASSWORD, password: undefined, password_confirmation: NEXT },
  ])('%j in PATCH /users/current-user likewise', (sent) => holds('PATCH /users/current-user', sent));

  it('a new address and a new password are one change by one current password', async () => {
    const { email } = await makeMember(t);
    const mine = tripleOf(await signInBy(t, email));
    const next = freshEmail();
    const sent = { email: next, current_password: PASSWORD, password: NEXT };
    expect((await change['PUT /auth'](sent, mine)).status).toBe(200);
    expect((await signInBy(t, next, NEXT)).status).toBe(200);
  });

  it('five tries of the current password are given an hour, of which right ones are none', async () => {
    const limited = await createTestApp({ config: { RATE_LIMITS: true } });
    const { email } = await makeMember(limited);
    const mine = tripleOf(await signInBy(limited, email));
    const send = (current_password: string) =>
      rest(limited, 'PUT', '/auth', { current_password, first_name: 'Amazing' }, mine).then(({ status }) => status);
    for (let time = 0; time < 6; time += 1) expect(await send(PASSWORD)).toBe(200);
    for (let time = 0; time < 5; time += 1) expect(await send(OTHER)).toBe(422);
    expect(await send(PASSWORD)).toBe(429);
    await limited.close();
  });
});
