import { languageOf } from '#shared/messages/text.ts';
import { isWithinLimit, limitRate } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { sendAccountMail } from './send-account-mail.job.ts';
import { hashPassword, requireSamePassword } from './passwords.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly passwordConfirmation?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}

/** How often an address that is known is written to, wherever it is typed. */
const knownMails = { name: 'sign-up-known', hits: 1, perSeconds: 3600 } as const;

/** A person without a password booked as a guest: the link lets them claim the account instead. */
function mailFor(user: User, isNew: boolean) {
  if (user.closedAt) return 'accountClosed' as const;
  if (isNew) return 'activation' as const;
  return (user.passwordHash ?? null) === null ? ('passwordReset' as const) : ('alreadyRegistered' as const);
}

/**
 * Adds a customer and mails the activation link. The answer is the same for an address that is known already: its
 * owner gets a mail that says so, or with which a guest claims the account, once an hour, and nothing of the account changes. No one is
 * signed in by it: what a known address could not be handed is handed to none.
 * @throws AppError 422 for a bad password, 429 after too many attempts.
 */
export async function signUp(ctx: RequestContext, input: SignUpInput): Promise<void> {
  requireSamePassword(input);
  await limitRate(ctx, { name: 'sign-up', hits: 10, perSeconds: 3600 }, ctx.ip);
  const { deps } = ctx;
  const email = input.email.trim().toLowerCase();
  const passwordHash = await hashPassword(deps, { ...input, email }, input.password);
  const now = deps.clock.now();
  await ctx.em.transactional(async (em) => {
    const added = await sqlRows<{ id: string }>(
      em,
      `insert into users (id, email, password_hash, first_name, last_name, phone_number, country_of_residence, language, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, 'CA', $7, $8, $9) on conflict (email) do nothing returning id`,
      [
        newId(),
        email,
        passwordHash,
        input.firstName,
        input.lastName,
        input.phoneNumber,
        languageOf(ctx.locale),
        now.toString(),
        now.toString(),
      ],
    );
    const user = await em.findOneOrFail(User, { email });
    const isNew = added.length > 0;
    if (isNew || (await isWithinLimit(ctx, knownMails, email)))
      await deps.jobs.enqueue(em, sendAccountMail, { userId: user.id, kind: mailFor(user, isNew) });
  });
}
