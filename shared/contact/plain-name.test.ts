import { describe, expect, it } from 'vitest';
import { companySchema } from '../accounts/account-schema.ts';
import { plainName } from './plain-name.ts';

describe('a name from software of others', () => {
  it.each(['Loft on Front St', 'St. John’s', 'No. 5, rue d’Alésia', '東京ロフト', 'Anna-Lena', 'Villa 2.0'])(
    '%s is one',
    (name) => expect(plainName(` ${name} `)).toBe(name),
  );
  it.each([
    'http://phish.example/login',
    'phish.example/login',
    'Verify at phish.example',
    'WWW.phish.example',
    'Loft\r\nBcc: all@example.com',
    'Loft\u2028two',
    'Loft\u202Egnp',
    'pay@phish.example',
    'phish。example',
    'phish．example/login',
    'phish.e\u0301x',
    '192.0.2.7/login',
    '<b>Loft</b>',
    'x'.repeat(81),
    '  ',
    null,
    undefined,
  ])('%j is none', (name) => expect(plainName(name)).toBeNull());
});

describe('the name of a company', () => {
  it.each([
    'Bloor & Co. (1998)',
    'A/S Nord',
    'Kiosk: Gate 3',
    'S.p.A./Ltd',
    'Paral·lel Consigna',
    'カフェ・ド・東京',
    '“Loft” №5',
    '7 % Bagagerie – Été',
  ])('%s is one', (name) => expect(companySchema.safeParse({ name, email: 'shop@example.com' }).success).toBe(true));
  it.each(['http://phish.example/login', 'pay@phish.example', 'WWW.phish.example', 'A\nB', '<b>'])(
    '%j is none',
    (name) => expect(companySchema.safeParse({ name, email: 'shop@example.com' }).success).toBe(false),
  );
});
