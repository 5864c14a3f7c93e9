import { hashSecret, derivedKey, isSameSecret } from '#server/platform/sessions/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { isId } from '#server/platform/ids.ts';
import { orderLinkNeeded, orderNotFound } from '../booking.errors.ts';

/** The unguessable part of a mail's link: its holder opens this order and no other. */
export const orderKey = ({ config }: Pick<Deps, 'config'>, bookingId: string): string =>
  derivedKey(config.appSecret, 'order', bookingId);

export const isOrderKey = (deps: Pick<Deps, 'config'>, bookingId: string, key: string): boolean =>
  isId(bookingId) && isSameSecret(key, orderKey(deps, bookingId));

/**
 * How far an order is opened: `whole` for its traveller and for browsers that placed it or followed a mail's link,
 * `ticket` where only its code and e-mail were typed.
 */
export type Opened = 'whole' | 'ticket';

const tables: Readonly<Record<Opened, string>> = { whole: 'guest_session_bookings', ticket: 'guest_session_tickets' };

/** Lets the asker's guest session open orders as far as that, in a new session where they have none. */
async function openToGuest(
  ctx: RequestContext,
  opened: Opened,
  bookingIds: readonly string[],
  email: string,
): Promise<void> {
  const { deps, viewer } = ctx;
  const kept = viewer.kind === 'service' ? null : viewer.guestSessionId;
  const secret = kept === null ? await deps.sessions.startGuest() : null;
  await deps.db.query(
    `insert into ${tables[opened]} (guest_session_id, booking_id)
     select $1, unnest($2::uuid[]) on conflict do nothing`,
    [kept ?? hashSecret(secret ?? ''), bookingIds],
  );
  if (secret !== null) ctx.credentials.openGuest(secret, email);
}

/** Lets the browser that placed a booking without an account open it. */
export const openOrderToGuest = (ctx: RequestContext, bookingId: string, email: string): Promise<void> =>
  openToGuest(ctx, 'whole', [bookingId], email);

interface OrderRow {
  readonly user_id: string;
  readonly whole: boolean;
  readonly ticket: boolean;
}

/** What opens one version of an order opens all of it. */
const openedSql = `
  select b.user_id,
    exists (select from guest_session_bookings g join bookings v on v.id = g.booking_id
      where v.order_id = b.order_id and g.guest_session_id = $2) as whole,
    exists (select from guest_session_tickets g join bookings v on v.id = g.booking_id
      where v.order_id = b.order_id and g.guest_session_id = $2) as ticket
  from bookings b where b.id = $1 and (b.offered_at is null or b.confirmed_at is not null)`;

/**
 * How far an order is the asker's to open; `null` for an unknown one and another person's, the offer of another place
 * among them until it is taken. Administrators and programs open none: what they need stands under `admin`.
 */
async function openedBy({ deps, viewer }: RequestContext, bookingId: string): Promise<Opened | null> {
  if (viewer.kind === 'service' || !isId(bookingId)) return null;
  const [row] = await deps.db.query<OrderRow>(openedSql, [bookingId, viewer.guestSessionId]);
  if (row === undefined) return null;
  if (row.whole || (viewer.kind === 'user' && viewer.user.id === row.user_id)) return 'whole';
  return row.ticket ? 'ticket' : null;
}

/** A session that has ended may be the reason. */
const notTheirs = ({ viewer }: RequestContext, bookingId: string) =>
  isId(bookingId) && viewer.kind === 'visitor' && viewer.sessionEnded ? unauthenticated() : orderNotFound();

/**
 * What every act upon an order asks first: it is its traveller's and their guests' alone.
 * @throws AppError 404 for an unknown order and another person's, 403 where only its ticket is open, 401 when a session
 *   has ended.
 */
export async function requireOrderAccess(ctx: RequestContext, bookingId: string): Promise<void> {
  const opened = await openedBy(ctx, bookingId);
  if (opened === 'ticket') throw orderLinkNeeded();
  if (opened === null) throw notTheirs(ctx, bookingId);
}

/** How far an order may be shown. @throws AppError 404 for an unknown order and another person's, 401 when a session has ended. */
export async function requireOpened(ctx: RequestContext, bookingId: string): Promise<Opened> {
  const opened = await openedBy(ctx, bookingId);
  if (opened === null) throw notTheirs(ctx, bookingId);
  return opened;
}

/** Whether the whole order is the asker's to open. */
export const mayOpenOrder = async (ctx: RequestContext, bookingId: string): Promise<boolean> =>
  (await openedBy(ctx, bookingId)) === 'whole';

/**
 * Opens an order by its mail's link, for this browser or REST client from now on.
 * @throws AppError 404 for a wrong key.
 */
export async function openOrderByKey(ctx: RequestContext, bookingId: string, key: string): Promise<void> {
  if (!isOrderKey(ctx.deps, bookingId, key)) throw orderNotFound();
  await openOrderWithLater(ctx, 'whole', bookingId);
}

/** Opens an order and what took its place, as far as that. @throws AppError 404 for an unknown one. */
export async function openOrderWithLater(ctx: RequestContext, opened: Opened, bookingId: string): Promise<void> {
  const found = await ctx.deps.db.query<{ id: string; email: string }>(
    `select v.id, v.email from bookings b join bookings v on v.order_id = b.order_id
     where b.id = $1 order by v.id = $1 desc, v.version`,
    [bookingId],
  );
  const [first] = found;
  if (first === undefined) throw orderNotFound();
  await openToGuest(
    ctx,
    opened,
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
