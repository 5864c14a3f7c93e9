import { compileOpening, type Opening } from '#shared/availability/opening.ts';
import { lateUntil } from '#shared/availability/late-until.ts';
import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import { doorRefusal } from '#shared/booking/door-report.ts';
import type { ReportDoorInput } from '#shared/booking/door-schema.ts';
import { tariffOfQuote } from '#shared/pricing/price-of-change.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import type { Stay } from '#shared/availability/stay.ts';
import { floorToMinutes } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { announce, tellOfDoor } from '../booking-jobs.ts';
import { bookingReplaced, doorChanged, doorNotReportable, orderNotFound } from '../booking.errors.ts';
import { factsOf, type LockedOrder, lockOrder } from '../lock-bookings.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';
import { dropWaiting } from '../payments/drop-waiting.ts';
import { handCouponOn, keptCoupon } from '../place/coupon-uses.ts';
import { cancelRow, insertBooking, putInForce } from '../place/write-booking.ts';
import { shownQuote } from '../sold-quote.ts';
import { endReport, hasOpenReport } from './end-report.ts';

/** The browser's marks, by which its next report would be known again. */
const devicesOf = ({ device, viewer }: RequestContext): string[] => [
  ...(device === null ? [] : [`browser ${device.split('.')[0]}`]),
  ...(viewer.kind !== 'service' && viewer.guestSessionId !== null ? [`guest ${viewer.guestSessionId}`] : []),
];

/** When the location of an order's bags, or of its version in force, is open as advertised. */
export async function openingOfOrder(em: EntityManager, listingId: string): Promise<Opening> {
  const [row] = await sqlRows<OpeningRow>(em, `select ${openingColumns} from listings l where l.id = $1`, [listingId]);
  if (row === undefined) throw orderNotFound();
  return compileOpening(openingOf(row));
}

export const listingOfOrder = ({ order, current }: LockedOrder): string =>
  order.bagsInside > 0 ? (order.insideListingId ?? current.listingId) : current.listingId;

/**
 * A traveller reports that the door is shut at an advertised hour: the location's people are asked at once, and nothing of
 * the order is earned until it is settled. With bags inside the pick-up is moved on at once. Reported again it changes
 * nothing. It locks the order as a hand-over does: of both at the same moment one wins.
 * @throws AppError 404 for a foreign order; 409 when it is not the time, or bags changed hands meanwhile.
 */
export async function reportDoor(ctx: RequestContext, { bookingId, withBags }: ReportDoorInput): Promise<void> {
  await requireOrderAccess(ctx, bookingId);
  await limitRate(ctx, { name: 'report-door', hits: 20, perSeconds: 3600 }, bookingId);
  const { deps } = ctx;
  await inTransaction(deps, async (em) => {
    const order = await lockOrder(em, bookingId, true);
    if (order === null) throw orderNotFound();
    const { current } = order;
    if (order.booking.id !== current.id) throw bookingReplaced(current.id);
    if (await hasOpenReport(em, order.order.id)) return;
    const { bagsInside } = order.order;
    if (withBags !== bagsInside > 0) throw doorChanged();
    const listingId = listingOfOrder(order);
    const opening = await openingOfOrder(em, listingId);
    const now = deps.clock.now();
    const refusal = doorRefusal(factsOf(order), opening, now);
    if (refusal !== null) throw doorNotReportable(refusal);
    const reportId = newId();
    await sqlRows(
      em,
      `insert into door_reports (id, order_id, booking_id, listing_id, user_id, devices, address_block, bags_inside, reported_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        reportId,
        order.order.id,
        current.id,
        listingId,
        current.userId,
        devicesOf(ctx),
        networkOf(ctx.ip),
        bagsInside,
        now.toString(),
      ],
    );
    await touch(em, deps, current.id);
    if (bagsInside > 0) await extendStay(em, deps, order, opening, reportId);
    await tellOfDoor(deps, em, reportId, 'asked');
  });
}

/** The door was opened after all: the traveller takes the report back. Without an open one nothing happens. @throws AppError 404 */
export async function withdrawReport(ctx: RequestContext, bookingId: string): Promise<void> {
  await requireOrderAccess(ctx, bookingId);
  const { deps } = ctx;
  await inTransaction(deps, async (em) => {
    const order = await lockOrder(em, bookingId, false);
    if (order === null) throw orderNotFound();
    await endReport(em, order.order.id, { by: 'traveller', taken: 'stay', now: deps.clock.now() });
    await touch(em, deps, order.current.id);
  });
}

/** Lists that show the booking are read again. */
async function touch(em: EntityManager, { clock }: Pick<Deps, 'clock'>, bookingId: string): Promise<void> {
  await sqlRows(em, 'update bookings set updated_at = $2, revision = revision + 1 where id = $1', [
    bookingId,
    clock.now().toString(),
  ]);
}

/**
 * Moves the pick-up of bags behind a shut door on, to the end of the next day's opening at the latest, at once and without
 * asking for money: its price by the tariff of the sale is owed until the report stands. Where others were promised the
 * room, the pick-up stays and the bags are late as any.
 */
async function extendStay(
  em: EntityManager,
  deps: Deps,
  order: LockedOrder,
  opening: Opening,
  reportId: string,
): Promise<void> {
  const { current } = order;
  const now = deps.clock.now();
  // A stay ends at a whole minute, also where the door never closes and it is a day from now.
  const pickUpAt = floorToMinutes(lateUntil(opening, now), 1);
  if (!pickUpAt.isAfter(current.pickUpAt)) return;
  const coupon = current.couponId ? await keptCoupon(em, current, current.couponId) : null;
  const priceOf = (stay: Stay) =>
    quoteStay({
      tariff: tariffOfQuote(shownQuote(current.quote)),
      zone: opening.zone,
      stay,
      bagsCount: current.bagsCount,
      coupon,
      settlement: deps.config.SETTLEMENT_CURRENCIES,
    }).totalWithDiscount.minor;
  const { dropOffAt } = current;
  const extension = Math.max(0, priceOf({ dropOffAt, pickUpAt }) - priceOf({ dropOffAt, pickUpAt: current.pickUpAt }));
  const id = newId();
  const { firstName, lastName, email, phoneNumber = null, language, couponId = null } = current;
  await dropWaiting(deps, em, order, cancelReasons.editing);
  try {
    await em.transactional((step) =>
      insertBooking(step, {
        id,
        listingId: current.listingId,
        userId: current.userId,
        contact: { firstName, lastName, email, phoneNumber, language },
        stay: { dropOffAt, pickUpAt },
        bagsCount: current.bagsCount,
        quote: current.quote,
        zone: opening.zone.id(),
        couponId,
        isPaid: true,
        now,
        replaced: current,
      }),
    );
  } catch (error) {
    if (sqlStateOf(error) === 'CL001') return;
    throw error;
  }
  await cancelRow(em, current, { reason: cancelReasons.editing, now, keepsCoupon: true });
  await putInForce(em, { id, orderId: current.orderId });
  await handCouponOn(em, current, { id, couponId }, now);
  await sqlRows(em, 'update door_reports set extension_id = $2, extension_minor = $3 where id = $1', [
    reportId,
    id,
    extension,
  ]);
  await announce(deps, em, id, 'changed');
}
