import { Instant } from '@js-joda/core';
import Stripe from 'stripe';
import { fromProviderMinor, toProviderMinor } from '#shared/money/provider-amount.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { CardProvider, CardResult, ConfirmOptions, IntentRequest } from './card-provider.ts';
import { accountParams, accountUpdateParams } from './stripe-account-params.ts';
import {
  toConnectedAccount,
  toIntent,
  toListedRefund,
  toPayoutStatus,
  toRefundStatus,
  toRefundTrace,
  toSavedCard,
} from './stripe-answers.ts';
import { toDispute } from './stripe-disputes.ts';
import { toEvent } from './stripe-events.ts';
import { listMade, listPayouts } from './stripe-lists.ts';
import { failureOf } from './stripe-failures.ts';

interface StripeProviderOptions {
  readonly secretKey: string;
  /** Of the webhook endpoints, one or several: see `secretsIn`. */
  readonly webhookSecret: string;
  /** Where the API is, when it is not at Stripe. */
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
  readonly log: Log;
  /** Judges how old a signature is; the machine's clock when left out. */
  readonly clock?: Clock;
}

const SIGNATURE_TOLERANCE_SECONDS = 300;
/** What answers look like; another one is a decision, not a side effect of a newer package or of the account's settings. */
const API_VERSION = '2026-10-28.endive';
const SAVED_CARDS = 20;
const A_PAGE = 100;
/** Of what belongs to one payment. */
const MOST_OF_ONE = 1000;
/** For one try; a write has two with one idempotency key. */
const TIMEOUT_MS = 10_000;
/** What a page waits for, such as kept cards, is asked once and briefly: it has another way to go on. */
const READING = { timeout: 4_000, maxNetworkRetries: 0 } as const;
const EXPANDED = ['payment_method', 'latest_charge'];

/**
 * The secrets in a setting, separated by commas: an endpoint hears either of the account or of connected accounts and has
 * a secret of its own, and while one is exchanged the old one and the new one both hold.
 */
export const secretsIn = (setting: string): readonly string[] =>
  setting.split(',').flatMap((secret) => secret.trim() || []);

