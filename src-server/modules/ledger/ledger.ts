import type { Instant } from '@js-joda/core';
import { goodwillFor } from '#shared/booking/refund-plan.ts';
import { add, money, negate, subtract } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import { containedByMillionths } from '#shared/money/rounding.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import type { LedgerAccount } from './ledger.entity.ts';
import { type Entry, recordMovement } from './movement.ts';

interface OfPayment {
  readonly id: string;
  readonly bookingId: string | null;
  readonly amount: Money;
  readonly at: Instant;
}

/** What a payment moves: the money is at the provider, and owed to the traveller until it is earned. */
export const paymentEntries = (amount: Money): readonly Entry[] => [
  ['provider', amount],
  ['travellers', negate(amount)],
];

/** A traveller's money arrived at the provider. */
export const recordPayment = (em: EntityManager, { id, bookingId, amount, at }: OfPayment) =>
  recordMovement(em, {
    kind: 'payment',
    reference: `payment:${id}`,
    bookingId,
    at,
    entries: paymentEntries(amount),
  });

interface OfRefund extends OfPayment {
  /** The tax within it, in minor units, of an order that was earned; null while the money is still the traveller's. */
  readonly taxMinor: number | null;
}

/** Whose money goes back: the traveller's own, or of an earned order tax that is owed no more and the platform's. */
const refundedFrom = ({ amount, taxMinor }: OfRefund): readonly Entry[] =>
  taxMinor === null
    ? [['travellers', amount]]
    : [
        ['tax', money(taxMinor, amount.currency)],
        ['goodwill', money(amount.minor - taxMinor, amount.currency)],
      ];

export const recordRefund = (em: EntityManager, refund: OfRefund) =>
  recordMovement(em, {
    kind: 'refund',
    reference: `refund:${refund.id}`,
    bookingId: refund.bookingId,
    at: refund.at,
    entries: [['provider', negate(refund.amount)], ...refundedFrom(refund)],
  });

/** The provider took a refund back that it had confirmed. */
export const recordFailedRefund = (em: EntityManager, refund: OfRefund) =>
  recordMovement(em, {
    kind: 'refund',
    reference: `refund:${refund.id}:failed`,
    bookingId: refund.bookingId,
    at: refund.at,
    entries: [
      ['provider', refund.amount],
      ...refundedFrom(refund).map(([account, amount]): Entry => [account, negate(amount)]),
    ],
  });

/** Where money that a payer's bank took away goes to and comes from. */
const disputeSteps = {
  opened: ['dispute', 'disputes', 'provider'],
  won: ['dispute_won', 'provider', 'disputes'],
  lost: ['dispute_lost', 'travellers', 'disputes'],
} as const;

/** The payer's bank took an amount away until it decides (opened), gave it back (won), or to the payer (lost). */
export function recordDispute(
  em: EntityManager,
  step: keyof typeof disputeSteps,
  { id, bookingId, amount, at }: OfPayment,
): Promise<void> {
  const [kind, to, from] = disputeSteps[step];
  return recordMovement(em, {
    kind,
    reference: `dispute:${id}:${step}`,
    bookingId,
    at,
    entries: [
      [to, amount],
      [from, negate(amount)],
    ],
  });
}

interface LostParts {
  /** Makes it happen once. */
  readonly id: string;
  readonly bookingId: string;
  readonly at: Instant;
  /** What each account bears of it; together they come to nothing. */
  readonly travellers: Money;
  readonly tax: Money;
  readonly goodwill: Money;
  readonly subsidy: Money;
  readonly fees: Money;
}

/** Tax that is owed no more, and fees that no one collects, of what an earned order lost to its payer's bank; the share's part is a claw-back. */
export const recordLost = (em: EntityManager, { id, bookingId, at, ...parts }: LostParts) =>
  recordMovement(em, {
    kind: 'dispute_lost',
    reference: `lost:${id}`,
    bookingId,
    at,
    entries: (['travellers', 'tax', 'goodwill', 'subsidy', 'fees'] as const).map((account): Entry => [
      account,
      parts[account],
    ]),
  });

/** What a payer's bank took beyond what its payment still held; negative where a refund of it came back. */
export const recordLosses = (em: EntityManager, { id, bookingId, amount, at }: OfPayment) =>
  recordMovement(em, {
    kind: 'dispute_lost',
    reference: `losses:${id}`,
    bookingId,
    at,
    entries: [
      ['losses', amount],
      ['travellers', negate(amount)],
    ],
  });

interface Earning {
  readonly bookingId: string | null;
  /** The other bookings of its order. */
  readonly earlier: readonly string[];
  readonly partnerId: string;
  /** What storage was sold for: the partner's share is of it. */
  readonly storage: Money;
  readonly shareMillionths: number;
  readonly taxRateMillionths: number;
  /** What the order holds of the traveller's money. */
  readonly kept: Money;
  /** What its coupon took off, and so may add to the share. */
  readonly discount: Money;
  /** What of its price was given back before, in minor units. */
  readonly allowance: number;
  readonly at: Instant;
}

/**
 * What an earning moves: the partner's share of storage, the tax contained, and the fees, which bear discounts as far as
 * they go. What a discount took beyond them is the coupon's subsidy, so that the share is whole; goodwill bears allowances.
 */
