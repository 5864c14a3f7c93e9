import { hashSecret, derivedKey, isSameSecret } from '#server/platform/sessions/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { isId } from '#server/platform/ids.ts';
import { orderNotFound } from '../booking.errors.ts';

/** The unguessable part of a mail's link: whoever has it opens this order and no other. */
export const orderKey = ({ config }: Pick<Deps, 'config'>, bookingId: string): string =>
  derivedKey(config.appSecret, 'order', bookingId);

export const isOrderKey = (deps: Pick<Deps, 'config'>, bookingId: string, key: string): boolean =>
  isId(bookingId) && isSameSecret(key, orderKey(deps, bookingId));

/** Lets the asker's guest session open orders, in a new session where they have none. */
async function openToGuest(ctx: RequestContext, bookingIds: readonly string[], email: string): Promise<void> {
  const { deps, viewer } = ctx;
  const kept = viewer.kind === 'service' ? null : viewer.guestSessionId;
  const secret = kept === null ? await deps.sessions.startGuest() : null;
  await deps.db.query(
    `insert into guest_session_bookings (guest_session_id, booking_id)
     select $1, unnest($2::uuid[]) on conflict do nothing`,
    [kept ?? hashSecret(secret ?? ''), bookingIds],
  );
  if (secret !== null) ctx.credentials.openGuest(secret, email);
}

/** Lets whoever placed a booking without an account open it. */
export const openOrderToGuest = (ctx: RequestContext, bookingId: string, email: string): Promise<void> =>
  openToGuest(ctx, [bookingId], email);

interface OrderRow {
  readonly user_id: string;
  readonly guests: readonly string[];
}

/** What every use case asks first. @throws AppError 404 for an unknown order and somebody else's, 401 when a session has ended. */
export async function requireOrderAccess(ctx: RequestContext, bookingId: string): Promise<void> {
  if (await mayOpenOrder(ctx, bookingId)) return;
  const { viewer } = ctx;
  throw isId(bookingId) && viewer.kind === 'visitor' && viewer.sessionEnded ? unauthenticated() : orderNotFound();
}

/** Whether the order exists and is the asker's to open; the offer of another place is none until it is taken. */
export async function mayOpenOrder({ deps, viewer }: RequestContext, bookingId: string): Promise<boolean> {
  if (!isId(bookingId)) return false;
  const [row] = await deps.db.query<OrderRow>(
    `select user_id, array(select g.guest_session_id from guest_session_bookings g join bookings v on v.id = g.booking_id
       where v.order_id = b.order_id) as guests
     from bookings b where b.id = $1 and (b.offered_at is null or b.confirmed_at is not null)`,
    [bookingId],
  );
  return row !== undefined && isAllowed(row, viewer);
}

function isAllowed({ user_id, guests }: OrderRow, viewer: RequestContext['viewer']): boolean {
  if (viewer.kind === 'service') return viewer.role === 'admin';
  if (viewer.kind === 'user' && (viewer.user.id === user_id || viewer.user.role === 'admin')) return true;
  return viewer.guestSessionId !== null && guests.includes(viewer.guestSessionId);
}

/**
 * Opens an order by its mail's link, for this browser or REST client from now on.
 * @throws AppError 404 for a wrong key.
 */
export async function openOrderByKey(ctx: RequestContext, bookingId: string, key: string): Promise<void> {
  if (!isOrderKey(ctx.deps, bookingId, key)) throw orderNotFound();
  await openOrderWithLater(ctx, bookingId);
}

/** Opens an order and what took its place. @throws AppError 404 for an unknown one. */
export async function openOrderWithLater(ctx: RequestContext, bookingId: string): Promise<void> {
  const found = await ctx.deps.db.query<{ id: string; email: string }>(
    `select v.id, v.email from bookings b join bookings v on v.order_id = b.order_id
     where b.id = $1 order by v.id = $1 desc, v.version`,
    [bookingId],
  );
  const [first] = found;
  if (first === undefined) throw orderNotFound();
  await openToGuest(
    ctx,
    found.map(({ id }) => id),
    first.email,
  );
}

/** Within one call a visitor may go on with the session that booking gave them. */
export function withOwnSession(ctx: RequestContext): RequestContext {
  if (ctx.viewer.kind !== 'visitor') return ctx;
  let viewer: RequestContext['viewer'] = ctx.viewer;
  return {
    ...ctx,
    get viewer() {
      return viewer;
    },
    credentials: {
      ...ctx.credentials,
      openGuest: (secret, email) => {
        ctx.credentials.openGuest(secret, email);
        viewer = { kind: 'visitor', guestSessionId: hashSecret(secret) };
      },
    },
  };
}
