/**
 * What 1 US dollar is about, in whole units of a currency: rounded figures of the middle of 2025 that were written down by
 * hand, of no source. For judging what is too small after a conversion, with a margin of a quarter (`leastCharge`), and for
 * nothing that moves real money. They may be off by that quarter without harm: what is waived stays a matter of cents about
 * the settlement's least, and what the provider refuses all the same as too small (`amount_too_small`) is waived as well.
 */
const perDollar: Readonly<Record<string, number>> = {
  AED: 3.67,
  AUD: 1.53,
  BRL: 5.5,
  CAD: 1.37,
  CHF: 0.8,
  CZK: 21.1,
  DKK: 6.4,
  EUR: 0.86,
  GBP: 0.74,
  HKD: 7.85,
  HUF: 343,
  INR: 86,
  ISK: 122,
  JPY: 147,
  KRW: 1380,
  KWD: 0.306,
  MXN: 18.7,
  MYR: 4.24,
  NOK: 10.1,
  NZD: 1.67,
  PLN: 3.65,
  RON: 4.36,
  SEK: 9.6,
  SGD: 1.28,
  THB: 32.5,
  TRY: 40,
  TWD: 29.3,
  USD: 1,
  ZAR: 17.8,
};

/** Roughly how many units of one currency are one of another; null where neither is known. */
export function roughRate(from: string, to: string): number | null {
  const [one, other] = [perDollar[from], perDollar[to]];
  return one === undefined || other === undefined ? null : other / one;
}
