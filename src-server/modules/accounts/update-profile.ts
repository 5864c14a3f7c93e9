import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Language } from '#shared/messages/text.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { cropPicture, keepPicture, type KeptPicture, storePicture } from '#server/platform/files/store-picture.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { Company, User } from './accounts.entity.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { userEmailChanged } from './accounts.events.ts';
import { emailTaken, lastNameMissing } from './accounts.errors.ts';
import { newId } from '#server/platform/ids.ts';
import { endAccess } from './end-access.ts';
import { neededProof, requireStrongestProof } from './second-factor/strongest-proof.ts';
import { sendAccountMail } from './send-account-mail.job.ts';
import { viewerOfUser } from './viewer.view.ts';

type UserContext = RequestContext & { readonly user: SessionUser };

export interface ProfileInput {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly language?: Language | undefined;
  readonly countryOfResidence?: string | undefined;
  /** Needed for a new e-mail address by who has a password. */
  readonly currentPassword?: string | undefined;
  /** Of the second factor: needed for a new e-mail address by who has one. */
  readonly code?: string | undefined;
}

const AVATAR = { width: 256, height: 256 };
const LOGO = { width: 512, height: 512 };

/**
 * Changes what is given. A new e-mail address takes the strongest proof that the account has; it is unconfirmed until its
 * link is used, what opened the account besides stops, and the old one is informed.
 * @throws AppError 422 without that proof and when the address belongs to another account, or a partner's last
 * name is left out, 429 after too many tries.
 */
export async function updateProfile(ctx: UserContext, input: ProfileInput) {
  const user = await ctx.em.findOneOrFail(User, { id: ctx.user.id });
  if (user.isPartner && input.lastName === '') throw lastNameMissing();
  const email = input.email?.trim().toLowerCase();
  const oldEmail = user.email;
  if (email !== undefined && email !== oldEmail) await requireStrongestProof(ctx, user, input);
  try {
    await ctx.em.transactional(async (em) => {
      if (input.firstName !== undefined) user.firstName = input.firstName;
      if (input.lastName !== undefined) user.lastName = input.lastName;
      if (input.phoneNumber !== undefined) user.phoneNumber = input.phoneNumber || null;
      if (input.language !== undefined) user.language = input.language;
      if (input.countryOfResidence !== undefined) user.countryOfResidence = input.countryOfResidence;
      if (email !== undefined && email !== user.email) {
        user.email = email;
        user.confirmedAt = null;
        await ctx.deps.events.publish(em, userEmailChanged, { userId: user.id });
        await endAccess(em, { userId: user.id, now: ctx.deps.clock.now(), keep: ctx.viewer });
        await ctx.deps.jobs.enqueue(em, sendAccountMail, { userId: user.id, kind: 'activation' });
        await ctx.deps.jobs.enqueue(em, sendAccountMail, { userId: user.id, kind: 'emailChanged', to: oldEmail });
      }
      user.updatedAt = ctx.deps.clock.now();
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw emailTaken();
    throw error;
  }
  return viewerOfUser(user, ctx.user.role);
}

/** What a new e-mail address takes from the person; see `neededProof`. */
export const proofForChange = async (ctx: UserContext) =>
  neededProof(ctx, await ctx.em.findOneOrFail(User, { id: ctx.user.id }));

type PictureDeps = Pick<RequestContext['deps'], 'files'>;

/** Keeps a picture of a person, cropped to a square and encoded anew, before a transaction. @throws AppError 422 for what is no picture. */
export const keepAvatar = async (deps: PictureDeps, bytes: Buffer): Promise<KeptPicture> =>
  keepPicture(deps, await cropPicture(bytes, AVATAR));

/** The same of a company. */
export const keepLogo = async (deps: PictureDeps, bytes: Buffer): Promise<KeptPicture> =>
  keepPicture(deps, await cropPicture(bytes, LOGO));

/** Replaces the person's picture. */
export async function updateAvatar(ctx: UserContext, picture: KeptPicture) {
  const user = await ctx.em.findOneOrFail(User, { id: ctx.user.id });
  const fileId = storePicture(ctx.em, ctx.deps.clock, picture);
  await ctx.em.flush();
  user.avatarFileId = fileId;
  user.updatedAt = ctx.deps.clock.now();
  await ctx.em.flush();
  return viewerOfUser(user, ctx.user.role);
}

const companyView = (company: { id: string; name: string; email: string; logoFileId?: string | null }) => ({
  id: company.id,
  name: company.name,
  email: company.email,
  logoUrl: company.logoFileId === null || company.logoFileId === undefined ? null : `/files/${company.logoFileId}`,
});

/** The person's company, or `null`. */
export async function findCompany(ctx: UserContext) {
  const company = await ctx.em.findOne(Company, { userId: ctx.user.id });
  return company === null ? null : companyView(company);
}

/** Replaces the picture of the person's company. @throws AppError 404 without a company. */
export async function updateLogo(ctx: UserContext, picture: KeptPicture) {
  const company = await ctx.em.findOne(Company, { userId: ctx.user.id });
  if (company === null) throw notFound();
  const logoFileId = storePicture(ctx.em, ctx.deps.clock, picture);
  await ctx.em.flush();
  company.logoFileId = logoFileId;
  company.updatedAt = ctx.deps.clock.now();
  await ctx.em.flush();
  return companyView(company);
}

/** Adds or changes the person's company. */
export async function saveCompany(ctx: UserContext, input: { readonly name: string; readonly email: string }) {
  const [name, email] = [input.name, input.email.toLowerCase()];
  // Added twice at once it is one.
  const saved = await sqlRows<{ id: string; logo_file_id: string | null }>(
    ctx.em,
    `insert into companies (id, user_id, name, email, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (user_id) do update set name = excluded.name, email = excluded.email, updated_at = excluded.updated_at
     returning id, logo_file_id`,
    [newId(), ctx.user.id, name, email, ctx.deps.clock.now().toString()],
  );
  return companyView({ id: saved[0]?.id ?? '', name, email, logoFileId: saved[0]?.logo_file_id ?? null });
}
