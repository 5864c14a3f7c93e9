import { TOTP } from 'otpauth';
import type { TestApp } from '#server/testing/test-app.ts';

/** What a codes app shows for a secret at the test's time. */
export const digitsOf = (t: TestApp, secret: string, address: string): string =>
  new TOTP({ secret: secret.replaceAll(' ', ''), issuer: new URL(address).searchParams.get('issuer') ?? '' }).generate({
    timestamp: t.clock.now().toEpochMilli(),
  });
