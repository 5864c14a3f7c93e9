import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'cloakroom-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env });
const secret = 'x'.repeat(32);
const database = { DATABASE_URL: 'postgres://cloakroom@localhost/cloakroom' };
const production = { NODE_ENV: 'production', SITE_URL: 'https://cloakroom.example', APP_SECRET: secret, ...database };

describe('the settings', () => {
  it('are all documented in .env.example, and nothing else is', () => {
    const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
    const documented = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(documented.toSorted()).toEqual(settingNames.toSorted());
  });

  it('need nothing outside production', () => {
    expect(read({})).toMatchObject({ PORT: 3000, payments: 'sandbox', siteUrl: 'http://localhost:3000' });
  });

  it('treat an empty value as left out', () => {
    expect(read({ PORT: '', SITE_URL: ' ' }).PORT).toBe(3000);
  });

  it('keep the secret that was made once', () => {
    expect(read({}).appSecret).toBe(read({}).appSecret);
  });

  it.each([
    ['PORT', { PORT: 'many' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['APP_SECRET', { APP_SECRET: 'short' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SITE_URL', { SITE_URL: 'cloakroom' }],
    ['SITE_URL', { NODE_ENV: 'production', APP_SECRET: secret }],
    ['APP_SECRET', { NODE_ENV: 'production', SITE_URL: 'https://cloakroom.example' }],
    ['DATABASE_URL', { ...production, DATABASE_URL: '' }],
    ['DATABASE_EMBEDDED=production', { ...production, DATABASE_URL: '' }],
    ['DATABASE_EMBEDDED', { ...production, DATABASE_URL: '', DATABASE_EMBEDDED: 'on' }],
    ['STRIPE_SECRET_KEY', production],
    ['STRIPE_WEBHOOK_SECRET', { ...production, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
    ['RESET_ADDRESSES', { RESET_ADDRESSES: 'https://shop.example/ shop.example' }],
    ['RESET_ADDRESSES', { RESET_ADDRESSES: 'https://shop.example/?to=1' }],
    ['RESET_ADDRESSES', { RESET_ADDRESSES: 'shop://reset' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
    ['FILES_URL: should be such as s3://KEY:SECRET@', { FILES_URL: 's3://objects.example/pictures' }],
  ])('stop the start with a sentence that names %s', (name, env) => {
    expect(() => read(env)).toThrowError(ConfigError);
    expect(() => read(env)).toThrowError(new RegExp(name));
  });

  it('tell no one the secret of a store of pictures', () => {
    expect(() => read({ FILES_URL: 's3://AKIA:hush@objects.example' })).not.toThrowError(/hush/);
    expect(read({ FILES_URL: 's3://AKIA:hush@objects.example/pictures' }).FILES_URL).toMatchObject({
      endpoint: 'https://objects.example/pictures',
    });
  });

  it('list addresses with spaces or commas between', () => {
    const { RESET_ADDRESSES } = read({ RESET_ADDRESSES: 'https://shop.example, http://localhost:8080/reset' });
    expect(RESET_ADDRESSES.map(({ href }) => href)).toEqual(['https://shop.example/', 'http://localhost:8080/reset']);
  });

  it('let production use the embedded database only where DATABASE_EMBEDDED says so', () => {
    const told = { ...production, DATABASE_URL: '', DATABASE_EMBEDDED: 'production', PAYMENTS: 'sandbox' };
    expect(read(told).DATABASE_URL).toBeUndefined();
  });

  it('let production use the payment sandbox only when told so', () => {
    expect(read({ ...production, PAYMENTS: 'sandbox' }).payments).toBe('sandbox');
  });
});
