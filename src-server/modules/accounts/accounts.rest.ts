import { z } from 'zod';
import { restRow } from '#server/platform/rest/rest-row.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import { accountsRouter } from './accounts.router.ts';
import { signInWithGoogleToken } from './sign-in-with-google.ts';
import { saveCompany, updateAvatar } from './update-profile.ts';

const caller = createCallerFactory(accountsRouter);

const user = z
  .object({
    id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone_number: z.string().nullable(),
    country_of_residence: z.string().nullable(),
    language: z.string(),
    avatar: z.string().nullable(),
    partner: z.boolean(),
    confirmed: z.boolean(),
    payment_card: z.object({ last4: z.string() }).nullable().optional(),
  })
  .meta({ id: 'User' });

const company = z
  .object({ id: z.string(), name: z.string(), email: z.string(), logo: z.string().nullable() })
  .meta({ id: 'Company' });

const done = z.object({ success: z.literal(true), message: z.string().optional() }).meta({ id: 'Done' });

type View = NonNullable<Awaited<ReturnType<ReturnType<typeof caller>['viewer']>>>;

const toRest = (ctx: RequestContext, view: View): z.output<typeof user> => ({
  id: view.id,
  email: view.email,
  first_name: view.firstName,
  last_name: view.lastName,
  phone_number: view.phoneNumber,
  country_of_residence: view.countryOfResidence,
  language: view.language,
  avatar: view.avatarUrl === null ? null : `${ctx.deps.config.siteUrl}${view.avatarUrl}`,
  partner: view.isPartner,
  confirmed: view.isConfirmed,
});

const companyToRest = (
  ctx: RequestContext,
  view: { id: string; name: string; email: string; logoUrl: string | null },
) => ({
  id: view.id,
  name: view.name,
  email: view.email,
  logo: view.logoUrl === null ? null : `${ctx.deps.config.siteUrl}${view.logoUrl}`,
});

const text = z.string().optional();
const tag = 'Accounts';

/** Inputs are checked by the procedures; here they only get their names. */
const asInput = <T>(value: unknown): T => value as T;

const passwords = { current_password: text, password: text, password_confirmation: text };

const profileBody = z.object({
  user: z
    .object({
      email: text,
      first_name: text,
      last_name: text,
      phone_number: text,
      language: text,
      country_of_residence: text,
      ...passwords,
    })
    .optional(),
});

const passwordBody = z.object({ user: z.object(passwords).optional() });

const changePassword = (ctx: RequestContext, given: NonNullable<z.output<typeof passwordBody>['user']>) =>
  caller(ctx).changePassword(
    asInput({
      currentPassword: given.current_password,
      password: given.password,
      passwordConfirmation: given.password_confirmation,
    }),
  );

/** What one call changes is changed as a whole or not at all. */
const inOneTransaction = <Result>(ctx: RequestContext, work: (ctx: RequestContext) => Promise<Result>) =>
  ctx.em.transactional((em) => work({ ...ctx, em }));

const companyBody = z.object({ company: z.object({ name: text, email: text }) });

const companyRow = (method: 'POST' | 'PUT', path: string, summary: string) =>
  restRow({
    method,
    path,
    summary,
    tag,
    body: companyBody,
    multipart: true,
    answer: company,
    handle: (given, { body, files }) =>
      inOneTransaction(given, async (ctx) => {
        const saved = await caller(ctx).saveCompany(asInput(body.company));
        const logo = files['company[logo_attributes][file]'];
        if (logo === undefined || ctx.viewer.kind !== 'user') return companyToRest(ctx, saved);
        return companyToRest(ctx, await saveCompany({ ...ctx, user: ctx.viewer.user }, { ...saved, logo }));
      }),
  });

