/** Digits and letters that are not mistaken for each other when read out: no 0, 1, I, L, O, U. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codePrefix = 'CLK';
export const codeLength = 6;

/** Bytes that `bookingCode` may need: those that would make some letters likelier are skipped. */
export const codeBytes = 32;

const fairBytes = 256 - (256 % codeAlphabet.length);

/**
 * A code such as `CLK-7F3K9Q` out of random bytes (give it `codeBytes` of them); every code is equally likely.
 * @throws RangeError when too few of the bytes are usable.
 */
export function bookingCode(random: Uint8Array): string {
  let letters = '';
  for (const byte of random) {
    if (byte < fairBytes && letters.length < codeLength) letters += codeAlphabet.charAt(byte % codeAlphabet.length);
  }
  if (letters.length < codeLength) throw new RangeError('Too few random bytes for a booking code');
  return `${codePrefix}-${letters}`;
}

/** The code that a person typed, whatever the case, spaces and dashes, with or without `CLK-`; `null` when it is none. */
export function parseBookingCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s\-–—_]/g, '');
  const bare = letters.length === codeLength ? letters : letters.replace(new RegExp(`^${codePrefix}`), '');
  const isCode = bare.length === codeLength && [...bare].every((letter) => codeAlphabet.includes(letter));
  return isCode ? `${codePrefix}-${bare}` : null;
}

/** The code in what a camera read off a ticket, which always says `CLK-`; `null` for what other QR codes contain. */
export function parseScannedCode(text: string): string | null {
  const read = text.trim().toUpperCase();
  return read.startsWith(`${codePrefix}-`) ? parseBookingCode(read) : null;
}

/** The letters of a code that a person types or pastes into boxes behind a fixed `CLK`: at most six, capitals. */
export function codeLetters(text: string): string {
  const whole = parseBookingCode(text);
  if (whole !== null) return whole.slice(codePrefix.length + 1);
  return [...text.toUpperCase()]
    .filter((letter) => codeAlphabet.includes(letter))
    .slice(0, codeLength)
    .join('');
}
