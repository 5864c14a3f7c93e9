import { nextClosing, nextOpening } from '#shared/availability/open-spans.ts';
import { isOpenAt } from '#shared/availability/open-at.ts';
import { doorMinutes, doorRefusal, isDoorOpen, isMovable } from '#shared/booking/door-report.ts';
import type { doorOfOrderAnswer } from '#shared/booking/door-schema.ts';
import { type Language, localeOf } from '#shared/messages/text.ts';
import { money } from '#shared/money/arithmetic.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { orderNotFound } from '../booking.errors.ts';
import { factsOf, lockOrder } from '../lock-bookings.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { netPaid } from '../payments/order-sums.sql.ts';
import { doorFacts, newestReport } from './door-row.ts';
import { doorView } from './door-view.ts';
import { listingOfOrder, openingOfOrder } from './report-door.ts';
import { placesFromDoor, waitOf } from './take-way.ts';

type DoorOfOrder = Answer<typeof doorOfOrderAnswer>;

interface ListingRow {
  readonly name: string;
  readonly address: string;
  readonly time_zone: string;
  readonly phone: string | null;
  readonly last_scan_at: Date | null;
}

const listingSql = `
  select l.door_name as name, l.address, l.time_zone, l.emergency_phone as phone,
    (select max(coalesce(h.device_at, h.happened_at)) from hand_overs h where h.listing_id = l.id and h.found = 'scanned'
       and coalesce(h.device_at, h.happened_at) >= date_trunc('day', $2::timestamptz, l.time_zone)) as last_scan_at
  from listings l where l.id = $1`;

/**
 * A shut door as its traveller's page shows it: whether it can be reported, what became of it, and the ways on; `again` as
 * before a report, where the newest one is settled and another can be made.
 * @throws AppError 404 for a foreign order.
 */
export async function doorOfOrder(ctx: RequestContext, bookingId: string, again = false): Promise<DoorOfOrder> {
  await requireOrderAccess(ctx, bookingId);
  return inTransaction(ctx.deps, (em) => findDoor(em, ctx.deps, bookingId, again));
}

async function findDoor(
  em: EntityManager,
  deps: Pick<Deps, 'clock' | 'translator'>,
  bookingId: string,
  again: boolean,
): Promise<DoorOfOrder> {
  const order = await lockOrder(em, bookingId, false);
  if (order === null) throw orderNotFound();
  const { current } = order;
  const now = deps.clock.now();
  const facts = factsOf(order);
  const newest = await newestReport(em, order.order.id);
  const mayReportAgain =
    newest !== null &&
    !isDoorOpen(doorFacts(newest)) &&
    doorRefusal(facts, await openingOfOrder(em, listingOfOrder(order)), now) === null;
  const row = again && mayReportAgain ? null : newest;
  const listingId = row === null || row.taken === 'stay' ? listingOfOrder(order) : row.listing_id;
  const opening = await openingOfOrder(em, listingId);
  const [listing] = await sqlRows<ListingRow>(em, listingSql, [listingId, now.toString()]);
  if (listing === undefined) throw orderNotFound();
  const wait = row === null ? null : await waitOf(em, row, now);
  const shown = row === null ? null : doorView(row);
  const mayGo = row !== null && (wait === null || wait === 'asking') && isMovable(facts, now);
  const [moved] =
    row?.moved_to_id == null ? [] : await sqlRows<ListingRow>(em, listingSql, [row.moved_to_id, now.toString()]);
  const [card] = await sqlRows<{ last4: string | null; owed: number }>(
    em,
    `select door_owed($1)::float8 as owed, (select p.card_last4 from payments p join bookings v on v.id = p.booking_id
       where v.order_id = $1 and p.status = 'succeeded' order by p.succeeded_at desc, p.id desc limit 1) as last4`,
    [order.order.id],
  );
  const [writer] =
    row === null || deps.translator === null
      ? []
      : await sqlRows<{ language: Language }>(
          em,
          'select u.language from door_reports r join users u on u.id = r.answered_by where r.id = $1',
          [row.id],
        );
  const at = (instant: ReturnType<typeof nextClosing>) => (instant === null ? null : toIso(instant));
  return {
    bookingId: order.booking.id,
    currentBookingId: current.id,
    code: order.order.code,
    listing: {
      name: listing.name,
      address: listing.address,
      zone: listing.time_zone,
      phone: listing.phone,
      lastScanAt: listing.last_scan_at === null ? null : isoOfDate(listing.last_scan_at),
    },
    withBags: order.order.bagsInside > 0,
    refusal: doorRefusal(facts, opening, now),
    closesAt: isOpenAt(opening, now, 'pickUp') ? at(nextClosing(opening, now)) : null,
    opensAt: at(nextOpening(opening, now)),
    report: shown,
    mayReportAgain,
    answerLanguage: writer === undefined ? null : localeOf(writer.language),
    wait,
    waysAt:
      row !== null && wait === 'asking' ? toIso(doorFacts(row).reportedAt.plusSeconds(doorMinutes.answer * 60)) : null,
    places: mayGo ? (await placesFromDoor(em, current, row.id, now)).map(({ isOwn: _isOwn, ...place }) => place) : [],
    refundable: await netPaid(em, current.id, current.currency),
    cardLast4: card?.last4 ?? null,
    movedTo: moved === undefined ? null : { name: moved.name, address: moved.address },
    pickUpAt: toIso(current.pickUpAt),
    owed: money<string>(card?.owed ?? 0, current.currency),
  };
}
