/**
 * What 1 US dollar is about, in whole units of a currency, to three digits: the rates of 29 September 2026 in npm's
 * `@fawazahmed0/currency-api` 2026.9.29 (`v1/currencies/usd.json`). For judging what is too small after a conversion, with
 * a margin of a quarter (`leastCharge`), and for nothing that moves real money: what the provider refuses all the same as
 * too small (`amount_too_small`) is waived as well. To renew them take that file of a later release.
 */
const perDollar: Readonly<Record<string, number>> = {
  AED: 3.67,
  AUD: 1.42,
  BRL: 5.22,
  CAD: 1.42,
  CHF: 0.833,
  CZK: 21.5,
  DKK: 6.58,
  EUR: 0.88,
  GBP: 0.755,
  HKD: 7.84,
  HUF: 323,
  INR: 96.1,
  ISK: 121,
  JPY: 157,
  KRW: 1360,
  KWD: 0.309,
  MXN: 18,
  MYR: 4.08,
  NOK: 9.55,
  NZD: 1.77,
  PLN: 3.85,
  RON: 4.65,
  SEK: 9.98,
  SGD: 1.28,
  THB: 33.6,
  TRY: 49,
  TWD: 31.9,
  USD: 1,
  ZAR: 16.4,
};

/** Roughly how many units of one currency are one of another; null where neither is known. */
export function roughRate(from: string, to: string): number | null {
  const [one, other] = [perDollar[from], perDollar[to]];
  return one === undefined || other === undefined ? null : other / one;
}
