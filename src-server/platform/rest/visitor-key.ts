import { networkOf } from '#server/platform/http/network.ts';

/** Random enough to be no one else's: a key of fewer characters counts within its own network only. */
const LONG_KEY = 16;

/** Where a visitor's key counts: anywhere, or in the network it came from. */
export const placeOfKey = (key: string, ip: string): string =>
  key.length < LONG_KEY ? `network:${networkOf(ip)}` : 'any';

/** The first e-mail address that a body names, in lower case; empty where it names none. */
export function emailIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  for (const [name, value] of Object.entries(body)) {
    const found = name === 'email' && typeof value === 'string' ? value.trim().toLowerCase() : emailIn(value);
    if (found !== '') return found;
  }
  return '';
}
