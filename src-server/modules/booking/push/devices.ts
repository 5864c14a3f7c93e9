import type { z } from 'zod/mini';
import type { PushKind, subscribePushSchema } from '#shared/booking/push-schema.ts';
import { languageOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { GuardedFetchError, readTarget, resolveTarget, targetGuard } from '#server/platform/http/target-guard.ts';
import { newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { pushAddressRefused } from '../booking.errors.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';

/** So many devices of a person are kept; the newest stay. */
const MAX_DEVICES = 20;

/** Who receives the messages: the traveller of an order that the caller may open, else the person's who is signed in. */
export async function personOf(ctx: RequestContext, bookingId: string | undefined): Promise<string> {
  if (bookingId !== undefined) {
    await requireOrderAccess(ctx, bookingId);
    const [row] = await ctx.deps.db.query<{ user_id: string }>('select user_id from bookings where id = $1', [
      bookingId,
    ]);
    if (row !== undefined) return row.user_id;
  }
  if (ctx.viewer.kind !== 'user') throw unauthenticated();
  return ctx.viewer.user.id;
}

/** A push service is a host on the public internet. @throws AppError 422 for any other. */
async function requireOutside(deps: Pick<Deps, 'config'>, endpoint: string): Promise<void> {
  const guard = targetGuard(deps.config);
  try {
    const url = readTarget(endpoint, guard);
    if (!deps.config.allowsPrivateTargets) await resolveTarget(url, guard);
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    throw pushAddressRefused();
  }
}

/**
 * Keeps a device, in the caller's language; one that is known keeps what was switched off on it, and is the person's who
 * has it now. @throws AppError 401 and 404 as `personOf`; 422 for an address that is not to be reached.
 */
export async function subscribeDevice(
  ctx: RequestContext,
  { endpoint, p256dh, auth, bookingId }: z.output<typeof subscribePushSchema>,
): Promise<void> {
  const { deps } = ctx;
  await limitRate(ctx, { name: 'push', hits: 30, perSeconds: 600 }, ctx.ip);
  const userId = await personOf(ctx, bookingId);
  await requireOutside(deps, endpoint);
  await deps.db.query(
    `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, language, kinds_off, created_at)
     values ($1, $2, $3, $4, $5, $6, '{}', $7)
     on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
       language = excluded.language, created_at = excluded.created_at`,
    [newId(), userId, endpoint, p256dh, auth, languageOf(ctx.locale), deps.clock.now().toString()],
  );
  await deps.db.query(
    `delete from push_subscriptions where id in
       (select id from push_subscriptions where user_id = $1 order by created_at desc, id desc offset ${MAX_DEVICES})`,
    [userId],
  );
}

/** What is switched off on a device; `null` for one that is not known. */
export async function deviceOf({ db }: Pick<Deps, 'db'>, endpoint: string): Promise<{ off: PushKind[] } | null> {
  const [row] = await db.query<{ kinds_off: PushKind[] }>(
    'select kinds_off from push_subscriptions where endpoint = $1',
    [endpoint],
  );
  return row === undefined ? null : { off: row.kinds_off };
}

/** Switches kinds off, and the others on. */
export async function setKinds(
  deps: Pick<Deps, 'db'>,
  { endpoint, off }: { readonly endpoint: string; readonly off: readonly PushKind[] },
): Promise<{ off: PushKind[] } | null> {
  await deps.db.query('update push_subscriptions set kinds_off = $2::text[] where endpoint = $1', [endpoint, [...off]]);
  return deviceOf(deps, endpoint);
}

export async function forgetDevice({ db }: Pick<Deps, 'db'>, endpoint: string): Promise<void> {
  await db.query('delete from push_subscriptions where endpoint = $1', [endpoint]);
}
