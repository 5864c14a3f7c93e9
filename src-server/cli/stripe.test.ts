import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSandbox } from '#server/platform/payments/sandbox/testing.ts';

const ran = (env: Record<string, string>) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const base = { PATH: process.env.PATH ?? '', DATA_DIR: mkdtempSync(join(tmpdir(), 'drive-')) };
    execFile(process.execPath, ['src-server/cli/stripe.ts'], { env: { ...base, ...env } }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout }),
    );
  });

describe('npm run stripe', () => {
  it.each([{ STRIPE_SECRET_KEY: '' }, { STRIPE_SECRET_KEY: 'sk_live_of_the_house' }])(
    'says so without a test key, and ends with 2',
    async (env) => {
      expect(await ran(env)).toEqual({ code: 2, said: expect.stringContaining('STRIPE_SECRET_KEY is not a test key') });
    },
  );

  it('drives the whole way of money and prints a table', async () => {
    const { sandbox } = await openSandbox();
    const { code, said } = await ran({ STRIPE_SECRET_KEY: 'sk_test_any', STRIPE_API_URL: sandbox.url });
    expect(said).not.toContain('FAILED');
    expect(said.match(/^[\w-]+( Secure)?/gm)).toEqual([
      'settings',
      'join',
      'charge',
      '3-D Secure',
      'refund',
      'dispute',
      'transfer',
      'payout',
    ]);
    expect(code).toBe(0);
  });
});
