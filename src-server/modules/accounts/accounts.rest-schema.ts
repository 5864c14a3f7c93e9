import { z } from 'zod';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { restCallerOf } from '#server/platform/trpc/trpc.ts';
import { accountsRouter } from './accounts.router.ts';

export const caller = restCallerOf(accountsRouter);

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

type UserView = NonNullable<Awaited<ReturnType<ReturnType<typeof caller>['viewer']>>>;
type CompanyView = NonNullable<Awaited<ReturnType<ReturnType<typeof caller>['company']>>>;

/** Somebody's account under the documented names. */
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
  ctx.em.transactional((em) => work({ ...ctx, em }));
