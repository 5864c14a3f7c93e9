/** The telephone code of the countries that have a tariff, without its plus. */
const codes: Readonly<Record<string, string>> = {
  AE: '971',
  AR: '54',
  AT: '43',
  AU: '61',
  BE: '32',
  BR: '55',
  CA: '1',
  CH: '41',
  CL: '56',
  CZ: '420',
  DE: '49',
  DK: '45',
  ES: '34',
  FI: '358',
  FR: '33',
  GB: '44',
  GR: '30',
  HU: '36',
  IE: '353',
  IT: '39',
  JP: '81',
  KR: '82',
  KW: '965',
  MA: '212',
  MX: '52',
  MY: '60',
  NL: '31',
  NO: '47',
  NZ: '64',
  PL: '48',
  PT: '351',
  SE: '46',
  SG: '65',
  TH: '66',
  TR: '90',
  US: '1',
};

/** `+1` for Canada; `null` where the code is not known, and is typed with the number. */
export const dialCodeOf = (country: string): string | null => {
  const code = codes[country];
  return code === undefined ? null : `+${code}`;
};

/** The number as it is dialled from anywhere; one that was typed with its code stays as it is. */
export function withDialCode(country: string, typed: string): string {
  const number = typed.replace(/\s+/g, '');
  const code = dialCodeOf(country);
  return code === null || number === '' || /^(\+|00)/.test(number) ? number : `${code}${number.replace(/^0/, '')}`;
}

/** The number as it is typed after its country's code. */
export function withoutDialCode(country: string, number: string): string {
  const code = dialCodeOf(country);
  return code !== null && number.startsWith(code) ? number.slice(code.length) : number;
}
