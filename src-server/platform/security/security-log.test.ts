import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digitsOf } from '#server/modules/accounts/second-factor/second-factor.fixture.ts';
import { appRouter } from '#server/api/app-router.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { securityEvents } from './security-log.ts';

const PASSWORD = 'a cupboard of umbrellas';
const WRONG = 'a cupboard of hats, perhaps';

let t: TestApp;
const lines: string[] = [];
const log: Log = createLog('debug', (line) => void lines.push(line));
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => {
  lines.length = 0;
});

const written = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ security }) => security !== undefined)
    .map(({ security, outcome, why }) => [security, outcome, ...(why === undefined ? [] : [why])]);

async function member() {
  const email = `log-${crypto.randomUUID()}@example.com`;
  const visitor = await t.as(null, { log });
  await visitor.accounts.signUp({
    email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    phoneNumber: '+14165550188',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
  });
  await t.rows('update users set confirmed_at = created_at where email = $1 returning id', [email]);
  const [row] = await t.rows<{ id: string }>('select id from users where email = $1', [email]);
  lines.length = 0;
  return { email, visitor, userId: row?.id ?? '' };
}

describe('the log', () => {
  it('names procedures that there are', () => {
    const known = appRouter._def.procedures;
    const named = Object.keys(securityEvents).filter((path) => path !== 'google');
    expect(named.filter((path) => !Object.hasOwn(known, path))).toEqual([]);
  });

  it('tells of sign-ins, tries of them and changes of factors, and holds nothing that opens an account', async () => {
    const { email, visitor, userId } = await member();
    await expect(visitor.accounts.signIn({ email, password: WRONG })).rejects.toThrow();
    await visitor.accounts.signIn({ email, password: PASSWORD });
    const person = await t.as({ userId }, { log });
    await person.accounts.prove({ password: PASSWORD });
    const { secret, address } = await person.secondFactor.begin();
    await expect(person.secondFactor.confirm({ code: '000000' })).rejects.toThrow();
    const code = digitsOf(t, secret, address);
    const { codes } = await person.secondFactor.confirm({ code });
    await person.accounts.signOut();
    expect(written()).toEqual([
      ['signIn', 'refused', 'wrongCredentials'],
      ['signIn', 'done'],
      ['proof', 'done'],
      ['factorBegun', 'done'],
      ['factorSet', 'refused', 'codeWrong'],
      ['factorSet', 'done'],
      ['signOut', 'done'],
    ]);
    const all = lines.join('\n');
    const typed = [PASSWORD, WRONG, email, secret, secret.replaceAll(' ', ''), code, ...codes];
    expect(typed.filter((each) => all.includes(each))).toEqual([]);
    // Both tries are known for the same account's.
    const accounts = lines.map((line) => (JSON.parse(line) as { account?: string }).account).filter(Boolean);
    expect(accounts).toHaveLength(2);
    expect(new Set(accounts).size).toBe(1);
  });

  it('tells what was forbidden, to whom', async () => {
    const { userId } = await makeUser(t);
    const person = await t.as({ userId }, { log });
    await expect(person.admin.people.find({ text: '', kind: 'all', limit: 1 })).rejects.toThrow();
    expect(written()).toEqual([['forbidden', 'refused', 'forbidden']]);
    expect(lines.join('')).toContain(`user:${userId}`);
  });
});
