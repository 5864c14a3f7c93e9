import { z } from 'zod';
import { restRow, unchecked } from '#server/platform/rest/rest-row.ts';
import { done, optionalText } from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { keepAvatar, keepLogo } from './update-profile.ts';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import { nothingToChange } from './accounts.errors.ts';
import { setPasswordByLink } from './reset-link.rest.ts';
import { requireCurrentPassword } from './change-password.ts';
import { caller, company, companyToRest, inOneTransaction, user, userToRest } from './accounts.rest-schema.ts';

const tag = 'Accounts';

const passwords = {
  current_password: optionalText,
  password: optionalText,
  password_confirmation: optionalText,
  /** Of the second factor, where the account has one. */
  otp_attempt: optionalText,
};
/** As a refusal names what the second factor lacks. */
const fields = { code: 'otp_attempt' };

export const profile = z.object({
  email: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  phone_number: optionalText,
  language: optionalText,
  country_of_residence: optionalText,
  ...passwords,
});
type Profile = z.output<typeof profile>;

/** Changes the password of the person signed in, who proves the current one. */
export const changePassword = (ctx: RequestContext, given: Pick<Profile, keyof typeof passwords>) =>
  caller(ctx).changePassword(
    unchecked({
      currentPassword: given.current_password,
      code: given.otp_attempt,
      password: given.password,
      passwordConfirmation: given.password_confirmation,
    }),
  );

/** Every password that is sent is used or refused by its name: a change by halves would look like one that was made. */
async function changeByPasswords(ctx: RequestContext, wanted: Profile): Promise<void> {
  if (wanted.password !== undefined || wanted.password_confirmation !== undefined) await changePassword(ctx, wanted);
  else if (wanted.current_password !== undefined && ctx.viewer.kind === 'user')
    await requireCurrentPassword(ctx, ctx.viewer.user.id, wanted.current_password);
}

/** Changes what is given of the profile, the picture and, by the current one, the password. */
export async function changeProfile(given: RequestContext, wanted: Profile, bytes: Buffer | undefined) {
  const picture = bytes && (await keepAvatar(given.deps, bytes));
  return inOneTransaction(given, async (ctx) => {
    let view = await caller(ctx).updateProfile(
      unchecked({
        email: wanted.email,
        firstName: wanted.first_name,
        lastName: wanted.last_name,
        phoneNumber: wanted.phone_number,
        language: wanted.language,
        countryOfResidence: wanted.country_of_residence,
        currentPassword: wanted.current_password,
        code: wanted.otp_attempt,
      }),
    );
    if (picture !== undefined) view = await caller(ctx).setAvatar({ picture });
    // Last, because a new address takes the same current password.
    await changeByPasswords(ctx, wanted);
    nameSessionAnew(ctx, view.email);
    return userToRest(ctx, view);
  });
}

/** After a change of address the session goes on under the new one, which the client has to name from then on. */
function nameSessionAnew({ viewer, credentials }: RequestContext, email: string): void {
  if (viewer.kind !== 'user' || viewer.restSession === null || viewer.user.email === email) return;
  credentials.signIn({ secret: viewer.sessionSecret, ...viewer.restSession }, email);
}

const LOGO = 'company[logo_attributes][file]';

const companyRow = (method: 'POST' | 'PUT', path: string, title: string, summary: string) =>
  restRow({
    method,
    path,
    title,
    summary,
    tag,
    whose: 'self',
    body: z.object({ company: z.object({ name: optionalText, email: optionalText }) }),
    uploads: [LOGO],
    answer: company,
    handle: async (given, { body, files }) => {
      const logo = files[LOGO];
      const picture = logo && (await keepLogo(given.deps, logo));
      return inOneTransaction(given, async (ctx) => {
        const saved = await caller(ctx).saveCompany(unchecked(body.company));
        return companyToRest(ctx, picture === undefined ? saved : await caller(ctx).setLogo({ picture }));
      });
    },
  });

const isGiven = (value: unknown): boolean => value !== undefined;

/** What a link of a new password sets is the password: anything besides takes a session. */
const isPasswordOnly = (given: Profile): boolean =>
  given.password !== undefined &&
  Object.entries(given).every(([name, value]) => Object.hasOwn(passwords, name) || !isGiven(value));

const changeAccount = (method: 'PUT' | 'PATCH') =>
  restRow({
    method,
    path: '/auth',
    title: method === 'PUT' ? 'Change the account' : 'Change parts of the account',
    summary:
      'Change the profile, and by the current password the password, as clients of devise_token_auth do; by the names of a mailed link the password alone',
    tag,
    whose: 'key',
    body: profile,
    fields,
    answer: z.object({ status: z.literal('success'), data: user.optional() }),
    handle: async (ctx, { body }) => {
      if (ctx.viewer.kind !== 'user') {
        if (!isPasswordOnly(body)) throw unauthenticated();
        const data = await setPasswordByLink(ctx, body);
        return { status: 'success', ...(data === null ? {} : { data }) };
      }
      if (!Object.values({ ...body, otp_attempt: undefined }).some(isGiven)) throw nothingToChange();
      return { status: 'success', data: await changeProfile(ctx, body, undefined) };
    },
  });

export const profileRows = [
  changeAccount('PUT'),
  changeAccount('PATCH'),
  restRow({
    method: 'PATCH',
    path: '/users/current-user/update_password',
    title: 'Change the password',
    summary: 'Change the password; other sessions end',
    tag,
    whose: 'self',
    body: z.object({ user: z.object(passwords).optional() }),
    fields,
    answer: done,
    handle: async (ctx, { body }) => {
      await changePassword(ctx, body.user ?? {});
      return { success: true };
    },
  }),
  restRow({
    method: 'GET',
    path: '/companies/current',
    title: 'Your company',
    summary: 'The company of the person signed in',
    tag,
    whose: 'self',
    answer: z.object({ company: company.nullable() }),
    handle: async (ctx) => {
      const found = await caller(ctx).company();
      return { company: found === null ? null : companyToRest(ctx, found) };
    },
  }),
  companyRow('POST', '/companies', 'Add a company', 'Add the company'),
  companyRow('PUT', '/companies/current', 'Change the company', 'Change the company'),
];
