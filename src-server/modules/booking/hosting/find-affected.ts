import { createHash } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { compileOpening } from '#shared/availability/opening.ts';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { money } from '#shared/money/arithmetic.ts';
import { type AffectedBooking, affectedBookings } from '#shared/partner/closed-door.ts';
import type { OpeningChange } from '#shared/partner/opening-schema.ts';
import { toIso } from '#shared/time/instants.ts';
import { withParts } from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

interface HeldRow {
  readonly id: string;
  readonly code: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: string;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly currency: string;
  readonly paid_minor: number;
  readonly is_inside: boolean;
}

const sql = `
  select b.id, b.code, b.first_name, b.last_name, b.language, b.bags_count, b.drop_off_at, b.pick_up_at, b.currency,
    net_paid(b.id) as paid_minor, b.checked_in_at is not null as is_inside
  from bookings b
  where b.listing_id = $1 and b.pick_up_at > $2 and holds_bags(b.status, b.hold_expires_at, product_now())
  order by b.drop_off_at, b.id`;

const instantOf = (date: Date) => Instant.ofEpochMilli(date.getTime());

interface Asked {
  readonly listing: { readonly rules: OpeningRules; readonly maxCapacity: number };
  readonly change: OpeningChange;
  readonly now: Instant;
}

/**
 * The bookings, paid or about to be, that a change of a location's opening or capacity meets, with what a person needs
 * to decide, and a fingerprint of the list.
 */
export async function findAffected(em: EntityManager, { listing, change, now }: Asked) {
  const rows = await sqlRows<HeldRow>(em, sql, [change.listingId, now.toString()]);
  const held = rows.map((row) => ({
    id: row.id,
    dropOffAt: instantOf(row.drop_off_at),
    pickUpAt: instantOf(row.pick_up_at),
    bagsCount: row.bags_count,
    isInside: row.is_inside,
  }));
  const before = { opening: compileOpening(listing.rules), maxCapacity: listing.maxCapacity };
  const after = {
    opening: compileOpening(withParts(listing.rules, change)),
    maxCapacity: change.maxCapacity ?? listing.maxCapacity,
  };
  const affected = affectedBookings(before, after, held, now);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    bookings: affected.flatMap((each) => {
      const row = byId.get(each.id);
      return row === undefined ? [] : [view(each, row)];
    }),
    fingerprint: createHash('sha256').update(JSON.stringify(affected)).digest('base64url').slice(0, 22),
  };
}

const view = ({ id, ends, isOverCapacity }: AffectedBooking, row: HeldRow) => ({
  id,
  code: row.code,
  travellerName: `${row.first_name} ${row.last_name}`,
  bagsCount: row.bags_count,
  dropOffAt: toIso(instantOf(row.drop_off_at)),
  pickUpAt: toIso(instantOf(row.pick_up_at)),
  /** The ends of its stay that meet a closed door. */
  ends,
  isOverCapacity,
  /** What would go back to the traveller. */
  paid: money<string>(row.paid_minor, row.currency),
});