export const accountsRows = [
  restRow({
    method: 'POST',
    path: '/auth/sign_in',
    summary: 'Sign in; the answer carries access-token, client and uid headers',
    tag,
    body: z.object({ email: text, password: text }),
    answer: z.object({ data: user }),
    handle: async (ctx, { body }) => ({ data: toRest(ctx, await caller(ctx).signIn(asInput(body))) }),
  }),
  restRow({
    method: 'POST',
    path: '/auth',
    summary:
      'Sign up as a customer; the session of the access-token, client and uid headers opens with the mailed link',
    tag,
    body: z.object({
      email: text,
      password: text,
      password_confirmation: text,
      first_name: text,
      last_name: text,
      phone_number: text,
      country_of_residence: text,
    }),
    answer: done,
    handle: async (ctx, { body }) => {
      await caller(ctx).signUp(
        asInput({
          email: body.email,
          password: body.password,
          passwordConfirmation: body.password_confirmation,
          firstName: body.first_name,
          lastName: body.last_name,
          phoneNumber: body.phone_number,
        }),
      );
      return { success: true as const, message: 'Check your email to confirm your account' };
    },
  }),
  restRow({
    method: 'DELETE',
    path: '/auth/sign_out',
    summary: 'End the session',
    tag,
    answer: done,
    handle: async (ctx) => {
      if (ctx.viewer.kind !== 'user') throw unauthenticated();
      await caller(ctx).signOut();
      return { success: true as const };
    },
  }),
  restRow({
    method: 'POST',
    path: '/oauth/auth/google_token',
    summary: 'Sign in with a Google access token as bearer token',
    tag,
    answer: z.object({ data: user }),
    handle: async (ctx, { bearer }) => ({ data: toRest(ctx, await signInWithGoogleToken(ctx, bearer)) }),
  }),
  restRow({
    method: 'POST',
    path: '/auth/password',
    summary: 'Ask for a password link by mail',
    tag,
    body: z.object({ email: text, redirect_url: text }),
    answer: done,
    handle: async (ctx, { body }) => {
      await caller(ctx).requestPasswordReset(asInput({ email: body.email, redirectUrl: body.redirect_url }));
      return { success: true as const };
    },
  }),
  restRow({
    method: 'PUT',
    path: '/auth/password',
    summary: 'Set the password; access-token is the token of the mailed link',
    tag,
    body: z.object({ password: text, password_confirmation: text }),
    fields: { token: 'access-token' },
    answer: done,
    handle: async (ctx, { body, headers }) => {
      await caller(ctx).resetPassword(
        asInput({
          token: headers['access-token'],
          password: body.password,
          passwordConfirmation: body.password_confirmation,
        }),
      );
      return { success: true as const };
    },
  }),
  restRow({
    method: 'GET',
    path: '/users/check',
    summary: 'Whether an e-mail address has an account',
    tag,
    query: z.object({ email: text }),
    answer: z.object({ email: z.string(), exists: z.boolean() }),
    handle: (ctx, { query }) => caller(ctx).checkEmail(asInput({ email: query.email })),
  }),
  restRow({
    method: 'GET',
    path: '/users/current-user',
    summary: 'Who is signed in',
    tag,
    answer: z.object({ data: user }),
    handle: async (ctx) => {
      const view = await caller(ctx).viewer();
      if (view === null) throw unauthenticated();
      const [card] = await caller(ctx).savedCards();
      return { data: { ...toRest(ctx, view), payment_card: card === undefined ? null : { last4: card.last4 } } };
    },
  }),
  restRow({
    method: 'PATCH',
    path: '/users/current-user',
    summary:
      'Change the profile, with user[attachment_attributes][file] of a multipart body the picture, with both passwords the password; a new e-mail address is answered with the headers that name it',
    tag,
    body: profileBody,
    multipart: true,
    answer: z.object({ data: user }),
    handle: (given, { body, files, headers }) =>
      inOneTransaction(given, async (ctx) => {
        if (ctx.viewer.kind !== 'user') throw unauthenticated();
        const { user: wanted = {} } = body;
        let view = await caller(ctx).updateProfile(
          asInput({
            email: wanted.email,
            firstName: wanted.first_name,
            lastName: wanted.last_name,
            phoneNumber: wanted.phone_number,
            language: wanted.language,
            countryOfResidence: wanted.country_of_residence,
          }),
        );
        const picture = files['user[attachment_attributes][file]'];
        if (picture !== undefined) view = await updateAvatar({ ...ctx, user: ctx.viewer.user }, picture);
        if (wanted.password && wanted.password_confirmation) await changePassword(ctx, wanted);
        // The session goes on under the new address.
        const { user: before, sessionSecret: secret } = ctx.viewer;
        if (view.email !== before.email) ctx.credentials.signIn({ secret, client: headers.client ?? '' }, view.email);
        return { data: toRest(ctx, view) };
      }),
  }),
  restRow({
    method: 'PATCH',
    path: '/users/current-user/update_password',
    summary: 'Change the password; other sessions end',
    tag,
    body: passwordBody,
    answer: done,
    handle: async (ctx, { body }) => {
      await changePassword(ctx, body.user ?? {});
      return { success: true as const };
    },
  }),
  restRow({
    method: 'GET',
    path: '/companies/current',
    summary: 'The company of the person signed in',
    tag,
    answer: z.object({ company: company.nullable() }),
    handle: async (ctx) => {
      const found = await caller(ctx).company();
      return { company: found === null ? null : companyToRest(ctx, found) };
    },
  }),
  companyRow('POST', '/companies', 'Add the company'),
  companyRow('PUT', '/companies/current', 'Change the company'),
];
