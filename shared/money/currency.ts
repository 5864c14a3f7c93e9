/** ISO 4217 currencies whose minor unit is not a hundredth. */
const otherExponents: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
};

/** Whether the text looks like an ISO 4217 code in upper case. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** Decimal places of the currency's minor unit: JPY 0, CAD 2, KWD 3. */
export function exponentOf(currency: string): number {
  return otherExponents[currency] ?? 2;
}

/** The steps, in minor units, in which amounts of a currency are made: tens where it has three decimals, as cards want. */
export const stepOf = (currency: string): number => (exponentOf(currency) === 3 ? 10 : 1);
