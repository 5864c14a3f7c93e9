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
