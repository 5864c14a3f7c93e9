import { describe, expect, it } from 'vitest';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { readConfig } from '#server/config.ts';

const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://cloakroom.example',
  APP_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://cloakroom@localhost/cloakroom',
  PAYMENTS: 'sandbox',
};
const trusting = (TRUST_PROXY: string) => readConfig({ ...production, TRUST_PROXY }).TRUST_PROXY;

describe("the client's address", () => {
  it.each([
    ['off', '203.0.113.7, 198.51.100.9', '127.0.0.1'],
    ['1', '203.0.113.7, 198.51.100.9', '198.51.100.9'],
    ['2', '203.0.113.7, 198.51.100.9, 10.0.0.3', '198.51.100.9'],
    ['127.0.0.1, 10.0.0.0/8', '203.0.113.7, 198.51.100.9, 10.0.0.3', '198.51.100.9'],
    ['10.0.0.0/8', '203.0.113.7', '127.0.0.1'],
  ])('with TRUST_PROXY=%s and %s is %s: nothing that a client writes counts', async (trust, forwarded, expected) => {
    const t = await createTestAppForTest({ config: { TRUST_PROXY: trusting(trust), RATE_LIMITS: true } });
    await t.app.inject({
      url: '/api/v1/users/check?email=somebody@example.com',
      headers: { 'x-forwarded-for': forwarded },
    });
    const keys = await t.rows<{ key: string }>(`select key from rate_limits where key like 'email-check:%'`);
    expect(keys).toEqual([{ key: `email-check:${expected}` }]);
  });

  it.each(['on', '0', '10', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8'])(
    'TRUST_PROXY=%s stops the start with a sentence',
    (trust) => {
      expect(() => trusting(trust)).toThrow(/TRUST_PROXY: say off, the number of proxies/);
    },
  );
});

describe('outside production', () => {
  it('the server listens on this machine only, in production everywhere, and elsewhere when told so', () => {
    expect(readConfig({ APP_SECRET: 'x'.repeat(32) }).host).toBe('127.0.0.1');
    expect(readConfig(production).host).toBe('0.0.0.0');
    expect(readConfig({ HOST: '::', APP_SECRET: 'x'.repeat(32) }).host).toBe('::');
  });

  it('the mailbox opens on this machine alone, by an address of its own', async () => {
    const t = await createTestAppForTest();
    const ask = async (remoteAddress: string, headers: Record<string, string>) =>
      (await t.app.inject({ url: '/dev/mailbox', remoteAddress, headers })).statusCode;
    expect(await ask('127.0.0.1', { host: 'localhost:3000' })).toBe(200);
    expect(await ask('::1', { host: '[::1]:3000' })).toBe(200);
    expect(await ask('192.168.1.7', { host: 'localhost:3000' })).toBe(404);
    expect(await ask('127.0.0.1', { host: 'rebound.example' })).toBe(404);
    expect(await ask('127.0.0.1', { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  });
});
