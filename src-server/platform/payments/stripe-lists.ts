import { Instant } from '@js-joda/core';
import type Stripe from 'stripe';
import { fromProviderMinor } from '#shared/money/provider-amount.ts';
import type { ListedPayout, MadeInSpan, Span } from './listed.ts';
import { idOf, toListedRefund, toPayoutStatus } from './stripe-answers.ts';
import { toDispute } from './stripe-disputes.ts';

const A_PAGE = 100;

const inSpan = ({ since, until }: Span) => ({
  created: { gte: since.epochSecond(), lt: until.epochSecond() },
  limit: A_PAGE,
});

async function allOf<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}

/** All charges that succeeded, refunds, disputes and transfers that were made in a span of time. */
export async function listMade(stripe: Stripe, span: Span): Promise<MadeInSpan> {
  const params = inSpan(span);
  const charges = await allOf(stripe.charges.list(params));
  const refunds = await allOf(stripe.refunds.list(params));
  const disputes = await allOf(stripe.disputes.list(params));
  const transfers = await allOf(stripe.transfers.list(params));
  return {
    charges: charges
      .filter(({ paid }) => paid)
      .map(({ id, payment_intent, amount, currency }) => ({
        id,
        intentId: idOf(payment_intent),
        amount: fromProviderMinor(amount, currency),
      })),
    refunds: refunds.map(toListedRefund),
    disputes: disputes.map(toDispute),
    transfers: transfers.map(({ id, amount, amount_reversed, currency }) => ({
      id,
      amount: fromProviderMinor(amount, currency),
      left: fromProviderMinor(amount - amount_reversed, currency),
    })),
  };
}

/** Payouts of a connected account that were made in a span of time. */
export async function listPayouts(stripe: Stripe, accountId: string, span: Span): Promise<readonly ListedPayout[]> {
  const found = await allOf(stripe.payouts.list(inSpan(span), { stripeAccount: accountId }));
  return found.map(({ id, amount, currency, status, metadata, arrival_date }) => ({
    id,
    metadata: metadata ?? {},
    arrivesAt: Instant.ofEpochSecond(arrival_date),
    amount: fromProviderMinor(amount, currency),
    status: toPayoutStatus(status),
  }));
}
