import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeMember, rest, signInBy, tripleOf } from '#server/modules/accounts/accounts.fixture.ts';
import { serviceTokensOf } from './service-tokens.ts';
import { typeCommand } from '#server/testing/type-command.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const tokens = () => serviceTokensOf(t.db, t.clock);
const ask = async (token: string, url = '/api/v1/settings/currencies') =>
  (await t.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;

describe('a service token', () => {
  it('is shown once, kept as a hash, and good until its end', async () => {
    const token = await tokens().issue({ name: 'nightly-report', role: 'reader', days: 30 });
    expect(token).toMatch(/^svc_[\w-]{43}$/);
    expect(JSON.stringify(await t.rows('select * from service_tokens'))).not.toContain(token.slice(4));
    expect(await t.deps.sessions.findService(token)).toEqual({
      id: expect.any(String),
      name: 'nightly-report',
      role: 'reader',
      acts: null,
    });
    const known = await ask(token, '/api/v1/country_pricings');
    expect(known).toBe(200);
    t.clock.forward(30 * 24 * 60);
    expect(await ask(token, '/api/v1/country_pricings')).toBe(401);
    t.clock.forward(-30 * 24 * 60);
  });

  it('that is unknown, malformed or revoked is 401 everywhere, never a visitor', async () => {
    const token = await tokens().issue({ name: 'old-script', role: 'support', days: 365 });
    await tokens().revoke('old-script');
    for (const bad of [token, 'svc_unknown', 'svc_', 'svc_!"§', `svc_${'x'.repeat(2000)}`]) {
      expect([bad, await ask(bad, '/api/v1/country_pricings')]).toEqual([bad, 401]);
      expect([bad, await ask(bad, '/trpc/accounts.viewer')]).toEqual([bad, 401]);
    }
  });

  it.each([
    [{ name: 'x', role: 'reader', days: 1 }, 'A name is'],
    [{ name: 'a-script', role: 'customer', days: 1 }, 'A role is one of reader, support, finance, partner, admin.'],
    [{ name: 'a-script', role: 'admin', days: 366 }, 'A token lasts 1 to 365 days.'],
    [{ name: 'a-script', role: 'admin', days: 0 }, 'A token lasts 1 to 365 days.'],
    [{ name: 'a-script', role: 'partner', days: 9 }, 'names one company'],
    [{ name: 'a-script', role: 'reader', days: 9, company: 'x' }, 'names one company'],
    [{ name: 'a-script', role: 'partner', days: 9, company: 'x' }, 'There is no company x.'],
  ])('%o is refused: %s', async (request, sentence) => {
    await expect(tokens().issue(request)).rejects.toThrow(sentence);
  });

  it('is issued, listed and revoked by tasks', async () => {
    const run = (...typed: string[]) => typeCommand(t, typed);
    const issued = await run('issue-service-token', '--name', 'by-task', '--role', 'finance', '--days', '7');
    expect(issued.lines[0]).toMatch(/^svc_/);
    await expect(run('issue-service-token', '--name', 'by-task', '--role', 'finance', '--days', '7')).rejects.toThrow(
      'There is a token by-task already',
    );
    expect(await run('issue-service-token', '--name', 'other')).toMatchObject({
      code: 2,
      said: expect.stringContaining('Say what the token is for'),
    });
    const listed = async (...args: string[]) =>
      (await run('list-service-tokens', ...args)).lines.filter((line) => line.startsWith('by-task'));
    expect(await listed()).toEqual([expect.stringMatching(/^by-task {2}finance {2}from \S+ {2}until \S+$/)]);
    await run('revoke-service-token', 'by-task');
    expect(await listed()).toEqual([]);
    expect(await listed('--all')).toEqual([expect.stringMatching(/ {2}revoked \S+$/)]);
    await expect(run('revoke-service-token', 'by-task')).rejects.toThrow('still good');
  });
});

describe('a session', () => {
  it('ends when no script has used it for 14 days, and lives on while one does', async () => {
    const start = t.clock.now();
    const { email } = await makeMember(t);
    const used = tripleOf(await signInBy(t, email));
    const left = tripleOf(await signInBy(t, email));
    const whose = async (triple: Record<string, string>) =>
      (await rest(t, 'GET', '/users/current-user', undefined, triple)).status;
    t.clock.forward(13 * 24 * 60);
    expect(await whose(used)).toBe(200);
    t.clock.forward(2 * 24 * 60);
    expect(await whose(used)).toBe(200);
    expect(await whose(left)).toBe(401);
    t.clock.set(start);
  });
});
