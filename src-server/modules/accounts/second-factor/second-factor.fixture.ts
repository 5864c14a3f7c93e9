import { TOTP } from 'otpauth';
import type { TestApp } from '#server/testing/test-app.ts';

/** What a codes app shows for a secret at the test's time. */
export const digitsOf = (t: TestApp, secret: string, address: string): string =>
  new TOTP({ secret: secret.replaceAll(' ', ''), issuer: new URL(address).searchParams.get('issuer') ?? '' }).generate({
    timestamp: t.clock.now().toEpochMilli(),
  });

/** Gives a person a second factor whose app no test has, and nothing else happens. */
export const withSecondFactor = (t: Pick<TestApp, 'rows' | 'clock'>, userId: string) =>
  t.rows('insert into second_factors (user_id, version, created_at, confirmed_at) values ($1, $1, $2, $2)', [
    userId,
    t.clock.now().toString(),
  ]);
