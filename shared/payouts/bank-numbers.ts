/** What a country's banks call the number that names bank and branch; `null` is the general word, and an example. */
interface BankCode {
  readonly name: string | null;
  readonly example: string;
}

/** Of docs.stripe.com/connect/payouts-bank-accounts; the provider judges what is typed. */
const codes: Readonly<Record<string, BankCode>> = {
  AU: { name: 'BSB', example: '110000' },
  BR: { name: null, example: '110-0000' },
  CA: { name: null, example: '11000-000' },
  GB: { name: 'Sort code', example: '108800' },
  HK: { name: null, example: '110-000' },
  IN: { name: 'IFSC', example: 'HDFC0004051' },
  JP: { name: null, example: '1100000' },
  SG: { name: null, example: '1100-000' },
  US: { name: null, example: '110000000' },
};

/** Countries whose account numbers are IBANs, which name bank and branch themselves. */
const ibans: ReadonlySet<string> = new Set(
  'AE AT BE BG CH CY CZ DE DK EE ES FI FR GI GR HR HU IE IS IT KW LI LT LU LV MT NL NO PL PT RO SE SI SK TR'.split(' '),
);

/** Whether an account of this country (ISO 3166) is named by an IBAN alone. */
export const isIbanCountry = (country: string | null): boolean => country !== null && ibans.has(country);

/** How bank and branch are named in a country; `null` where that is not known, and any text is taken. */
export const bankCodeOf = (country: string | null): BankCode | null => codes[country ?? ''] ?? null;

/** Digits that a country's account numbers have, from how many to how many; others are judged by the provider. */
const lengths: Readonly<Record<string, readonly [number, number]>> = {
  AU: [5, 9],
  CA: [5, 12],
  GB: [6, 8],
  JP: [6, 8],
  US: [4, 17],
};

const postalCodes: Readonly<Record<string, RegExp>> = {
  AU: /^\d{4}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  US: /^\d{5}(-\d{4})?$/,
};

/** Whether a postal code is written as in a country (ISO 3166); any is where that is not known. */
export const isPostalCode = (country: string | null, code: string): boolean =>
  postalCodes[country ?? '']?.test(code.trim()) ?? true;

/** Whether two letters, two check digits and the rest come to 1 modulo 97, as ISO 13616 wants it. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  const turned = text.slice(4) + text.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

/** Whether an account number, with blanks and hyphens, is written as in a country; any is where that is not known. */
export function isAccountNumber(country: string | null, typed: string): boolean {
  const number = typed.replaceAll(/[ -]/g, '').toUpperCase();
  if (isIbanCountry(country)) return isIban(number);
  const [least, most] = lengths[country ?? ''] ?? [1, 34];
  return (
    lengths[country ?? ''] === undefined || (/^\d+$/.test(number) && number.length >= least && number.length <= most)
  );
}
