import { shortName } from '#shared/contact/short-name.ts';
import { createHash } from 'node:crypto';
import type { Instant } from '@js-joda/core';
import { compileOpening, type Opening } from '#shared/availability/opening.ts';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { money } from '#shared/money/arithmetic.ts';
import { type AffectedBooking, affectedBookings, passingBookings } from '#shared/partner/closed-door.ts';
import { earlierPickUp } from '#shared/partner/earlier-pick-up.ts';
import { moveOfferEnd } from '#shared/partner/near-places.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import { type Language, localeOf } from '#shared/messages/text.ts';
import { toIso } from '#shared/time/instants.ts';
import { type ListingChange, withParts } from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { nearPlacesFor } from './near-places.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';

interface HeldRow {
  readonly id: string;
  readonly code: string;
  readonly status: 'pending' | 'confirmed';
  readonly first_name: string;
  readonly last_name: string;
  readonly language: Language;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly currency: string;
  readonly paid_minor: number;
  readonly storage_minor: number;
  readonly share_millionths: number | null;
  readonly is_inside: boolean;
  readonly is_offer: boolean;
}

const sql = `
  select b.id, b.code, b.status, b.first_name, b.last_name, b.language, b.bags_count, b.drop_off_at, b.pick_up_at,
    b.currency, net_paid(b.id) as paid_minor, (b.quote -> 'storage' ->> 'minor')::float8 as storage_minor,
    (b.quote ->> 'partnerShareMillionths')::int as share_millionths, coalesce(o.bags_inside, 0) > 0 as is_inside,
    b.offered_at is not null and b.status = 'pending' as is_offer
  from bookings b left join orders o on o.current_booking_id = b.id
  where b.listing_id = $1 and b.pick_up_at > $2 and holds_bags(b.status, b.hold_expires_at, product_now())
  order by b.drop_off_at, b.id`;

const MAX_PASSING = 10;

interface Asked {
  readonly listing: { readonly rules: OpeningRules; readonly maxCapacity: number };
  readonly change: ListingChange;
  readonly now: Instant;
}

/**
 * The bookings, paid or about to be, that a change of a location's opening or capacity meets, with what a person needs
 * to decide and where each could move, and a fingerprint of the list. Besides, those that only pass through a new
 * closure, and the offers of this location to others' travellers that it could no longer honour.
 */
export async function findAffected(em: EntityManager, { listing, change, now }: Asked) {
  const rows = await sqlRows<HeldRow>(em, sql, [change.listingId, now.toString()]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const held = rows.map((row) => ({
    id: row.id,
    dropOffAt: instantOf(row.drop_off_at),
    pickUpAt: instantOf(row.pick_up_at),
    bagsCount: row.bags_count,
    isInside: row.is_inside,
  }));
  const rules = withParts(listing.rules, change);
  const before = { opening: compileOpening(listing.rules), maxCapacity: listing.maxCapacity };
  const after = { opening: compileOpening(rules), maxCapacity: change.maxCapacity ?? listing.maxCapacity };
  const all = affectedBookings(before, after, held, now);
  const isOffer = ({ id }: { readonly id: string }) => byId.get(id)?.is_offer === true;
  const affected = all.filter((each) => !isOffer(each));
  const ids = new Set(affected.map(({ id }) => id));
  const movable = held.filter((each) => ids.has(each.id) && obstacleToMove(byId.get(each.id), now) === null);
  const places = await nearPlacesFor(em, change.listingId, movable);
  const passing = passingBookings(listing.rules, rules, held, now).filter(
    (each) => !ids.has(each.id) && !isOffer(each),
  );
  const list = {
    bookings: affected.flatMap((each) => {
      const row = byId.get(each.id);
      return row === undefined
        ? []
        : [{ ...decisionView(each, row, { opening: after.opening, now }), places: places.get(each.id) ?? [] }];
    }),
    /** Their bags stay behind a locked door, and nothing is to be decided. */
    passing: passing.slice(0, MAX_PASSING).flatMap(({ id }) => {
      const row = byId.get(id);
      return row === undefined ? [] : [stayView(row)];
    }),
    fingerprint: createHash('sha256').update(JSON.stringify(affected)).digest('base64url').slice(0, 22),
  };
  return { list, lostOffers: all.filter(isOffer).map(({ id }) => id) };
}

/** Why a booking cannot be offered another place, whatever is near; `null` where it can. */
function obstacleToMove(row: HeldRow | undefined, now: Instant): 'inside' | 'unpaid' | 'soon' | null {
  if (row?.is_inside) return 'inside';
  if (row?.status !== 'confirmed') return 'unpaid';
  return moveOfferEnd(instantOf(row.drop_off_at), now) === null ? 'soon' : null;
}

const stayView = (row: HeldRow) => ({
  id: row.id,
  code: row.code,
  travellerName: shortName(row.first_name, row.last_name),
  bagsCount: row.bags_count,
  dropOffAt: toIso(instantOf(row.drop_off_at)),
  pickUpAt: toIso(instantOf(row.pick_up_at)),
});

/** Under which hours, and when, it is decided. */
interface Deciding {
  readonly opening: Opening;
  readonly now: Instant;
}

/** By when the bags of a stay whose pick-up alone meets the closed door could be fetched; `null` where they could not. */
function earlierBy(row: HeldRow, ends: AffectedBooking['ends'], { opening, now }: Deciding): string | null {
  if (ends.length !== 1 || ends[0] !== 'pickUp') return null;
  const dropOffAt = row.is_inside ? null : instantOf(row.drop_off_at);
  const by = earlierPickUp(opening, { dropOffAt, pickUpAt: instantOf(row.pick_up_at) }, now);
  return by && toIso(by);
}

const decisionView = ({ ends, isOverCapacity }: AffectedBooking, row: HeldRow, deciding: Deciding) => ({
  ...stayView(row),
  /** What its traveller is written in. */
  locale: localeOf(row.language),
  /** The ends of its stay that meet a closed door. */
  ends,
  isOverCapacity,
  cannotMove: obstacleToMove(row, deciding.now),
  /** By when its traveller can be asked to fetch the bags before the door closes; null where that is no way. */
  earlierBy: earlierBy(row, ends, deciding),
  /** What would go back to the traveller. */
  paid: money<string>(row.paid_minor, row.currency),
  /** What the partner earns of it, and would not; null for bookings sold before it was kept. */
  share:
    row.share_millionths === null
      ? null
      : partnerShareOf(money<string>(row.storage_minor, row.currency), row.share_millionths),
});
