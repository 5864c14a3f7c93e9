import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { newId } from '#server/platform/ids.ts';
import { confirmFirst, forbidden, proveAgain } from '#server/platform/errors/common.errors.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { SessionUser, Viewer } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from '../accounts.entity.ts';
import { secondFactorRequired, secondFactorSet } from '../accounts.errors.ts';
import { endAccess } from '../end-access.ts';
import { tellOfChange } from '../send-account-mail.job.ts';
import { checkCode, hasSecondFactor } from './check-code.ts';
import { provePassword } from './prove.ts';
import { removeFactor, replaceRecoveryCodes } from './recovery-codes.ts';
import { totpOf } from './totp.ts';

type Own = RequestContext & { readonly user: SessionUser };

const secretOf = (viewer: Viewer): string => {
  if (viewer.kind !== 'user' || viewer.restSession !== null) throw forbidden();
  return viewer.sessionSecret;
};

/** What a person has set up. */
export async function secondFactorOf({ deps: { db }, user }: Own) {
  const [row] = await db.query<{ confirmed_at: Date | null; codes_left: number; has_password: boolean }>(
    `select f.confirmed_at, u.password_hash is not null as has_password,
       (select count(*)::int from recovery_codes c where c.user_id = u.id and c.used_at is null) as codes_left
     from users u left join second_factors f on f.user_id = u.id where u.id = $1`,
    [user.id],
  );
  return {
    setAt: row?.confirmed_at ? isoOfDate(row.confirmed_at) : null,
    codesLeft: row?.codes_left ?? 0,
    isRequired: user.adminRole !== null,
    hasPassword: row?.has_password ?? false,
  };
}

/**
 * Offers a new app its secret. Nothing changes before its first code.
 * @throws AppError 403 when no one has proven lately who they are, 409 when there is a second factor already, and before
 * the address is confirmed.
 */
export async function beginSecondFactor(ctx: Own) {
  const { deps, user, viewer } = ctx;
  if (!(await deps.sessions.isProven(secretOf(viewer)))) throw proveAgain();
  // Else who has typed a person's address would lock its owner out.
  if (!user.confirmed) throw confirmFirst();
  if (await hasSecondFactor(deps, user.id)) throw secondFactorSet();
  const version = newId();
  await deps.db.query(
    `insert into second_factors (user_id, version, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set version = excluded.version, last_step = 0
     where second_factors.confirmed_at is null`,
    [user.id, version, deps.clock.now().toString()],
  );
  const totp = totpOf(deps, { userId: user.id, version }, user.email);
  return { address: totp.toString(), secret: totp.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 ') };
}

/**
 * Sets the app up by its first code; every other session of the person ends.
 * @returns ten recovery codes, which are shown this once
 * @throws AppError 422 for a wrong code, 429 after five, 409 when there is a second factor already.
 */
export async function confirmSecondFactor(ctx: Own, code: string) {
  const { deps, user, viewer } = ctx;
  const secret = secretOf(viewer);
  if (await hasSecondFactor(deps, user.id)) throw secondFactorSet();
  await checkCode(deps, user.id, code, 'unconfirmed');
  const codes = await inTransaction(deps, async (em) => {
    const set = await sqlRows(
      em,
      'update second_factors set confirmed_at = $2 where user_id = $1 and confirmed_at is null returning user_id',
      [user.id, deps.clock.now().toString()],
    );
    if (set.length === 0) throw secondFactorSet();
    await endAccess(em, { userId: user.id, now: deps.clock.now(), keep: viewer });
    await tellOfChange(deps, em, user, 'secondFactorSet');
    return replaceRecoveryCodes(deps, em, user.id);
  });
  await deps.sessions.passSecondFactor(secret);
  return { codes };
}

/**
 * New recovery codes in place of the old ones; whatever opened the account besides this session ends, and the person is
 * written to.
 * @throws AppError 403 where the second factor was not given in the last 15 minutes: the password is not enough.
 */
export async function renewRecoveryCodes({ deps, user, viewer }: Own) {
  const secret = secretOf(viewer);
  if (!(await hasSecondFactor(deps, user.id))) throw forbidden();
  if (!(await deps.sessions.isFactorFresh(secret))) throw proveAgain();
  const codes = await inTransaction(deps, async (em) => {
    await endAccess(em, { userId: user.id, now: deps.clock.now(), keep: viewer });
    await tellOfChange(deps, em, user, 'recoveryCodesRenewed');
    return replaceRecoveryCodes(deps, em, user.id);
  });
  return { codes };
}

/**
 * Takes the second factor away; whatever opened the account besides this session ends.
 * @throws AppError 422 for administrators, who can't do without, for a wrong password and for a wrong code.
 */
export async function endSecondFactor(ctx: Own, input: { readonly password: string; readonly code: string }) {
  const { deps, user, viewer } = ctx;
  if (user.adminRole !== null) throw secondFactorRequired();
  const { passwordHash } = await ctx.em.findOneOrFail(User, { id: user.id });
  // Who signs in with Google has no password to prove.
  if (passwordHash) await provePassword(ctx, user.id, passwordHash, input.password);
  await checkCode(deps, user.id, input.code);
  await inTransaction(deps, async (em) => {
    await removeFactor(em, user.id);
    await endAccess(em, { userId: user.id, now: deps.clock.now(), keep: viewer });
    await tellOfChange(deps, em, user, 'secondFactorEnded');
  });
}
