import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, makeMember, rest, signInBy } from './accounts.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ config: { RATE_LIMITS: true } });
});
afterAll(() => t.close());

/** How many of these calls are answered before the first is refused. */
async function countUntilRefused(send: () => Promise<{ status: number; body: unknown }>, most = 60): Promise<number> {
  for (let done = 0; done < most; done += 1) {
    const { status, body } = await send();
    if (status === 429) {
      expect(body).toMatchObject({
        error: expect.stringMatching(/^Too many attempts\. Please wait \d+ (?:seconds|minutes) and try again\.$/),
      });
      return done;
    }
  }
  return most;
}

describe('too many attempts are answered with how long to wait', () => {
  it('on one account, with the right password too, until the time is over', async () => {
    const { email } = await makeMember(t);
    expect(await countUntilRefused(() => signInBy(t, email, 'not the password'))).toBe(10);
    expect(await signInBy(t, email)).toMatchObject({
      status: 429,
      body: { error: 'Too many attempts. Please wait 10 minutes and try again.' },
      headers: { 'retry-after': '600' },
    });
    t.clock.forward(10);
    expect((await signInBy(t, email)).status).toBe(200);
  });

  it('on the password by which a second factor is taken away', async () => {
    const { userId } = await makeMember(t);
    const person = await t.as({ userId });
    const keys = [];
    for (let done = 0; done < 11; done += 1)
      keys.push(
        await person.secondFactor.end({ password: 'not the password', code: '000000' }).then(
          () => 'ended',
          ({ cause }: { cause: { key: string } }) => cause.key,
        ),
      );
    expect(keys).toEqual([...Array.from({ length: 10 }, () => 'wrongPassword'), 'tooManyRequests']);
  });

  it('on many accounts from one address', async () => {
    t.clock.forward(10);
    expect(await countUntilRefused(() => signInBy(t, freshEmail(), 'not the password'))).toBe(30);
  });

  it('at password links for one account, known or not', async () => {
    const { email } = await makeMember(t);
    const ask = (address: string) => () => rest(t, 'POST', '/auth/password', { email: address });
    expect(await countUntilRefused(ask(email))).toBe(5);
    expect(await countUntilRefused(ask(freshEmail()))).toBe(5);
    t.clock.forward(60);
    expect(await countUntilRefused(() => rest(t, 'POST', '/auth/password', { email: freshEmail() }))).toBe(20);
  });

  it('at asking whether addresses are known', async () => {
    expect(await countUntilRefused(() => rest(t, 'GET', `/users/check?email=${freshEmail()}`))).toBe(20);
  });

  it('at signing up', async () => {
    const send = () =>
      rest(t, 'POST', '/auth', {
        email: freshEmail(),
        password: 'a drawer of gloves',
        password_confirmation: 'a drawer of gloves',
        first_name: 'Ada',
        last_name: 'Lovelace',
        phone_number: '+14165550100',
      });
    expect(await countUntilRefused(send)).toBe(10);
  });

  it('from one household, whichever of its countless addresses of IPv6 it takes', async () => {
    let last = 0;
    const check = () => {
      const address = `2001:db8:7:100::${(last += 1).toString(16)}`;
      return t.app.inject({ url: `/api/v1/users/check?email=${freshEmail()}`, remoteAddress: address });
    };
    const send = async () => {
      const answer = await check();
      return { status: answer.statusCode, body: answer.json<unknown>() };
    };
    expect(await countUntilRefused(send)).toBe(20);
    const find = (code: string) =>
      t.app.inject({
        method: 'POST',
        url: '/trpc/booking.find',
        payload: { code, email: 'somebody@example.com' },
        remoteAddress: `2001:db8:7:200::${(last += 1).toString(16)}`,
      });
    const answers = [];
    for (let each = 0; each < 6; each += 1) answers.push((await find('CLK-222222')).statusCode);
    expect(answers).toEqual([404, 404, 404, 404, 404, 429]);
  });

  it('on everything together, a procedure in its own form', async () => {
    const ask = () => t.app.inject({ url: '/trpc/accounts.viewer', remoteAddress: '192.0.2.77' });
    const answers = await Promise.all(Array.from({ length: 3000 }, ask));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      error: { message: expect.stringMatching(/^Too many attempts\./), data: { key: 'tooManyRequests' } },
    });
  });
});
