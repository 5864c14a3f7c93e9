import { z } from 'zod';
import { restRow } from '#server/platform/rest/rest-row.ts';
import { done, idParams } from '#server/platform/rest/wire-schema.ts';
import { caller, user, userToRest } from './accounts.rest-schema.ts';
import { authRows } from './auth.rest.ts';
import { profileRows } from './profile.rest.ts';
import { joinRows } from './join.rest.ts';
import { signInWithGoogleToken } from './sign-in-with-google.ts';

const tag = 'Accounts';

export const accountsRows = [
  ...authRows,
  restRow({
    method: 'POST',
    path: '/oauth/auth/google_token',
    title: 'Sign in with Google',
    summary: 'Sign in with a Google access token as bearer token',
    tag,
    whose: 'anyone',
    takesBearer: true,
    answer: z.object({ data: user }),
    repeat: 'again',
    startsSession: true,
    handle: async (ctx, { bearer }) => ({ data: userToRest(ctx, await signInWithGoogleToken(ctx, bearer)) }),
  }),
  ...joinRows,
  restRow({
    method: 'GET',
    path: '/partners/:id/activate',
    title: 'Confirm an address',
    summary: 'Confirm the e-mail address of an account by its mailed link, whose token is t',
    tag,
    whose: 'anyone',
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
    whose: 'anyone',
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
    whose: 'anyone',
    query: z.object({ email: z.string() }),
    answer: z.object({ email: z.string(), exists: z.boolean() }),
    handle: (ctx, { query }) => caller(ctx).checkEmail(query),
  }),
  ...profileRows,
];
