import { z } from 'zod';
import { caller as accountsCaller, user, userToRest } from '#server/modules/accounts/accounts.rest-schema.ts';
import { changeProfile, profile } from '#server/modules/accounts/profile.rest.ts';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import { requestIdOf } from '#server/platform/rest/request-id.ts';
import { restRow, unchecked } from '#server/platform/rest/rest-row.ts';
import { optionalText } from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { payoutsRouter } from '#server/modules/payouts/payouts.router.ts';

const tag = 'Accounts';
const PICTURE = 'user[attachment_attributes][file]';

const caller = createCallerFactory(payoutsRouter);

const paymentInfo = z
  .object({
    partner_onboarding_step: z.int().meta({ description: '0 done or not begun, 1 location, 2 hours, 3 payouts' }),
    business_name: z.string(),
    address_line1: z.string(),
    address_city: z.string(),
    address_state: z.string(),
    address_postal_code: z.string(),
    date_of_birth: z.null().meta({ description: 'Goes to the payment provider and is not kept' }),
    payout_account_number: z.string().nullable().meta({ description: 'All but the last 4 characters masked' }),
    routing_number: z.string(),
  })
  .meta({ id: 'PaymentInfo' });

const currentUser = user
  .extend({ payment_info: paymentInfo.nullable().meta({ description: 'Of partners' }) })
  .meta({ id: 'CurrentUser' });

const paymentInfoAttributes = z.object({
  partner_onboarding_step: z.int().optional(),
  business_name: optionalText,
  address_line1: optionalText,
  address_city: optionalText,
  address_state: optionalText,
  address_postal_code: optionalText,
  date_of_birth: optionalText.meta({ description: 'YYYY-MM-DD' }),
  payout_account_number: optionalText,
  routing_number: optionalText,
});
type PaymentInfo = z.output<typeof paymentInfoAttributes>;

const fields = {
  accountNumber: 'payout_account_number',
  addressLine1: 'address_line1',
  code: 'otp_attempt',
};

interface KnownRow {
  readonly last4: string | null;
  readonly step: number;
}

/**
 * The card that the provider keeps, as we know of it, and how far joining is: no one who asks who they are waits for the
 * provider.
 */
async function knownOf({ deps }: RequestContext, userId: string): Promise<KnownRow> {
  const [row] = await deps.db.query<KnownRow>(
    'select payment_card_last4 as last4, partner_onboarding_step as step from users where id = $1',
    [userId],
  );
  if (row === undefined) throw unauthenticated();
  return row;
}

/** The person signed in, as they are now. */
async function show(ctx: RequestContext): Promise<{ data: z.output<typeof currentUser> }> {
  const view = await accountsCaller(ctx).viewer();
  if (view === null) throw unauthenticated();
  const { last4, step } = await knownOf(ctx, view.id);
  const form = view.isPartner ? await caller(ctx).bankForm() : null;
  const payment_info = form && {
    partner_onboarding_step: step,
    business_name: form.businessName,
    address_line1: form.addressLine1,
    address_city: form.addressCity,
    address_state: form.addressState,
    address_postal_code: form.addressPostalCode,
    date_of_birth: null,
    payout_account_number: form.last4 === null ? null : `•••• ${form.last4}`,
    routing_number: form.routingNumber,
  };
  const payment_card = last4 === null ? null : { last4 };
  return { data: { ...userToRest(ctx, view), payment_card, payment_info } };
}

/** `1986-09-14` as the bank form takes it; what is no date stays as it is, to be refused by its name. */
const typedDate = (date: string): string => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** Saves who is paid and where, and ends joining where that is asked for and payouts are enabled. */
async function savePaymentInfo(ctx: RequestContext, given: PaymentInfo, requestId: string): Promise<void> {
  const { partner_onboarding_step: step, ...bank } = given;
  if (Object.values(bank).some((value) => value !== undefined)) {
    const now = await caller(ctx).bankForm();
    await caller(ctx).saveBank(
      unchecked({
        requestId,
        businessName: bank.business_name ?? now.businessName,
        dateOfBirth: typedDate(bank.date_of_birth ?? ''),
        addressLine1: bank.address_line1 ?? now.addressLine1,
        addressCity: bank.address_city ?? now.addressCity,
        addressState: bank.address_state ?? now.addressState,
        addressPostalCode: bank.address_postal_code ?? now.addressPostalCode,
        accountNumber: bank.payout_account_number,
        routingNumber: bank.routing_number ?? now.routingNumber,
      }),
    );
    // Joining goes on until the provider has enabled payouts.
    if (step === 0 && (await caller(ctx).account())?.payoutsEnabled === true) await caller(ctx).finish();
  } else if (step === 0) await caller(ctx).finish();
}

/** A profile's form sends the fields of its new password empty where none is wanted. */
function withoutEmptyPassword(wanted: z.output<typeof profile>): z.output<typeof profile> {
  const { password, password_confirmation: confirmation, ...others } = wanted;
  return password === '' && !confirmation ? others : wanted;
}

export const currentUserRows = [
  restRow({
    method: 'GET',
    path: '/users/current-user',
    title: 'Who is signed in',
    summary: 'Who is signed in',
    tag,
    whose: 'self',
    answer: z.object({ data: currentUser }),
    handle: (ctx) => show(ctx),
  }),
  restRow({
    method: 'PATCH',
    path: '/users/current-user',
    title: 'Change the profile',
    summary:
      'Change the profile, with user[attachment_attributes][file] of a multipart body the picture, by the current password the password, with payment_info_attributes where a partner is paid; a new e-mail address is answered with the headers that name it',
    tag,
    whose: 'self',
    body: z.object({
      user: profile.extend({ payment_info_attributes: paymentInfoAttributes.optional() }).optional(),
    }),
    uploads: [PICTURE],
    repeat: 'afterwards',
    fields,
    answer: z.object({ data: currentUser }),
    handle: async (ctx, { body, files, idempotencyKey }) => {
      const { payment_info_attributes: info, ...wanted } = body.user ?? {};
      const view = await changeProfile(ctx, withoutEmptyPassword(wanted), files[PICTURE]);
      if (info !== undefined) await savePaymentInfo(ctx, info, requestIdOf(ctx, idempotencyKey));
      const { data } = await show(ctx);
      return { data: { ...data, ...view } };
    },
  }),
];
