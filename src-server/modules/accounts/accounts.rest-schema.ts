import { z } from 'zod';
import { joining } from '#server/platform/db/transaction.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { accountsRouter } from './accounts.router.ts';

export const caller = createCallerFactory(accountsRouter);

export const user = z
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
    uid: z.string().meta({ description: 'The address, as a session is named by it' }),
    provider: z.literal('email'),
    payment_card: z
      .object({ last4: z.string() })
      .nullable()
      .optional()
      .meta({ description: 'The card that is kept; left out where the card provider does not answer' }),
  })
  .meta({ id: 'User' });

export const company = z
  .object({ id: z.string(), name: z.string(), email: z.string(), logo: z.string().nullable() })
  .meta({ id: 'Company' });

/** A sign-up tells no number: with an address that was known it would be an invented one. */
export const signedUpUser = user.omit({ payment_card: true }).extend({ id: z.null() }).meta({ id: 'SignedUpUser' });

/** A change that was made, with whose account it is and the sentence for them. */
export const passwordSet = z
  .object({
    success: z.literal(true),
    data: user.optional().meta({ description: 'Left out for who has a second factor, which no link gives' }),
    message: z.string(),
  })
  .meta({ id: 'PasswordSet' });

/** What was asked for is on its way where it can be; the sentence tells nothing of the address. */
export const asked = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Asked' });

type UserView = NonNullable<Awaited<ReturnType<ReturnType<typeof caller>['viewer']>>>;
type CompanyView = NonNullable<Awaited<ReturnType<ReturnType<typeof caller>['company']>>>;

/** A person's account under the documented names. */
export const userToRest = ({ deps }: RequestContext, view: UserView): z.output<typeof user> => ({
  id: view.id,
  email: view.email,
  first_name: view.firstName,
  last_name: view.lastName,
  phone_number: view.phoneNumber,
  country_of_residence: view.countryOfResidence,
  language: view.language,
  avatar: view.avatarUrl === null ? null : `${deps.config.siteUrl}${view.avatarUrl}`,
  partner: view.isPartner,
  confirmed: view.isConfirmed,
  uid: view.email,
  provider: 'email',
});

/** A company under the documented names. */
export const companyToRest = ({ deps }: RequestContext, view: CompanyView): z.output<typeof company> => ({
  id: view.id,
  name: view.name,
  email: view.email,
  logo: view.logoUrl === null ? null : `${deps.config.siteUrl}${view.logoUrl}`,
});

/** What one call changes is changed as a whole or not at all. */
export const inOneTransaction = <Result>(ctx: RequestContext, work: (ctx: RequestContext) => Promise<Result>) =>
  ctx.em.transactional((em) => work({ ...ctx, em, deps: joining(ctx.deps, em) }));
