import type { Instant } from '@js-joda/core';
import { z } from 'zod';
import { bookingKinds, isNight, nightTo } from '#shared/booking/push-schema.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

const payload = z.union([
  z.object({
    deviceId: z.string(),
    kind: z.enum(bookingKinds),
    /** What became of the booking, for the people at its counter. */
    news: z.enum(['changed', 'canceled']).optional(),
    bookingId: z.string(),
    to: z.enum(['traveller', 'counter']),
  }),
  z.object({ deviceId: z.string(), kind: z.literal('payout') }),
]);

export type PushPayload = z.output<typeof payload>;

/** Notifies one device; what a push service does not take for a while is tried again. */
export const sendPush = defineJob({ name: 'send-push', payload, retries: 5 });

type Push = Omit<Extract<PushPayload, { bookingId: string }>, 'deviceId'>;

/** The receivers of each side; `$1` is the booking. */
export const people = {
  traveller: 'select b.user_id from bookings b where b.id = $1',
  counter: `select l.owner_id from bookings b join listings l on l.id = b.listing_id where b.id = $1
    union select m.user_id from bookings b join listings l on l.id = b.listing_id
      join staff_locations s on s.listing_id = l.id
      join staff_members m on m.id = s.member_id and m.owner_id = l.owner_id and m.ended_at is null where b.id = $1`,
} as const;

/** Notifies the devices of a booking's traveller, or of its location's people, on which this kind is not switched off. */
export async function notify(deps: Deps, push: Push): Promise<void> {
  await inTransaction(deps, async (em: EntityManager) => {
    const devices = await sqlRows<{ id: string }>(
      em,
      `select id from push_subscriptions where user_id in (${people[push.to]}) and not ($2 = any (kinds_off)) order by id`,
      [push.bookingId, push.kind],
    );
    for (const { id } of devices) await deps.jobs.enqueueOnce(em, sendPush, { ...push, deviceId: id });
  });
}

/** When it is day again at a partner's first location; `undefined` where it is not night there. */
async function nextDay({ db, clock }: Deps, userId: string): Promise<Instant | undefined> {
  const [row] = await db.query<{ time_zone: string }>(
    'select time_zone from listings where owner_id = $1 order by created_at, id limit 1',
    [userId],
  );
  const local = clock.now().atZone(zoneOf(row?.time_zone ?? 'UTC'));
  if (!isNight(local.hour())) return undefined;
  const day = local.hour() < nightTo ? local.toLocalDate() : local.toLocalDate().plusDays(1);
  return day.atTime(nightTo, 0).atZone(local.zone()).toInstant();
}

/** Notifies a partner's devices that a payout came back; by night, once it is day. */
export async function notifyOfPayout(deps: Deps, userId: string): Promise<void> {
  const startAfter = await nextDay(deps, userId);
  await inTransaction(deps, async (em) => {
    const devices = await sqlRows<{ id: string }>(
      em,
      `select id from push_subscriptions where user_id = $1 and not ('payout' = any (kinds_off)) order by id`,
      [userId],
    );
    for (const { id } of devices)
      await deps.jobs.enqueue(em, sendPush, { deviceId: id, kind: 'payout' }, startAfter && { startAfter });
  });
}

/** Which kind a mail to a traveller is, for their devices; mails of other kinds are mails alone. */
const kindOfMail: Readonly<Record<string, Push['kind']>> = {
  bagsIn: 'bagsIn',
  soon: 'soon',
  late: 'left',
  left: 'left',
  openingChanged: 'changes',
  pickUpAsked: 'changes',
  roomLowered: 'changes',
  addressChanged: 'changes',
  clockMoved: 'changes',
  moveOffered: 'changes',
  placeOffered: 'changes',
};

/** Notifies those whom a mail about a booking goes to. */
export async function notifyLikeMail(
  deps: Deps,
  { bookingId, kind, to }: { readonly bookingId: string; readonly kind: string; readonly to: string },
): Promise<void> {
  if (to === 'traveller' && kindOfMail[kind] !== undefined)
    await notify(deps, { bookingId, kind: kindOfMail[kind], to: 'traveller' });
  if (to === 'partner' && kind === 'late') await notify(deps, { bookingId, kind: 'left', to: 'counter' });
  if (to !== 'partner' || (kind !== 'confirmed' && kind !== 'changed' && kind !== 'canceled')) return;
  await notify(deps, { bookingId, kind: 'booking', to: 'counter', ...(kind !== 'confirmed' && { news: kind }) });
}