/** The card provider over Stripe's API. */
export function createStripeProvider(options: StripeProviderOptions): CardProvider {
  const { log, clock } = options;
  const secrets = secretsIn(options.webhookSecret);
  const stripe = new Stripe(options.secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...options.address,
  });

  async function attempt<T>(what: string, call: () => Promise<T>): Promise<CardResult<T>> {
    try {
      return { ok: true, value: await call() };
    } catch (error) {
      const failure = failureOf(error);
      if (failure === null) throw error;
      if (failure.kind === 'unusable') log.error({ what, failure }, 'card provider refuses our key');
      else if (failure.kind !== 'declined') log.warn({ what, failure }, 'card provider refused or failed');
      return { ok: false, failure };
    }
  }

  return {
    createIntent: (request) =>
      attempt('create intent', async () =>
        toIntent(await stripe.paymentIntents.create(intentParams(request), { idempotencyKey: request.idempotencyKey })),
      ),
    confirmIntent: (id, { idempotencyKey, saveCard, ...card }) =>
      attempt('confirm intent', async () => {
        const keeping = saveCard === false ? { setup_future_usage: '' as const } : {};
        const params = { ...cardParams(card), ...keeping, expand: EXPANDED };
        return toIntent(await stripe.paymentIntents.confirm(id, params, { idempotencyKey }));
      }),
    cancelIntent: (id, idempotencyKey) =>
      attempt('cancel intent', async () => {
        try {
          return toIntent(await stripe.paymentIntents.cancel(id, {}, { idempotencyKey }));
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          if (error.code !== 'payment_intent_unexpected_state') throw error;
          const found = await stripe.paymentIntents.retrieve(id);
          if (found.status !== 'canceled') throw error;
          return toIntent(found);
        }
      }),
    retrieveIntent: (id) =>
      attempt('retrieve intent', async () => toIntent(await stripe.paymentIntents.retrieve(id, { expand: EXPANDED }))),
    refund: ({ intentId, amount, idempotencyKey, metadata }) =>
      attempt('refund', async () => {
        const refund = await stripe.refunds.create(
          { payment_intent: intentId, amount: toProviderMinor(amount), metadata },
          { idempotencyKey },
        );
        return { id: refund.id, status: toRefundStatus(refund.status), ...toRefundTrace(refund) };
      }),
    listRefunds: (intentId) =>
      attempt('list refunds', async () => {
        const found = await stripe.refunds
          .list({ payment_intent: intentId, limit: A_PAGE })
          .autoPagingToArray({ limit: MOST_OF_ONE });
        return found.toReversed().map(toListedRefund);
      }),
    retrieveDispute: (id) => attempt('retrieve dispute', async () => toDispute(await stripe.disputes.retrieve(id))),
    createCustomer: ({ email, name, idempotencyKey }) =>
      attempt('create customer', async () => (await stripe.customers.create({ email, name }, { idempotencyKey })).id),
    listSavedCards: (customerId) =>
      attempt('list saved cards', async () => {
        const { data } = await stripe.customers.listPaymentMethods(
          customerId,
          { type: 'card', limit: SAVED_CARDS },
          READING,
        );
        return data.flatMap(({ id, card }) => (card ? [toSavedCard(id, card)] : []));
      }),
    detachCard: (id) =>
      attempt('detach card', async () => {
        const found = await stripe.paymentMethods.retrieve(id);
        if (found.customer !== null) await stripe.paymentMethods.detach(id);
        return null;
      }),
    saveConnectedAccount: (request) =>
      attempt('save connected account', async () => {
        const { accountId, idempotencyKey } = request;
        const account =
          accountId === null
            ? await stripe.accounts.create(accountParams(request), { idempotencyKey })
            : await stripe.accounts.update(accountId, accountUpdateParams(request), { idempotencyKey });
        return toConnectedAccount(account);
      }),
    listMade: (span) => attempt('list what was made', () => listMade(stripe, span)),
    listPayouts: (accountId, span) => attempt('list payouts', () => listPayouts(stripe, accountId, span)),
    platformSettings: () =>
      attempt('read the platform’s settings', async () => {
        const [{ payments }, endpoints] = await Promise.all([
          stripe.balanceSettings.retrieve({}, READING),
          stripe.webhookEndpoints.list({ limit: 100 }, READING),
        ]);
        const enabled = endpoints.data.filter(({ status }) => status === 'enabled');
        return {
          payoutInterval: payments.payouts?.schedule?.interval ?? null,
          toldEvents: enabled.flatMap((endpoint) => endpoint.enabled_events),
        };
      }),
    reach: () =>
      attempt('reach', async () => {
        await stripe.balance.retrieve({}, READING);
        return null;
      }),
    retrieveAccount: (id) =>
      attempt('retrieve account', async () => toConnectedAccount(await stripe.accounts.retrieve(id))),
    transfer: ({ accountId, amount, idempotencyKey, metadata, description }) =>
      attempt('transfer', async () => {
        const transfer = await stripe.transfers.create(
          {
            destination: accountId,
            amount: toProviderMinor(amount),
            currency: amount.currency.toLowerCase(),
            metadata,
            ...(description === undefined ? {} : { description }),
          },
          { idempotencyKey },
        );
        return { id: transfer.id };
      }),
    retrieveTransfer: (id) =>
      attempt('retrieve transfer', async () => {
        const transfer = await stripe.transfers.retrieve(id);
        const reversals = await stripe.transfers
          .listReversals(id, { limit: A_PAGE })
          .autoPagingToArray({ limit: MOST_OF_ONE });
        const amountOf = (minor: number) => fromProviderMinor(minor, transfer.currency);
        return {
          id,
          amount: amountOf(transfer.amount),
          metadata: transfer.metadata,
          reversals: reversals.map(({ amount, metadata }) => ({ amount: amountOf(amount), metadata: metadata ?? {} })),
        };
      }),
    reverseTransfer: ({ transferId, idempotencyKey, metadata }) =>
      attempt('reverse a transfer', async () => {
        const transfer = await stripe.transfers.retrieve(transferId);
        if (!transfer.reversed) await stripe.transfers.createReversal(transferId, { metadata }, { idempotencyKey });
        return null;
      }),
    retrievePayout: (id, accountId) =>
      attempt('retrieve payout', async () => {
        const found = await stripe.payouts.retrieve(id, {}, { stripeAccount: accountId });
        const { status, failure_code: failureCode, failure_message: failureMessage } = found;
        return { status: toPayoutStatus(status), failureCode, failureMessage };
      }),
    payOut: ({ accountId, amount, idempotencyKey, metadata }) =>
      attempt('pay out', async () => {
        const payout = await stripe.payouts.create(
          { amount: toProviderMinor(amount), currency: amount.currency.toLowerCase(), metadata },
          { idempotencyKey, stripeAccount: accountId },
        );
        return { id: payout.id, arrivesAt: Instant.ofEpochSecond(payout.arrival_date) };
      }),
    readEvent(rawBody, signature) {
      const at = clock?.now().toEpochMilli();
      for (const secret of secrets) {
        try {
          const { webhooks } = stripe;
          return toEvent(
            webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS, undefined, at),
          );
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        }
      }
      return null;
    },
  };
}

function intentParams(request: IntentRequest): Stripe.PaymentIntentCreateParams {
  const { amount, customerId, description, confirm, offSession, saveCard, metadata } = request;
  return {
    amount: toProviderMinor(amount),
    currency: amount.currency.toLowerCase(),
    allowed_payment_method_types: ['card'],
    confirm,
    metadata,
    expand: EXPANDED,
    ...cardParams(request),
    ...(customerId ? { customer: customerId } : {}),
    ...(description === undefined ? {} : { description }),
    ...(confirm && offSession ? { off_session: true } : {}),
    ...(saveCard && !offSession ? { setup_future_usage: 'off_session' as const } : {}),
  };
}

function cardParams(
  card: Pick<ConfirmOptions, 'paymentMethodId' | 'cardToken'>,
): Pick<Stripe.PaymentIntentConfirmParams, 'payment_method' | 'payment_method_data'> {
  if (card.paymentMethodId) return { payment_method: card.paymentMethodId };
  if (card.cardToken) {
    const data: { type: 'card'; card: { token: string } } = { type: 'card', card: { token: card.cardToken } };
    return { payment_method_data: data };
  }
  return {};
}
