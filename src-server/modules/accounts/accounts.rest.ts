import { z } from 'zod';
import { newId } from '#server/platform/ids.ts';
import { restRow, unchecked } from '#server/platform/rest/rest-row.ts';
import { done, idParams, optionalText } from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import { caller, user, userToRest } from './accounts.rest-schema.ts';
import { changePassword, profileRows } from './profile.rest.ts';
import { joinRows } from './join.rest.ts';
import { signInWithGoogleToken } from './sign-in-with-google.ts';

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
const newUser = (body: z.output<typeof signUpBody>): z.output<typeof user> => ({
  id: newId(),
  email: body.email.trim().toLowerCase(),
  first_name: body.first_name ?? '',
  last_name: body.last_name ?? '',
  phone_number: body.phone_number ?? null,
  country_of_residence: 'CA',
  language: 'english',
  avatar: null,
  partner: false,
  confirmed: false,
});

const resetByLink = (ctx: RequestContext, headers: Readonly<Record<string, string | undefined>>, body: Passwords) =>
  caller(ctx).resetPassword(
    unchecked({
      token: headers['access-token'],
      client: headers['client'] ?? '',
      uid: headers['uid'] ?? '',
      password: body.password,
      passwordConfirmation: body.password_confirmation,
    }),
  );

const passwords = z.object({
  current_password: optionalText,
  password: z.string(),
  password_confirmation: z.string(),
  otp_attempt: optionalText,
});
type Passwords = z.output<typeof passwords>;

export const accountsRows = [
  restRow({
    method: 'POST',
    path: '/auth/sign_in',
    title: 'Sign in',
    summary: 'Sign in; the answer carries access-token, client and uid headers',
    tag,
    access: 'anyone',
    body: z.object({ email: z.string(), password: z.string(), otp_attempt: z.optional(z.string()) }),
    fields: { code: 'otp_attempt' },
    answer: z.object({ data: user }),
    repeat: 'again',
    startsSession: true,
    handle: async (ctx, { body: { otp_attempt: code, ...body } }) => ({
      data: userToRest(ctx, await caller(ctx).signIn({ ...body, code })),
    }),
  }),
  restRow({
    method: 'POST',
    path: '/auth',
    title: 'Sign up',
    summary:
      'Sign up as a customer; the session of the access-token, client and uid headers opens with the mailed link',
    tag,
    access: 'anyone',
    body: signUpBody,
    answer: z.object({ status: z.literal('success'), message: z.string(), data: user }),
    repeat: 'again',
    startsSession: true,
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
      return { status: 'success', message: 'Check your email to confirm your account', data: newUser(body) };
    },
  }),
  restRow({
    method: 'GET',
    path: '/auth/validate_token',
    title: 'Validate a session',
    summary: 'Whether the session still holds, and whose it is',
    tag,
    access: 'user',
    answer: z.object({ success: z.literal(true), data: user }),
    handle: async (ctx) => {
      const view = await caller(ctx).viewer();
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
    access: 'user',
    answer: done,
    repeat: 'again',
    endsSession: true,
    handle: async (ctx) => {
      await caller(ctx).signOut();
      return { success: true };
    },
  }),
  restRow({
    method: 'POST',
    path: '/oauth/auth/google_token',
    title: 'Sign in with Google',
    summary: 'Sign in with a Google access token as bearer token',
    tag,
    access: 'anyone',
    answer: z.object({ data: user }),
    repeat: 'again',
    startsSession: true,
    handle: async (ctx, { bearer }) => ({ data: userToRest(ctx, await signInWithGoogleToken(ctx, bearer)) }),
  }),
  restRow({
    method: 'POST',
    path: '/auth/password',
    title: 'Ask for a password link',
    summary: 'Ask for a password link by mail',
    tag,
    access: 'anyone',
    body: z.object({ email: z.string(), redirect_url: optionalText }),
    answer: done,
    handle: async (ctx, { body }) => {
      await caller(ctx).requestPasswordReset({ email: body.email, redirectUrl: body.redirect_url });
      return { success: true };
    },
  }),
  restRow({
    method: 'PUT',
    path: '/auth/password',
    title: 'Set a password',
    summary:
      'Set the password; access-token, client and uid are those of the mailed link, or of a session beside the current password',
    tag,
    access: 'anyone',
    body: passwords,
    fields: { token: 'access-token', code: 'otp_attempt' },
    answer: done,
    handle: async (ctx, { body, headers }) => {
      if (ctx.viewer.kind === 'user') await changePassword(ctx, body);
      else await resetByLink(ctx, headers, body);
      return { success: true };
    },
  }),
  ...joinRows,
  restRow({
    method: 'GET',
    path: '/partners/:id/activate',
    title: 'Confirm an address',
    summary: 'Confirm the e-mail address of an account by its mailed link, whose token is t',
    tag,
    access: 'anyone',
    params: idParams,
    query: z.object({ t: z.string() }),
    fields: { token: 't' },
    answer: done,
    handle: async (ctx, { params, query }) => {
      await caller(ctx).activate({ id: params.id, token: query.t });
      return { success: true };
    },
  }),
  restRow({
    method: 'POST',
    path: '/partners/:id/resend_confirmation',
    title: 'Send the confirmation again',
    summary: 'Mail the link that confirms the e-mail address of an account again',
    tag,
    access: 'anyone',
    params: idParams,
    answer: done,
    handle: async (ctx, { params }) => {
      await caller(ctx).resendConfirmationOf(params);
      return { success: true };
    },
  }),
  restRow({
    method: 'GET',
    path: '/users/check',
    title: 'Check an address',
    summary: 'Whether an e-mail address has an account',
    tag,
    access: 'anyone',
    query: z.object({ email: z.string() }),
    answer: z.object({ email: z.string(), exists: z.boolean() }),
    handle: (ctx, { query }) => caller(ctx).checkEmail(query),
  }),
  ...profileRows,
];
