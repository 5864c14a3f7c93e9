import { money, subtract } from '../money/arithmetic.ts';
import { exponentOf } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import { containedByMillionths } from '../money/rounding.ts';

/** A share up to this is taken back by one administrator alone, in whole units of any currency. */
const ALONE_UP_TO = 100;

/** What becomes of the partner's share of what is given back. */
export const shareChoices = ['kept', 'takenBack'] as const;
export type ShareChoice = (typeof shareChoices)[number];

/** The part of a share that belongs to the part of a price, rounded half up; all of it for all of the price. */
export const partOf = (share: number, minor: number, of: number): number =>
  minor === of ? share : Math.floor((2 * share * minor + of) / (2 * of));

/** Whether taking so much of a share back needs the yes of a second administrator. */
export const needsSecond = ({ minor, currency }: Money): boolean => minor > ALONE_UP_TO * 10 ** exponentOf(currency);

/**
 * The tax within a part of what an order holds, in minor units: what is contained before less what is contained after,
 * so that parts that are given back one after the other take exactly the tax of the whole with them.
 */
export function taxWithin(held: Money, minor: number, taxRateMillionths: number): number {
  const left = subtract(held, money<string>(minor, held.currency));
  return containedByMillionths(held, taxRateMillionths).minor - containedByMillionths(left, taxRateMillionths).minor;
}

/** What an order has to hold: its price, less what was given back for good before it was earned. */
export const toHold = (total: Money, allowance: number): Money =>
  money<string>(Math.max(total.minor - allowance, 0), total.currency);

/** How much of an allowance bears on a price: of one that is cheaper than what was given back no more than the price. */
export const allowanceWithin = (total: Money, allowance: number): number => Math.min(total.minor, allowance);

type PlannedAccount = 'provider' | 'travellers' | 'partner' | 'tax' | 'fees' | 'goodwill';

export interface PlannedEntry {
  readonly account: PlannedAccount;
  /** Positive amounts are debits, negative ones credits. */
  readonly minor: number;
}

interface Refund {
  /** What the order holds of the traveller's money. */
  readonly held: Money;
  /** How much of it goes back, in minor units. */
  readonly minor: number;
  /** Millionths, of an order whose money was earned; null while it is still the traveller's. */
  readonly taxRateMillionths: number | null;
  /** What is taken back of the partner's share, in minor units. */
  readonly takenBack: number;
}

/** One entry an account, without those of nothing. */
function summed(entries: readonly PlannedEntry[]): PlannedEntry[] {
  const sums = new Map<PlannedAccount, number>();
  for (const { account, minor } of entries) sums.set(account, (sums.get(account) ?? 0) + minor);
  return [...sums].flatMap(([account, minor]) => (minor === 0 ? [] : [{ account, minor }]));
}

/**
 * What giving money back writes into the ledger. Before an order is earned the money is the traveller's; afterwards its
 * tax is owed no more, the share that is taken back is the partner's no more, and the rest is the platform's goodwill.
 */
export function refundEntries({ held, minor, taxRateMillionths, takenBack }: Refund): PlannedEntry[] {
  if (taxRateMillionths === null) {
    return summed([
      { account: 'provider', minor: -minor },
      { account: 'travellers', minor },
    ]);
  }
  const tax = taxWithin(held, minor, taxRateMillionths);
  return summed([
    { account: 'provider', minor: -minor },
    { account: 'tax', minor: tax },
    { account: 'partner', minor: takenBack },
    { account: 'goodwill', minor: minor - tax - takenBack },
  ]);
}

/** What of an allowance goodwill bears once the order is earned: all but the tax within it, which is owed no more. */
export function goodwillFor(kept: Money, allowance: number, taxRateMillionths: number): number {
  const sold = money<string>(kept.minor + allowance, kept.currency);
  return allowance - taxWithin(sold, allowance, taxRateMillionths);
}

interface Cancellation {
  readonly held: Money;
  /** What of its price was given back before, in minor units: `allowanceWithin`. */
  readonly allowance: number;
  readonly minor: number;
  /** What the partner's share of the whole order is, in minor units. */
  readonly share: number;
  readonly choice: ShareChoice;
  readonly taxRateMillionths: number;
}

/** What is taken off the share of an order that is cancelled: the part that belongs to what goes back. */
export const shareLost = ({
  held,
  minor,
  share,
  choice,
}: Omit<Cancellation, 'taxRateMillionths' | 'allowance'>): number =>
  choice === 'kept' ? 0 : partOf(share, minor, held.minor);

/**
 * What a cancellation writes: the refund, and, where something of the price or the share is kept, what is earned at
 * once. The fees bear what is missing, goodwill what was given back before.
 */
export function cancellationEntries(planned: Cancellation): PlannedEntry[] {
  const { held, minor, share, allowance, taxRateMillionths } = planned;
  const lost = shareLost(planned);
  const refund: PlannedEntry[] = [
    { account: 'provider', minor: -minor },
    { account: 'travellers', minor },
  ];
  const kept = money<string>(held.minor - minor, held.currency);
  if (kept.minor === 0 && planned.choice === 'takenBack') return summed(refund);
  const tax = containedByMillionths(kept, taxRateMillionths).minor;
  const goodwill = goodwillFor(kept, allowance, taxRateMillionths);
  return summed([
    ...refund,
    { account: 'travellers', minor: kept.minor },
    { account: 'partner', minor: lost - share },
    { account: 'tax', minor: -tax },
    { account: 'goodwill', minor: goodwill },
    { account: 'fees', minor: share - lost + tax - kept.minor - goodwill },
  ]);
}
