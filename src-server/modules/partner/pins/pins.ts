import { hash, verify } from '@node-rs/argon2';
import { fullName } from '#shared/contact/full-name.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User, provePasswordOf, requireStrongestProof } from '#server/modules/accounts/accounts.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forbidden } from '#server/platform/errors/common.errors.ts';
import { forgiveHit, isWithinLimit } from '#server/platform/http/rate-limit.ts';
import { isId, newId } from '#server/platform/ids.ts';
import { ownListingNotFound } from '../partner.errors.ts';
import { staffNotFound } from '../staff/staff.errors.ts';
import { pinPassword, pinWrong } from './pin.errors.ts';
import { deviceOf, liveTurn, sharedAt, turnAnswer, turnEnd } from './turn.ts';

type Caller = RequestContext & { readonly user: SessionUser };

interface Proof {
  readonly currentPassword?: string | undefined;
  readonly code?: string | undefined;
}

/** Wrong PINs of a person, over all devices; then their password is asked for. */
const tries = { name: 'counter-pin', hits: 5, perSeconds: 900 };

/** Few bits are kept by cost and by `tries` only. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Who works at a location and has a PIN there, by name. */
const people = `
  select p.user_id, u.first_name, u.last_name, p.pin_hash, l.time_zone
  from listings l join counter_pins p on p.owner_id = l.owner_id join users u on u.id = p.user_id
  where l.id = $1 and l.id in (select counter_listings(p.user_id)) order by u.first_name, u.last_name`;

interface PersonRow {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly pin_hash: string;
  readonly time_zone: string;
}

/** What this sign-in's counter knows of PINs. */
export async function pinsHere(ctx: Caller) {
  const { db } = ctx.deps;
  const device = deviceOf(ctx);
  const listingId = await sharedAt(ctx.deps, device);
  const [own] = await db.query('select 1 from counter_pins where user_id = $1 limit 1', [ctx.user.id]);
  const locations = await db.query<{ id: string; name: string }>(
    `select id, door_name as name from listings
     where id in (select counter_listings($1)) order by 2, id`,
    [ctx.user.id],
  );
  const place = locations.find(({ id }) => id === listingId);
  const turn = device === null || listingId === null ? null : await liveTurn(ctx.deps, device);
  const shared =
    listingId === null
      ? null
      : {
          listingId,
          name: place?.name ?? '',
          people: (await db.query<PersonRow>(people, [listingId])).map(({ user_id, first_name, last_name }) => ({
            userId: user_id,
            name: fullName({ firstName: first_name, lastName: last_name }),
          })),
          turn: turn === null ? null : turnAnswer(turn),
        };
  return { isSet: own !== undefined, locations, shared };
}

/**
 * Sets a person’s PIN for every counter at which they work, with the strongest proof of their account; never on a shared
 * device, whose sign-in proves only the person who shared it.
 * @throws AppError 403 on a shared device, else as `requireStrongestProof`.
 */
export async function setPin(ctx: Caller, { pin, ...proof }: Proof & { readonly pin: string }): Promise<void> {
  if ((await sharedAt(ctx.deps, deviceOf(ctx))) !== null) throw forbidden();
  await requireStrongestProof(ctx, await ctx.em.findOneOrFail(User, { id: ctx.user.id }), proof);
  await ctx.deps.db.query(
    `insert into counter_pins (owner_id, user_id, pin_hash, set_at)
     select distinct owner_id, $1::uuid, $2, $3::timestamptz from listings where id in (select counter_listings($1))
     on conflict (owner_id, user_id) do update set pin_hash = excluded.pin_hash, set_at = excluded.set_at`,
    [ctx.user.id, await hash(pin, options), ctx.deps.clock.now().toString()],
  );
}

/** Shares the device of this sign-in at a location: from now on a PIN says whose turn it is. @throws AppError 404, 403 for scripts. */
export async function shareCounter(ctx: Caller, listingId: string): Promise<void> {
  const device = deviceOf(ctx);
  if (device === null) throw forbidden();
  const shared = isId(listingId)
    ? await ctx.deps.db.query(
        `insert into counter_devices (session_id, listing_id, shared_at)
         select $1, l, $4 from counter_listings($3) l where l = $2
         on conflict (session_id) do update set listing_id = excluded.listing_id returning 1`,
        [device, listingId, ctx.user.id, ctx.deps.clock.now().toString()],
      )
    : [];
  if (shared.length === 0) throw ownListingNotFound();
}

