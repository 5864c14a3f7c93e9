import { Instant } from '@js-joda/core';
import { z } from 'zod';
import { isOpenAt } from '#shared/availability/open-at.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { packedMomentsOf } from '#shared/availability/pack-opening.ts';
import type { StayEnd } from '#shared/availability/verdict.ts';
import type { Deps } from '#server/deps.ts';
import {
  openingColumns,
  openingOf,
  type OpeningRow,
  PACKED_BY,
  packOpeningOf,
} from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { keepBooking } from './save-opening.ts';

const LISTINGS_AT_ONCE = 500;

const repackOpenings = defineJob({ name: 'repack-openings', payload: z.object({}), retries: 3 });

interface Stay {
  readonly id: string;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly is_inside: boolean;
}

const staysSql = `
  select b.id, b.drop_off_at, b.pick_up_at, coalesce(o.bags_inside, 0) > 0 as is_inside
  from bookings b left join orders o on o.current_booking_id = b.id
  where b.listing_id = $1 and b.pick_up_at > $2 and holds_bags(b.status, b.hold_expires_at, product_now())`;

const wasOpenSql = `
  select from listings l, unnest($2::int[], $3::timestamp[]) as m (week, local)
  where l.id = $1 and not l.shut @> m.local and (l.week_open @> m.week or l.opened @> m.local)`;

/**
 * Derives the packed hours again of locations whose copy comes from an older rule. Stays to come that the older rule let
 * in and this one would not are kept, and their travellers notified: see docs/decisions/closed-door.md.
 */
export const repackOpeningsHandler = handleJob(
  repackOpenings,
  async (_payload, deps: Deps) => {
    const listings = await deps.db.query<{ id: string }>(
      'select id from listings where packed_by < $1 order by id limit $2',
      [PACKED_BY, LISTINGS_AT_ONCE],
    );
    for (const { id } of listings) await inTransaction(deps, (em) => repackOne(em, deps, id));
  },
  '*/5 * * * *',
);

async function repackOne(em: EntityManager, deps: Deps, listingId: string): Promise<void> {
  const [row] = await sqlRows<OpeningRow>(em, `select ${openingColumns} from listings l where l.id = $1 for update`, [
    listingId,
  ]);
  if (row === undefined) return;
  const now = deps.clock.now();
  const opening = compileOpening(openingOf(row));
  const isShutNow = async (end: StayEnd, at: Instant): Promise<boolean> => {
    if (!at.isAfter(now) || isOpenAt(opening, at, end)) return false;
    const moments = packedMomentsOf(opening.zone, at, end);
    const values = [listingId, moments.map((each) => each.minuteOfWeek), moments.map(({ local }) => local)];
    return (await sqlRows(em, wasOpenSql, values)).length > 0;
  };
  for (const stay of await sqlRows<Stay>(em, staysSql, [listingId, now.toString()])) {
    const [dropOff, pickUp] = [stay.drop_off_at, stay.pick_up_at].map((each) => Instant.ofEpochMilli(each.getTime()));
    if (dropOff === undefined || pickUp === undefined) continue;
    const isMet = (!stay.is_inside && (await isShutNow('dropOff', dropOff))) || (await isShutNow('pickUp', pickUp));
    if (isMet) await keepBooking(em, deps, stay.id, 'openingChanged');
  }
  await packOpeningOf(em, listingId, null);
}
