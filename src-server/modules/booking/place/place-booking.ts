import type { z } from 'zod/mini';
import type { createBookingSchema } from '#shared/booking/booking-schema.ts';
import { languageOf } from '#shared/messages/text.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { ensureGuest } from '#server/modules/accounts/accounts.module.ts';
import {
  couponForAsker,
  couponForStay,
  type FoundCoupon,
  requireNearStay,
} from '#server/modules/pricing/pricing.module.ts';
import { countOrder } from '#server/modules/widgets/widgets.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { constraintOf, sqlStateOf } from '#server/platform/db/driver-error.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { forbidden } from '#server/platform/errors/common.errors.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { limitMisses, limitRate } from '#server/platform/http/rate-limit.ts';
import { derivedId, isId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { announce } from '../booking-jobs.ts';
import {
  alreadyBooked,
  couponRefused,
  guestMissing,
  listingNotFound,
  noFreeCode,
  overCapacity,
  priceChanged,
} from '../booking.errors.ts';
import { takeCoupon } from './coupon-uses.ts';
import { mayOpenOrder, openOrderToGuest } from '../orders/guest-access.ts';
import { noteSigns } from '../orders/own-stay.ts';
import { hasCard } from '../payments/pay-booking.ts';
import { findStayListing, requireFreeStay } from './stay-listing.ts';
import { inTransaction, joining } from '#server/platform/db/transaction.ts';
import { placesLeftOf } from './places-left.ts';
import { findTwin } from './find-twin.ts';
import { holderOf, isFromSameNetwork, limitHolds, rememberHolder } from './unpaid-holds.ts';
import { type Contact, insertBooking } from './write-booking.ts';

type Input = z.output<typeof createBookingSchema>;
type Asker = { readonly userId: string | null; readonly contact: Contact };

const ATTEMPTS = 5;

function askerOf({ viewer, locale }: RequestContext, { guest }: Input): Asker {
  if (viewer.kind === 'service') throw forbidden();
  if (viewer.kind === 'user') {
    const { id, email, firstName, lastName, phoneNumber, language } = viewer.user;
    return { userId: id, contact: { email, firstName, lastName, phoneNumber, language } };
  }
  if (guest === undefined) throw guestMissing();
  return {
    userId: null,
    contact: {
      email: guest.email.toLowerCase(),
      firstName: guest.firstName,
      lastName: guest.lastName,
      phoneNumber: guest.phoneNumber || null,
      language: languageOf(locale),
    },
  };
}

/**
 * Books a stay: pending for a quarter of an hour, or confirmed where nothing is to be paid. The same request id of the
 * same asker is one booking, however often and from how many tabs it comes. A visitor gets a session that opens it.
 * @returns the booking's id.
 * @throws AppError 404 for an unknown listing; 422 for a stay or discount code that cannot be had; 409 with the new
 *   quote when the price is not the one that was shown, or with the order that the person has here in this time; 422 on
 *   `email` when its owner must sign in; 422 or 429 as `limitHolds`.
 */
export async function placeBooking(ctx: RequestContext, input: Input): Promise<string> {
  const asker = askerOf(ctx, input);
  const { email } = asker.contact;
  await limitRate(ctx, { name: 'book', hits: 300, perSeconds: 600 }, asker.userId ?? ctx.ip);
  const scope = `book:${asker.userId ?? `guest:${email}`}`;
  // The card is the payment's matter: its own request is compared with it.
  const { card: _card, ...request } = input;
  const { bookingId } = await withIdempotency(ctx.deps, { scope, key: input.requestId, request }, () =>
    limitTaken(ctx, asker, () => insertOnce(ctx, asker, input, derivedId('booking', scope, input.requestId))),
  );
  if (asker.userId === null) await openOrderToGuest(ctx, bookingId, email);
  return bookingId;
}

/** Guests' addresses that turned out to be a person's who signs in, from one network. */
const takenAddresses = { name: 'guest-taken', hits: 10, perSeconds: 600 };

/** A guest's booking tells by its refusal whether an address has an account; few such answers are given. */
const limitTaken = <Result>(ctx: RequestContext, { userId }: Asker, work: () => Promise<Result>): Promise<Result> =>
  userId !== null
    ? work()
    : limitMisses(
        ctx,
        takenAddresses,
        networkOf(ctx.ip),
        work,
        ({ error }) => error instanceof AppError && error.key === 'emailTaken',
      );

async function insertOnce(ctx: RequestContext, asker: Asker, input: Input, bookingId: string) {
  const { deps } = ctx;
  const known = await deps.db.query('select 1 from bookings where id = $1', [bookingId]);
  if (known.length > 0) return { bookingId };
  requireNearStay(input.stay, deps.clock.now());
  for (let attempt = 1; ; attempt += 1) {
    const coupon = await couponOf(ctx, input, asker.contact.email);
    try {
      await insertWithChecks(ctx, asker, input, bookingId, coupon);
      return { bookingId };
    } catch (error) {
      const state = sqlStateOf(error);
      if (state === 'CL001') throw overCapacity(placesLeftOf(error));
      if (state === '23505' && constraintOf(error) === 'bookings_pkey') return { bookingId };
      const isCodeTaken = constraintOf(error) === 'orders_code_key';
      if (state !== 'CL002' && !isCodeTaken) throw error;
      if (attempt >= ATTEMPTS) throw isCodeTaken ? noFreeCode() : couponRefused('usedUp');
    }
  }
}

/** The discount code for the listing's country and currency; asked anew when another buyer had the last use. */
async function couponOf(ctx: RequestContext, input: Input, email: string): Promise<FoundCoupon | null> {
  const { deps } = ctx;
  const { code = '' } = input;
  if (code === '') return null;
  const [place] = await deps.db.query<{ currency: string; country: string }>(
    `select l.country, coalesce(region_price.currency, country_price.currency) as currency from listings l
     join country_pricings country_price on country_price.country = l.country and country_price.region is null
     left join country_pricings region_price on region_price.country = l.country and region_price.region = l.region
     where l.${isId(input.listing) ? 'id' : 'slug'} = $1 and l.published`,
    [input.listing],
  );
  return place === undefined ? null : couponForAsker(ctx, () => couponForStay(deps, code, place, email));
}

async function insertWithChecks(
  ctx: RequestContext,
  { userId, contact }: Asker,
  input: Input,
  bookingId: string,
  coupon: FoundCoupon | null,
): Promise<void> {
  const { deps } = ctx;
  const { stay, bagsCount, expectedTotal } = input;
  const now = deps.clock.now();
  await inTransaction(deps, async (em) => {
    const listing = await findStayListing(em, input.listing, { stay, bagsCount, orderId: null });
    if (listing === null || !listing.isPublished) throw listingNotFound();
    requireFreeStay(listing, { stay, now, bagsCount, started: false });
    const { tariff, rules, partnerShareMillionths } = listing;
    const { SETTLEMENT_CURRENCIES: settlement } = deps.config;
    const quote = quoteStay({
      tariff,
      zone: zoneOf(rules.zone),
      stay,
      bagsCount,
      coupon: coupon?.use ?? null,
      settlement,
    });
    const total = quote.totalWithDiscount;
    if (expectedTotal === undefined && quote.coupon?.problem) throw couponRefused(quote.coupon.problem);
    const isAsShown = expectedTotal?.minor === total.minor && expectedTotal.currency === total.currency;
    if (expectedTotal !== undefined && !isAsShown) throw priceChanged(quote);
    const guest = userId === null ? await ensureGuest(em, deps.clock, contact) : null;
    const isPaid = total.minor === 0;
    const personId = guest?.id ?? userId ?? '';
    const holder = isPaid || !deps.config.RATE_LIMITS ? null : holderOf(ctx, contact.email);
    const { id: listingId } = listing;
    if (holder !== null) await limitHolds(em, holder, { listingId, stay, bagsCount, hasCard: hasCard(input.card) });
    if (input.allowDuplicate !== true) await refuseTwin(ctx, em, { userId: personId, listingId, stay });
    await insertBooking(em, {
      id: bookingId,
      listingId,
      userId: personId,
      contact,
      stay,
      zone: rules.zone,
      bagsCount,
      quote: { ...quote, partnerShareMillionths },
      couponId: coupon?.id ?? null,
      isPaid,
      now,
    });
    await noteSigns(ctx, em, { orderId: bookingId, listingId });
    if (input.widget !== undefined) await countOrder(em, bookingId, input.widget);
    if (holder !== null) await rememberHolder(em, bookingId, holder);
    const couponId = coupon?.id ?? null;
    if (couponId !== null) await takeCoupon(em, { couponId, bookingId, email: contact.email, now });
    if (isPaid) await announce(deps, em, bookingId, 'confirmed');
  });
}

/**
 * A stranger who types an address learns nothing of its owner's orders: only a caller who may open the order there is, or
 * who sent the same a moment ago from the same network, is asked first; all others book.
 */
async function refuseTwin(
  given: RequestContext,
  em: EntityManager,
  asked: Parameters<typeof findTwin>[1],
): Promise<void> {
  const ctx = { ...given, deps: joining(given.deps, em) };
  const twin = await findTwin(em, asked);
  if (twin === null) return;
  if (await mayOpenOrder(ctx, twin.id)) throw alreadyBooked(twin);
  if (await isFromSameNetwork(em, twin.id, ctx.ip)) throw alreadyBooked(null);
}
