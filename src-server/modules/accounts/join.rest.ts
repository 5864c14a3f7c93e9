import { countryCode } from '#shared/accounts/country-code.ts';
import { z } from 'zod';
import { restRow, unchecked } from '#server/platform/rest/rest-row.ts';
import { optionalText } from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { caller, user, userToRest } from './accounts.rest-schema.ts';

const tag = 'Accounts';

const partner = z.object({
  email: optionalText,
  phone_number: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  country_of_residence: optionalText,
  password: optionalText,
  password_confirmation: optionalText,
  /** Of the second factor, for a new address of an account that has one. */
  otp_attempt: optionalText,
});
type Partner = z.output<typeof partner>;

const answer = z.object({ data: user });

/** Who signs up without saying where they live is taken for a Canadian, as by the forms of before. */
const COUNTRY = 'CA';

const register = async (ctx: RequestContext, body: Partner) => ({
  data: userToRest(
    ctx,
    await caller(ctx).registerPartner(
      unchecked({
        email: body.email,
        phoneNumber: body.phone_number,
        firstName: body.first_name,
        lastName: body.last_name,
        countryOfResidence: body.country_of_residence ?? COUNTRY,
        password: body.password,
        passwordConfirmation: body.password_confirmation,
      }),
    ),
  ),
});

/** A person signed in becomes a partner with what is known of them, and what they say anew. */
async function upgrade(ctx: RequestContext, body: Partner) {
  const known = await caller(ctx).viewer();
  return {
    data: userToRest(
      ctx,
      await caller(ctx).savePartnerContact(
        unchecked({
          email: body.email ?? known?.email,
          phoneNumber: body.phone_number ?? known?.phoneNumber ?? undefined,
          firstName: body.first_name ?? known?.firstName,
          lastName: body.last_name ?? known?.lastName,
          countryOfResidence: body.country_of_residence ?? countryCode(known?.countryOfResidence),
          currentPassword: body.password,
          code: body.otp_attempt,
        }),
      ),
    ),
  };
}

export const joinRows = [
  restRow({
    method: 'POST',
    path: '/partners',
    title: 'Sign up as a partner',
    summary:
      'Sign up as a partner, or make a partner of a customer by their password; the answer carries access-token, client and uid headers',
    tag,
    whose: 'anyone',
    body: partner,
    answer,
    status: 201,
    repeat: 'again',
    startsSession: true,
    handle: (ctx, { body }) => register(ctx, body),
  }),
  restRow({
    method: 'POST',
    path: '/partner',
    title: 'Become a partner',
    summary: 'The same; somebody signed in becomes a partner with what is known of them',
    tag,
    whose: 'anyone',
    body: partner,
    fields: { code: 'otp_attempt' },
    answer,
    status: 201,
    repeat: 'again',
    startsSession: true,
    handle: (ctx, { body }) => (ctx.viewer.kind === 'user' ? upgrade(ctx, body) : register(ctx, body)),
  }),
];
