import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new unguessable secret of 256 bits, safe in addresses and headers. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A key that follows from the application's secret, such as an order's link in a mail; `purpose` keeps uses apart. */
export const derivedKey = (appSecret: string, purpose: string, subject: string): string =>
  createHmac('sha256', appSecret).update(`${purpose}:${subject}`).digest('base64url');

/** Compares without telling by its time where two texts differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const a = createHash('sha256').update(given).digest();
  const b = createHash('sha256').update(expected).digest();
  return timingSafeEqual(a, b);
}
