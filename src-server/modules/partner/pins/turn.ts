import { Instant } from '@js-joda/core';
import { fullName } from '#shared/contact/full-name.ts';
import { instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { forbidden } from '#server/platform/errors/common.errors.ts';
import { isId } from '#server/platform/ids.ts';
import { hashSecret } from '#server/platform/sessions/secrets.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { counterProcedure } from '../staff/counter-procedure.ts';
import { pinNeeded } from './pin.errors.ts';

/** After so long without an act the PIN is asked for again. */
const IDLE_MINUTES = 5;
/** In minutes of the location's day: until then a turn lasts at most. */
const ENDS_AT = 4 * 60;

/** Whose hand it is at a counter, and of which location only, where the device is shared. */
export interface Hand extends Pick<SessionUser, 'id' | 'firstName' | 'lastName'> {
  /** Null where their own sign-in proves them, at every location of theirs. */
  readonly onlyAt: string | null;
}

type Caller = RequestContext & { readonly user: SessionUser };

interface TurnRow {
  readonly id: string;
  readonly listing_id: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly used_at: Date;
  readonly until: Date;
}

/** The stored name of the sign-in that asks; null for scripts. */
export const deviceOf = ({ viewer }: RequestContext): string | null =>
  viewer.kind === 'user' ? hashSecret(viewer.sessionSecret) : null;

/** The next 4:00 AM of a zone: that of today, where it is still to come. */
export function turnEnd(zoneId: string, now: Instant): Instant {
  const zone = zoneOf(zoneId);
  const today = instantOfLocal(zone, localDateOf(zone, now), ENDS_AT);
  if (today.isAfter(now)) return today;
  const tomorrow = localDateOf(zone, now.plusSeconds(86_400));
  return instantOfLocal(zone, tomorrow, ENDS_AT);
}

/** The location at which a sign-in's device is shared; null where it is not. */
export async function sharedAt({ db }: Pick<Deps, 'db'>, device: string | null): Promise<string | null> {
  if (device === null) return null;
  const [row] = await db.query<{ listing_id: string }>('select listing_id from counter_devices where session_id = $1', [
    device,
  ]);
  return row?.listing_id ?? null;
}

const live = `
  select t.id, t.listing_id, t.user_id, u.first_name, u.last_name, t.used_at, t.until
  from counter_turns t join users u on u.id = t.user_id join listings l on l.id = t.listing_id
    join counter_devices d on d.session_id = t.session_id and d.listing_id = t.listing_id
    join counter_pins p on p.owner_id = l.owner_id and p.user_id = t.user_id
  where t.session_id = $1 and t.ended_at is null and t.until > $2 and t.used_at > $2::timestamptz - interval '${IDLE_MINUTES} minutes'
    and l.id in (select counter_listings(t.user_id))`;

/** Whose turn it is on a device; null where a PIN has to say so first. */
export async function liveTurn({ db, clock }: Pick<Deps, 'db' | 'clock'>, device: string): Promise<TurnRow | null> {
  const [row] = await db.query<TurnRow>(live, [device, clock.now().toString()]);
  return row ?? null;
}

export const turnAnswer = (row: TurnRow) => ({
  id: row.id,
  userId: row.user_id,
  name: fullName({ firstName: row.first_name, lastName: row.last_name }),
  idleAt: new Date(row.used_at.getTime() + IDLE_MINUTES * 60_000).toISOString(),
  until: row.until.toISOString(),
});

/** A token's work is its own, in the name of its owner. */
function signedInHand({ user, viewer }: Caller): Hand {
  if (viewer.kind !== 'service') return { ...user, onlyAt: null };
  return { ...user, firstName: viewer.name, lastName: `(${fullName(user)})`, onlyAt: null };
}

/**
 * Whose hand does what a caller asks: who is signed in, or on a shared device whose turn it is, which goes on by it.
 * @throws AppError 403 on a shared device before a PIN was given.
 */
export async function handOf(ctx: Caller): Promise<Hand> {
  const device = deviceOf(ctx);
  if (device === null || (await sharedAt(ctx.deps, device)) === null) return signedInHand(ctx);
  const turn = await liveTurn(ctx.deps, device);
  if (turn === null) throw pinNeeded();
  const { db, clock } = ctx.deps;
  await db.query('update counter_turns set used_at = $2 where id = $1', [turn.id, clock.now().toString()]);
  return { id: turn.user_id, firstName: turn.first_name, lastName: turn.last_name, onlyAt: turn.listing_id };
}

/** By whose rights a counter shows a ticket and takes a photo: whose turn it is on a shared device, else who is signed in. */
export async function readerOf(ctx: Caller): Promise<string> {
  const device = deviceOf(ctx);
  const turn = device === null ? null : await liveTurn(ctx.deps, device);
  return turn?.user_id ?? ctx.user.id;
}

/**
 * Whose hand a hand-over was that a device kept without a network: who is signed in, or whose turn it was then on a shared
 * device of theirs, whatever the device says.
 * @param turnId which turn the device names; undefined for one that was not shared
 * @param at when it was done (ISO), by the device
 * @throws AppError 403 for a turn that is not of this person's devices, or was not running then.
 */
export async function handThen(ctx: Caller, turnId: string | undefined, at: string): Promise<Hand> {
  if (turnId === undefined) {
    if ((await sharedAt(ctx.deps, deviceOf(ctx))) !== null) throw pinNeeded();
    return signedInHand(ctx);
  }
  const [turn] = isId(turnId)
    ? await ctx.deps.db.query<TurnRow>(
        `select t.id, t.listing_id, t.user_id, u.first_name, u.last_name, t.used_at, t.until
         from counter_turns t join users u on u.id = t.user_id
         where t.id = $1 and t.holder_id = $2 and $3 >= t.began_at - interval '30 seconds' and $3 < least(t.until, t.ended_at)`,
        [turnId, ctx.user.id, at],
      )
    : [];
  if (turn === undefined) throw forbidden();
  return { id: turn.user_id, firstName: turn.first_name, lastName: turn.last_name, onlyAt: turn.listing_id };
}

/** As `counterProcedure`, for what the record names a person for. Adds `hand`. */
export const handProcedure = counterProcedure.use(async ({ ctx, next }) => next({ ctx: { hand: await handOf(ctx) } }));