/** Ends the sharing; who is signed in proves to be it. @throws AppError as `requireStrongestProof`. */
export async function unshareCounter(ctx: Caller, proof: Proof): Promise<void> {
  await requireStrongestProof(ctx, await ctx.em.findOneOrFail(User, { id: ctx.user.id }), proof);
  const { db, clock } = ctx.deps;
  await db.query('delete from counter_devices where session_id = $1', [deviceOf(ctx)]);
  await db.query('update counter_turns set ended_at = $2 where session_id = $1 and ended_at is null', [
    deviceOf(ctx),
    clock.now().toString(),
  ]);
}

interface Take {
  readonly userId: string;
  readonly pin?: string | undefined;
  readonly password?: string | undefined;
}

/**
 * Begins a person's turn on the shared device of this sign-in, until 4:00 AM of the location, 5 minutes without an act, the
 * sign-in's end, or the PIN's removal.
 * @throws AppError 403 where it is not shared, 422 for a wrong PIN, after five in 15 minutes asking for the password, and
 *   for a wrong one of these.
 */
export async function takeTurn(ctx: Caller, { userId, pin, password }: Take): Promise<void> {
  const { deps } = ctx;
  const device = deviceOf(ctx);
  const listingId = await sharedAt(deps, device);
  if (device === null || listingId === null) throw forbidden();
  const person = (await deps.db.query<PersonRow>(people, [listingId])).find((each) => each.user_id === userId);
  if (person === undefined) throw pinWrong();
  if (password !== undefined && password !== '') await provePasswordOf(ctx, userId, password);
  else {
    if (!(await isWithinLimit(ctx, tries, userId))) throw pinPassword();
    if (!(await verify(person.pin_hash, pin ?? '', options))) throw pinWrong();
    await forgiveHit(ctx, tries, userId);
  }
  const now = deps.clock.now();
  await inTransaction(deps, async (em) => {
    await sqlRows(em, 'select 1 from counter_devices where session_id = $1 for update', [device]);
    await sqlRows(em, 'update counter_turns set ended_at = $2 where session_id = $1 and ended_at is null', [
      device,
      now.toString(),
    ]);
    await sqlRows(
      em,
      `insert into counter_turns (id, session_id, holder_id, listing_id, user_id, began_at, used_at, until)
       values ($1, $2, $3, $4, $5, $6, $6, $7)`,
      [newId(), device, ctx.user.id, listingId, userId, now.toString(), turnEnd(person.time_zone, now).toString()],
    );
  });
}

/** Ends the turn on this sign-in's device: the counter changes hands. */
export async function endTurn(ctx: Caller): Promise<void> {
  const { db, clock } = ctx.deps;
  await db.query('update counter_turns set ended_at = $2 where session_id = $1 and ended_at is null', [
    deviceOf(ctx),
    clock.now().toString(),
  ]);
}

/** An owner takes a person's PIN away, and with it their turns; they set another one. @throws AppError 404 */
export async function removePin({ deps, user }: Caller, memberId: string): Promise<void> {
  if (!isId(memberId)) throw staffNotFound();
  await inTransaction(deps, async (em) => {
    const [member] = await sqlRows<{ user_id: string | null }>(
      em,
      'select user_id from staff_members where id = $1 and owner_id = $2 and ended_at is null',
      [memberId, user.id],
    );
    if (member === undefined) throw staffNotFound();
    await sqlRows(em, 'delete from counter_pins where owner_id = $1 and user_id = $2', [user.id, member.user_id]);
    await sqlRows(
      em,
      `update counter_turns set ended_at = $3 where user_id = $2 and ended_at is null
         and listing_id in (select id from listings where owner_id = $1)`,
      [user.id, member.user_id, deps.clock.now().toString()],
    );
  });
}