export function earningEntries({
  partnerId,
  storage,
  shareMillionths,
  taxRateMillionths,
  kept,
  discount,
  allowance,
}: Omit<Earning, 'bookingId' | 'earlier' | 'at'>): readonly Entry[] {
  const share = partnerShareOf(storage, shareMillionths);
  const tax = containedByMillionths(kept, taxRateMillionths);
  const goodwill = money<string>(goodwillFor(kept, allowance, taxRateMillionths), kept.currency);
  const left = add(subtract(subtract(kept, share), tax), goodwill);
  const subsidy = money<string>(Math.min(Math.max(0, -left.minor), discount.minor), kept.currency);
  const fees = add(left, subsidy);
  return [
    ['travellers', kept],
    ['partner', negate(share), partnerId],
    ['tax', negate(tax)],
    ['fees', negate(fees)],
    ['goodwill', goodwill],
    ['subsidy', subsidy],
  ];
}

interface ClawBack {
  /** Makes it happen once. */
  readonly id: string;
  readonly bookingId: string;
  readonly partnerId: string;
  readonly amount: Money;
  /** In words of ours; what a person wrote stands outside the ledger, which is never changed. */
  readonly reason: string | { readonly written: string };
  /** Who bore it so far: the traveller whose bank decided, the platform, or its fees. */
  readonly from?: 'travellers' | 'goodwill' | 'fees';
  readonly at: Instant;
}

/** A share comes back from a partner: it is taken off what they are owed next, never from their bank account. */
export async function recordClawBack(em: EntityManager, { reason, ...clawBack }: ClawBack): Promise<void> {
  const reference = `claw-back:${clawBack.id}`;
  await recordMovement(em, {
    kind: 'claw_back',
    reference,
    bookingId: clawBack.bookingId,
    at: clawBack.at,
    ...(typeof reason === 'string' ? { note: reason } : {}),
    entries: [
      ['partner', clawBack.amount, clawBack.partnerId],
      [clawBack.from ?? 'travellers', negate(clawBack.amount)],
    ],
  });
  if (typeof reason === 'string') return;
  await sqlRows(em, 'insert into claw_back_words (reference, booking_id, words) values ($1, $2, $3)', [
    reference,
    clawBack.bookingId,
    reason.written,
  ]);
}

/** What the platform owes a partner, one amount per currency; those of nothing are left out. */
export async function balancesOf(em: EntityManager, partnerId: string): Promise<Money[]> {
  const rows = await sqlRows<{ currency: string; minor: number }>(
    em,
    `select currency, -amount_minor as minor from partner_balances
     where partner_id = $1 and amount_minor <> 0 order by 2 desc, currency`,
    [partnerId],
  );
  return rows.map(({ currency, minor }) => money<string>(minor, currency));
}

/** What bookings earned, one sum an account and partner. */
async function earnedOf(em: EntityManager, bookingIds: readonly string[]): Promise<Entry[]> {
  if (bookingIds.length === 0) return [];
  const rows = await sqlRows<{ account: LedgerAccount; partner_id: string | null; currency: string; minor: number }>(
    em,
    `select e.account, e.partner_id, e.currency, sum(e.amount_minor)::bigint as minor
     from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
     where t.booking_id = any($1::uuid[]) and t.kind = 'earning' group by e.account, e.partner_id, e.currency`,
    [bookingIds],
  );
  return rows.map(({ account, partner_id, currency, minor }): Entry => {
    const amount = money<string>(minor, currency);
    return partner_id === null ? [account, amount] : [account, amount, partner_id];
  });
}

/**
 * What was kept of the traveller's money is earned, once a version: of a stay that was extended after its pick-up only
 * what the extension adds.
 */
export async function recordEarning(em: EntityManager, { bookingId, earlier, at, ...earning }: Earning): Promise<void> {
  const before = await earnedOf(em, earlier);
  const minus = before.map(([account, amount, partnerId]): Entry =>
    partnerId === undefined ? [account, negate(amount)] : [account, negate(amount), partnerId],
  );
  await recordMovement(em, {
    kind: 'earning',
    reference: `earning:${bookingId}`,
    bookingId,
    at,
    entries: summedEntries([...earningEntries(earning), ...minus]),
  });
}

/**
 * A partner's share of a stay that was refunded or moved though their door was open: goodwill bears it.
 * @param bookingId null where the order earns elsewhere: its own earning is reckoned without this.
 */
export const recordGoodwillShare = (
  em: EntityManager,
  { id, bookingId, partnerId, amount, at }: OfPayment & { readonly partnerId: string },
) =>
  recordMovement(em, {
    kind: 'earning',
    reference: `earning:door:${id}`,
    bookingId,
    at,
    entries: [
      ['partner', negate(amount), partnerId],
      ['goodwill', amount],
    ],
  });

/** One entry an account and partner. */
function summedEntries(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>();
  for (const [account, amount, partnerId] of entries) {
    const key = `${account} ${partnerId ?? ''}`;
    const known = sums.get(key)?.[1];
    const sum = known === undefined ? amount : add(known, amount);
    sums.set(key, partnerId === undefined ? [account, sum] : [account, sum, partnerId]);
  }
  return [...sums.values()];
}
