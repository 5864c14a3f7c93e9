import { exponentOf } from '../money/currency.ts';

/** In whole units of a currency: what one administrator takes back of shares, and gives away of the house's money. */
interface Limit {
  /** Of one order, all decisions about it together. */
  readonly order: number;
  /** By one administrator within 24 hours, all orders together. */
  readonly day: number;
}
interface Limits {
  readonly share: Limit;
  readonly goodwill: Limit;
}

/** A share up to 100 is taken back by one administrator alone, in any currency. */
const SHARE: Limit = { order: 100, day: 500 };
const withGoodwill = (order: number): Limits => ({ share: SHARE, goodwill: { order, day: 4 * order } });

/** What goodwill comes to in currencies whose unit is worth less or more than most. */
const byCurrency: Readonly<Record<string, Limits>> = {
  CAD: withGoodwill(250),
  AUD: withGoodwill(250),
  NZD: withGoodwill(250),
  GBP: withGoodwill(150),
  KWD: withGoodwill(60),
  BHD: withGoodwill(60),
  OMR: withGoodwill(60),
  JOD: withGoodwill(150),
  JPY: withGoodwill(25_000),
  KRW: withGoodwill(250_000),
  HUF: withGoodwill(70_000),
  ISK: withGoodwill(25_000),
  CLP: withGoodwill(180_000),
  INR: withGoodwill(15_000),
  THB: withGoodwill(7000),
  MXN: withGoodwill(4000),
};
const others = withGoodwill(200);

/** Money that was decided about within a span, in minor units. */
export interface Decided {
  readonly takenBack: number;
  readonly goodwill: number;
}

/**
 * Whether sums that one administrator decides need a second one's yes: those of an order, with what is decided now, or
 * those of their last 24 hours. A split of a sum ends like the whole.
 */
export function sumsNeedSecond(currency: string, sums: { readonly order: Decided; readonly day: Decided }): boolean {
  const { share, goodwill } = byCurrency[currency] ?? others;
  const unit = 10 ** exponentOf(currency);
  const spans = ['order', 'day'] as const;
  return spans.some((span) => sums[span].takenBack > share[span] * unit || sums[span].goodwill > goodwill[span] * unit);
}
