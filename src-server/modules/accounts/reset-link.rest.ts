import type { z } from 'zod';
import { AppError } from '#server/platform/errors/app-error.ts';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import { unchecked } from '#server/platform/rest/rest-row.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';
import { caller, type user, userToRest } from './accounts.rest-schema.ts';
import { linkByNames } from './reset-link.ts';
import { viewerOfUser } from './viewer.view.ts';

/**
 * Who holds the link of a new password, by the names that it handed on; the answer names them again.
 * @returns `null` where the names are of no live link, and for who has a second factor: a mailbox is not enough for them.
 */
export async function personOfLink(ctx: RequestContext) {
  const link = await linkByNames(ctx);
  if (link === null || link.hasFactor) return null;
  ctx.credentials.signIn({ secret: link.token, client: link.client, goodUntil: link.goodUntil }, link.user.email);
  return viewerOfUser(link.user);
}

/**
 * Sets the one new password that a mailed link is good for, by the names that it handed on.
 * @returns whose it is now; `null` for who has a second factor.
 * @throws AppError 401 for missing, unknown and used names alike, 422 for a bad password, after which the link stays good.
 */
export async function setPasswordByLink(
  ctx: RequestContext,
  given: { readonly password?: string | undefined; readonly password_confirmation?: string | undefined },
): Promise<z.output<typeof user> | null> {
  const link = await linkByNames(ctx);
  if (link === null) throw unauthenticated();
  const { token, client, user: person, hasFactor } = link;
  const passwords = { password: given.password, passwordConfirmation: given.password_confirmation };
  await caller(ctx)
    .resetPassword(unchecked({ token, client, uid: person.email, ...passwords }))
    .catch((error: unknown) => {
      // Used by another call since it was looked at.
      const { cause } = error as Error;
      throw cause instanceof AppError && cause.key === 'tokenInvalid' ? unauthenticated() : error;
    });
  if (hasFactor) return null;
  return userToRest(ctx, viewerOfUser(await ctx.em.findOneOrFail(User, { id: person.id }, { refresh: true })));
}
