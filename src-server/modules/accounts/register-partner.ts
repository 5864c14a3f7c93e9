import { LockMode } from '@mikro-orm/core';
import { languageOf } from '#shared/messages/text.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/ids.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { emailTaken } from './accounts.errors.ts';
import { hashPassword, requireSamePassword } from './passwords.ts';
import { sendAccountMail } from './send-account-mail.job.ts';
import { signIn, startSession } from './sign-in.ts';
import type { GivenProof } from './second-factor/strongest-proof.ts';
import { updateProfile } from './update-profile.ts';
import { viewerOfUser } from './viewer.view.ts';

export interface PartnerContact {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 3166. */
  readonly countryOfResidence: string;
  readonly email: string;
  readonly phoneNumber: string;
}

export interface RegisterPartnerInput extends PartnerContact {
  readonly password: string;
  readonly passwordConfirmation?: string | undefined;
}

/** Makes a person a partner who joins, unless they are one already. */
async function upgrade(ctx: RequestContext, em: EntityManager, userId: string): Promise<User> {
  const user = await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!user.isPartner) {
    user.isPartner = true;
    user.partnerOnboardingStep = 1;
    user.updatedAt = ctx.deps.clock.now();
  }
  return user;
}

/**
 * Signs a shop's owner up: a new person with the mail that confirms the address, or a person known who proves their
 * password and is a partner from then on. Either is signed in; nothing of them is public until the address is confirmed.
 * Sent twice, it does nothing more.
 * @throws AppError 422 for a bad password, and 'Email already exists, please login' for an address of another person, also
 *   of a guest, whose bookings it would open; 429 after too many attempts.
 */
export async function registerPartner(ctx: RequestContext, input: RegisterPartnerInput) {
  requireSamePassword(input);
  await limitRate(ctx, { name: 'sign-up', hits: 10, perSeconds: 3600 }, ctx.ip);
  const email = input.email.trim().toLowerCase();
  const passwordHash = await hashPassword(ctx.deps, { ...input, email }, input.password);
  const now = ctx.deps.clock.now().toString();
  const added = await ctx.em.transactional(async (em) => {
    const [row] = await sqlRows<{ id: string }>(
      em,
      `insert into users (id, email, password_hash, first_name, last_name, phone_number, country_of_residence, language,
         is_partner, partner_onboarding_step, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, true, 1, $9, $9) on conflict (email) do nothing returning id`,
      [
        newId(),
        email,
        passwordHash,
        input.firstName,
        input.lastName,
        input.phoneNumber,
        input.countryOfResidence,
        languageOf(ctx.locale),
        now,
      ],
    );
    if (row === undefined) return null;
    await ctx.deps.jobs.enqueue(em, sendAccountMail, { userId: row.id, kind: 'activation' });
    return em.findOneOrFail(User, { id: row.id });
  });
  if (added !== null) return startSession(ctx, added);
  const { id } = await prove(ctx, email, input.password);
  return ctx.em.transactional(async (em) => {
    const user = await upgrade(ctx, em, id);
    return viewerOfUser(user);
  });
}

/** Signs in who knows the password; any other caller is informed that the address is taken. */
const prove = (ctx: RequestContext, email: string, password: string) =>
  signIn(ctx, { email, password }).catch((error: unknown) => {
    throw error instanceof AppError && error.key === 'wrongCredentials' ? emailTaken() : error;
  });

/**
 * Saves how a person signed in is reached, and makes a customer a partner.
 * @throws AppError 422 for a taken e-mail address, or a new one without the password.
 */
export async function savePartnerContact(
  ctx: RequestContext & { readonly user: SessionUser },
  input: PartnerContact & GivenProof,
) {
  await updateProfile(ctx, input);
  return ctx.em.transactional(async (em) => viewerOfUser(await upgrade(ctx, em, ctx.user.id)));
}
