import { Secret, TOTP } from 'otpauth';
import type { Deps } from '#server/deps.ts';
import { derivedKey } from '#server/platform/sessions/secrets.ts';

/** What codes apps take: 20 bytes, six digits, a new code every 30 seconds. */
const BYTES = 20;
const STEP_MS = 30_000;

interface Factor {
  readonly userId: string;
  /** Changes with every app that is set up, and its secret with it. */
  readonly version: string;
}

/** The codes of one app. Its secret follows from the application's own, so that the database keeps none. */
export function totpOf({ config }: Pick<Deps, 'config'>, { userId, version }: Factor, email: string): TOTP {
  const bytes = Buffer.from(derivedKey(config.appSecret, 'second-factor', `${userId}:${version}`), 'base64url');
  return new TOTP({
    issuer: config.SITE_NAME,
    label: email,
    secret: new Secret({ buffer: Uint8Array.from(bytes.subarray(0, BYTES)).buffer }),
  });
}

/** In which 30 seconds a code was shown, now or one step away; `null` for a code that wasn't. */
export function stepOf(totp: TOTP, code: string, nowMs: number): number | null {
  const delta = totp.validate({ token: code, timestamp: nowMs, window: 1 });
  return delta === null ? null : Math.floor(nowMs / STEP_MS) + delta;
}
