import { phoneDigits } from '#shared/contact/contact-rules.ts';
import { signInSchema } from '#shared/accounts/account-schema.ts';
import { z } from 'zod';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import { authText } from '#server/platform/rest/auth-texts.ts';
import { restRow, unchecked } from '#server/platform/rest/rest-row.ts';
import { done, optionalText } from '#server/platform/rest/wire-schema.ts';
import { notSignedIn, wrongCredentials } from './accounts.errors.ts';
import { asked, caller, passwordSet, signedUpUser, user, userToRest } from './accounts.rest-schema.ts';
import { changePassword } from './profile.rest.ts';
import { personOfLink, setPasswordByLink } from './reset-link.rest.ts';

const tag = 'Accounts';

const signUpBody = z.object({
  email: z.string(),
  password: z.string(),
  password_confirmation: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  phone_number: optionalText,
  country_of_residence: optionalText,
});

/** What the sign-up's answer says of the new person is what they said: it never tells whether the address was known. */
function signedUp(body: z.output<typeof signUpBody>): z.output<typeof signedUpUser> {
  const email = body.email.trim().toLowerCase();
  return {
    id: null,
    email,
    first_name: body.first_name ?? '',
    last_name: body.last_name ?? '',
    phone_number: body.phone_number === undefined ? null : phoneDigits(body.phone_number),
    country_of_residence: 'CA',
    language: 'english',
    avatar: null,
    partner: false,
    confirmed: false,
    uid: email,
    provider: 'email',
  };
}

/** What signs in without the code of a second factor; anything else cannot be right. */
const credentials = z.object({ email: signInSchema.shape.email, password: signInSchema.shape.password });

const passwords = z.object({
  current_password: optionalText,
  password: optionalText,
  password_confirmation: optionalText,
  otp_attempt: optionalText,
});

const setPassword = (method: 'PUT' | 'PATCH') =>
  restRow({
    method,
    path: '/auth/password',
    title: method === 'PUT' ? 'Set a password' : 'Set a password by PATCH',
    summary:
      'Set the password; access-token, client and uid are those of the mailed link, or of a session beside the current password',
    tag,
    whose: 'key',
    body: passwords,
    fields: { code: 'otp_attempt' },
    answer: passwordSet,
    handle: async (ctx, { body }) => {
      const message = authText(ctx.locale, 'passwordChanged');
      // Both are asked for, as by the gem.
      const given = { ...body, password_confirmation: body.password_confirmation ?? '' };
      if (ctx.viewer.kind !== 'user') {
        const data = await setPasswordByLink(ctx, given);
        return { success: true, ...(data === null ? {} : { data }), message };
      }
      await changePassword(ctx, given);
      const view = await caller(ctx).viewer();
      return { success: true, ...(view === null ? {} : { data: userToRest(ctx, view) }), message };
    },
  });

/** The calls of clients of devise_token_auth that need no account's change; that one stands with the profile. */
export const authRows = [
  restRow({
    method: 'POST',
    path: '/auth/sign_in',
    title: 'Sign in',
    summary: 'Sign in; the answer carries access-token, client and uid headers',
    tag,
    whose: 'anyone',
    body: z.object({ email: optionalText, password: optionalText, otp_attempt: optionalText }),
    fields: { code: 'otp_attempt' },
    answer: z.object({ data: user }),
    repeat: 'again',
    startsSession: true,
    handle: async (ctx, { body: { otp_attempt: code, ...body } }) => {
      const given = credentials.safeParse(body);
      if (!given.success) throw wrongCredentials();
      return { data: userToRest(ctx, await caller(ctx).signIn({ ...given.data, code })) };
    },
  }),
  restRow({
    method: 'POST',
    path: '/auth',
    title: 'Sign up',
    summary: 'Sign up as a customer; the mailed link confirms the address, and signing in works at once',
    tag,
    whose: 'anyone',
    body: signUpBody,
    answer: z.object({ status: z.literal('success'), message: z.string(), data: signedUpUser }),
    repeat: 'again',
    handle: async (ctx, { body }) => {
      await caller(ctx).signUp(
        unchecked({
          email: body.email,
          password: body.password,
          passwordConfirmation: body.password_confirmation,
          firstName: body.first_name,
          lastName: body.last_name,
          phoneNumber: body.phone_number,
        }),
      );
      return { status: 'success', message: authText(ctx.locale, 'signedUp'), data: signedUp(body) };
    },
  }),
  restRow({
    method: 'GET',
    path: '/auth/validate_token',
    title: 'Validate a session',
    summary: 'Whether the session still holds, or what a mailed link handed on, and whose it is',
    tag,
    whose: 'key',
    answer: z.object({ success: z.literal(true), data: user }),
    handle: async (ctx) => {
      const view = (await caller(ctx).viewer()) ?? (await personOfLink(ctx));
      if (view === null) throw unauthenticated();
      return { success: true, data: userToRest(ctx, view) };
    },
  }),
  restRow({
    method: 'DELETE',
    path: '/auth/sign_out',
    title: 'Sign out',
    summary: 'End the session',
    tag,
    whose: 'key',
    answer: done,
    refusals: { 404: 'There is no session that these names open' },
    repeat: 'again',
    endsSession: true,
    handle: async (ctx) => {
      if (ctx.viewer.kind !== 'user') throw notSignedIn();
      await caller(ctx).signOut();
      return { success: true };
    },
  }),
  restRow({
    method: 'POST',
    path: '/auth/password',
    title: 'Ask for a password link',
    summary:
      'Ask for a password link by mail; it leads to redirect_url where that is an address of the settings, else to a page of this site',
    tag,
    whose: 'anyone',
    body: z.object({ email: z.string(), redirect_url: optionalText }),
    answer: asked,
    handle: async (ctx, { body }) => {
      await caller(ctx).requestPasswordReset({ email: body.email, redirectUrl: body.redirect_url });
      return { success: true, message: authText(ctx.locale, 'resetAsked') };
    },
  }),
  setPassword('PUT'),
  setPassword('PATCH'),
  restRow({
    method: 'POST',
    path: '/auth/confirmation',
    title: 'Ask for the confirmation again',
    summary: 'Mail the link that confirms an e-mail address again; the answer tells nothing of the address',
    tag,
    whose: 'anyone',
    body: z.object({ email: z.string() }),
    answer: asked,
    handle: async (ctx, { body }) => {
      await caller(ctx).resendConfirmationTo(body);
      return { success: true, message: authText(ctx.locale, 'confirmationAsked') };
    },
  }),
];
