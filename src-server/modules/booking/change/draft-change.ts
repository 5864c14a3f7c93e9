import type { z } from 'zod/mini';
import type { Stay } from '#shared/availability/stay.ts';
import { checkStay } from '#shared/availability/check-stay.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import type { changeSchema } from '#shared/booking/booking-schema.ts';
import { hasStarted, isModifiable } from '#shared/booking/states.ts';
import { normalizeCouponCode } from '#shared/pricing/coupon.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import {
  couponForAsker,
  couponForStay,
  type FoundCoupon,
  requireNearStay,
} from '#server/modules/pricing/pricing.module.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import type { Booking } from '../booking.entity.ts';
import {
  bookingNotChangeable,
  bookingStarted,
  laterThanPickUp,
  listingFixed,
  listingNotFound,
} from '../booking.errors.ts';
import { keptCoupon } from '../place/coupon-uses.ts';
import { findStayListing } from '../place/stay-listing.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

type Change = Omit<z.output<typeof changeSchema>, 'bookingId'>;

/** A new code is looked up before the transaction; leaving the code out, or repeating it, keeps the discount. */
export async function couponOfChange(
  ctx: Pick<RequestContext, 'deps' | 'ip'>,
  booking: Booking,
  code: string | undefined,
): Promise<FoundCoupon | null> {
  if (code === undefined || code === '' || isKeptCode(booking, code)) return null;
  const { deps } = ctx;
  const [row] = await deps.db.query<{ country: string }>('select country from listings where id = $1', [
    booking.listingId,
  ]);
  const place = { country: row?.country ?? '', currency: booking.currency };
  return couponForAsker(ctx, () => couponForStay(deps, code, place, booking.email));
}

const isKeptCode = (booking: Booking, code: string): boolean =>
  booking.couponId !== null && booking.quote.coupon?.code === normalizeCouponCode(code);

const isListing = async (em: EntityManager, id: string, idOrSlug: string): Promise<boolean> =>
  id === idOrSlug ||
  (await sqlRows<unknown>(em, 'select 1 from listings where id = $1 and slug = $2', [id, idOrSlug])).length > 0;

/**
 * What a change would make of a booking: its new stay, whether the listing takes it, and its price.
 * @throws AppError 409 when the booking is over, 422 when it names another listing, or has started and the change touches what is fixed since.
 */
export async function draftChange(
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  booking: Booking,
  change: Change,
  coupon: FoundCoupon | null,
) {
  const now = clock.now();
  if (!isModifiable(booking.status, booking.pickUpAt, now)) throw bookingNotChangeable();
  const started = hasStarted(booking.dropOffAt, now);
  const stay: Stay = {
    dropOffAt: change.stay?.dropOffAt ?? booking.dropOffAt,
    pickUpAt: change.stay?.pickUpAt ?? booking.pickUpAt,
  };
  const bagsCount = change.bagsCount ?? booking.bagsCount;
  if (started && !stay.dropOffAt.equals(booking.dropOffAt)) throw bookingStarted('dropOff');
  if (started && bagsCount !== booking.bagsCount) throw bookingStarted('bags');
  if (stay.dropOffAt.isAfter(stay.pickUpAt)) throw laterThanPickUp();
  requireNearStay(stay, now);
  if (change.listing !== undefined && !(await isListing(em, booking.listingId, change.listing))) throw listingFixed();
  const listing = await findStayListing(em, booking.listingId, { stay, replaced: booking.id });
  if (listing === null) throw listingNotFound();
  const keeps = change.code === undefined || isKeptCode(booking, change.code);
  const keptId = keeps ? (booking.couponId ?? null) : null;
  const use = keptId === null ? (coupon?.use ?? null) : await keptCoupon(em, keptId);
  const isSameStay = stay.dropOffAt.equals(booking.dropOffAt) && stay.pickUpAt.equals(booking.pickUpAt);
  return {
    stay,
    bagsCount,
    started,
    listing,
    couponId: keptId ?? coupon?.id ?? null,
    hasChanges: !isSameStay || bagsCount !== booking.bagsCount || !keeps,
    quote: quoteStay({ tariff: listing.tariff, zone: zoneOf(listing.rules.zone), stay, bagsCount, coupon: use }),
    verdict: checkStay(compileOpening(listing.rules), stay, now, {
      bookable: listing.isBookable,
      placesLeft: listing.placesLeft,
      bagsCount,
      started,
    }),
  };
}
