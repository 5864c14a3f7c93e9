import { z } from 'zod';
import { toRestAmount } from '#shared/money/money-text.ts';
import { forbidden, notFound } from '#server/platform/errors/common.errors.ts';
import { restRow } from '#server/platform/rest/rest-row.ts';
import { amount, done, optionalText } from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { payoutsRouter } from './payouts.router.ts';

const tag = 'Payouts';
const caller = createCallerFactory(payoutsRouter);

const connection = z
  .object({
    partner_id: z.string(),
    token: z.object({
      payouts_enabled: z.boolean(),
      requirements: z.object({
        currently_due: z.array(z.string()),
        past_due: z.array(z.string()),
        current_deadline: z.int().nullable().meta({ description: 'Seconds since 1970' }),
        errors: z.array(z.object({ reason: z.string() })),
      }),
    }),
  })
  .meta({ id: 'StripeConnection' });

type View = Awaited<ReturnType<ReturnType<typeof caller>['connection']>>;

const connectionAnswer = z.object({ stripe_connection: connection.nullable() });

const toRest = (view: View): z.output<typeof connectionAnswer> => ({
  stripe_connection: view && {
    partner_id: view.partnerId,
    token: {
      payouts_enabled: view.payoutsEnabled,
      requirements: {
        currently_due: [...view.currentlyDue],
        past_due: [...view.pastDue],
        current_deadline: view.deadline,
        errors: [...view.errors],
      },
    },
  },
});

/** A partner has the connection of their own id only. @throws AppError 404 for any other, 403 for scripts. */
function requireOwn({ viewer }: RequestContext, partnerId: string | undefined): void {
  if (viewer.kind === 'service') throw forbidden();
  if (partnerId !== undefined && (viewer.kind !== 'user' || viewer.user.id !== partnerId)) throw notFound();
}

const connectionParams = z.object({ partnerId: z.string() });
const connectionBody = z.object({ stripe_connection: z.object({ partner_id: optionalText }).optional() });

const money = (minor: Parameters<typeof toRestAmount>[0] | null): string =>
  minor === null ? '0.00' : toRestAmount(minor);

export const payoutRows = [
  restRow({
    method: 'GET',
    path: '/users/current-user/summary',
    title: 'At a glance',
    summary: 'Your balances, earnings and bookings at a glance; weeks are the seven days until now',
    tag,
    whose: 'partner',
    answer: z
      .object({
        available_balance: z
          .array(z.object({ currency: z.string(), amount: z.int() }))
          .meta({ description: 'What is owed to you, per currency, in minor units' }),
        balance: amount,
        customers: z.int(),
        earnings: amount,
        weekly_earnings: amount,
        weekly_bookings: z.int(),
        recent_bookings_count: z.int().meta({ description: 'Of the last thirty days' }),
      })
      .meta({ id: 'Summary' }),
    handle: async (ctx) => {
      const stats = await caller(ctx).saleStats();
      return {
        available_balance: stats.balances.map(({ minor, currency }) => ({
          currency: currency.toLowerCase(),
          amount: minor,
        })),
        balance: money(stats.balance),
        customers: stats.customers,
        earnings: money(stats.earnings),
        weekly_earnings: money(stats.weeklyEarnings),
        weekly_bookings: stats.weeklyBookings,
        recent_bookings_count: stats.recentBookings,
      };
    },
  }),
  restRow({
    method: 'GET',
    path: '/stripe_connections',
    title: 'Payout account',
    summary: 'Your account at the payment provider, and what it still needs',
    tag,
    whose: 'partner',
    answer: connectionAnswer,
    handle: async (ctx) => toRest(await caller(ctx).connection()),
  }),
  restRow({
    method: 'POST',
    path: '/stripe_connections',
    title: 'Make a payout account',
    summary: 'Make your account at the payment provider; one that is there stays',
    refusals: { 404: 'The partner_id is not yours' },
    tag,
    whose: 'partner',
    repeat: 'afterwards',
    body: connectionBody,
    answer: connectionAnswer,
    status: 201,
    handle: async (ctx, { body }) => {
      requireOwn(ctx, body.stripe_connection?.partner_id);
      return toRest(await caller(ctx).connect());
    },
  }),
  restRow({
    method: 'PUT',
    path: '/stripe_connections/:partnerId',
    title: 'Refresh the payout account',
    summary: 'Ask the payment provider how your account is now',
    tag,
    whose: 'partner',
    repeat: 'afterwards',
    params: connectionParams,
    body: connectionBody,
    answer: connectionAnswer,
    handle: async (ctx, { params }) => {
      requireOwn(ctx, params.partnerId);
      return toRest(await caller(ctx).refreshConnection());
    },
  }),
  restRow({
    method: 'DELETE',
    path: '/stripe_connections/:partnerId',
    title: 'Forget the payout account',
    summary: 'Forget your account at the payment provider; your locations cannot be booked until there is another',
    tag,
    whose: 'partner',
    repeat: 'afterwards',
    params: connectionParams,
    answer: done,
    handle: async (ctx, { params }) => {
      requireOwn(ctx, params.partnerId);
      await caller(ctx).disconnect();
      return { success: true };
    },
  }),
];
