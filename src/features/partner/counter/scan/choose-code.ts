import { parseScannedCode } from '#shared/booking/booking-code.ts';

/** What the codes of one picture come to: one text, or several tickets of which one is to be chosen; nothing without any. */
export type Chosen = { readonly text: string } | { readonly tickets: readonly string[] } | null;

/**
 * The code that counts among those of a picture: a ticket before anything else, which may be a Wi-Fi code on the wall.
 * @param last what was read before: held still it is no new ticket next to another.
 */
export function chooseCode(texts: readonly string[], last: string): Chosen {
  const seen = [...new Set(texts.filter((text) => text !== ''))];
  const tickets = seen.filter((text) => parseScannedCode(text) !== null);
  const others = tickets.filter((text) => text !== last);
  if (others.length > 1) return { tickets: others };
  const text = others[0] ?? tickets[0] ?? seen[0];
  return text === undefined ? null : { text };
}
