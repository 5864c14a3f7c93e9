import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import type { DayStrip, OpeningNote } from '#shared/availability/verdict.ts';
import type { BookingStatus } from '#shared/booking/states.ts';
import type { Money } from '#shared/money/money.ts';
import type { Quote } from '#shared/pricing/quote.ts';

/** What an order's screens need of an order, however the server writes it. */
export interface Order {
  readonly id: string;
  readonly code: string;
  readonly status: BookingStatus;
  readonly modifiable: boolean;
  readonly started: boolean;
  readonly dropOffAt: string;
  readonly pickUpAt: string;
  readonly bagsCount: number;
  readonly email: string;
  readonly quote: Quote;
  /** What was charged, discount included. */
  readonly total: Money;
  readonly refundable: Money;
  readonly latestRefund: Money | null;
  readonly cancellationReason: string | null;
  readonly paymentMessage: string | null;
  readonly cardLast4: string | null;
  readonly penaltyFree: boolean;
  readonly custody: {
    readonly inAt: string | null;
    readonly inBags: number | null;
    readonly outAt: string | null;
    readonly outBags: number | null;
  };
  readonly day: { readonly strip: DayStrip; readonly note: OpeningNote } | null;
  readonly listing: OrderListing;
  readonly replaced: readonly ReplacedOrder[];
  readonly reviewable: boolean;
}

export interface OrderListing {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly cityName: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly businessType: string | null;
  readonly placeType: 'shop' | 'hotel' | 'other';
  readonly imageUrls: readonly string[];
  readonly mapsLink: string | null;
  readonly phone: string | null;
  readonly note: string | null;
  readonly rules: OpeningRules;
}

/** A version of the order that a change took the place of. */
export interface ReplacedOrder {
  readonly id: string;
  readonly code: string;
  readonly dropOffAt: string;
  readonly pickUpAt: string;
  readonly bagsCount: number;
  readonly total: Money;
}

/** What a list of orders shows of each. */
export type OrderSummary = Pick<
  Order,
  | 'id'
  | 'code'
  | 'status'
  | 'modifiable'
  | 'started'
  | 'dropOffAt'
  | 'pickUpAt'
  | 'bagsCount'
  | 'total'
  | 'refundable'
  | 'cancellationReason'
> & { readonly listing: Pick<OrderListing, 'id' | 'slug' | 'name' | 'address' | 'latitude' | 'longitude' | 'businessType' | 'placeType' | 'imageUrls' | 'mapsLink' | 'note'> & { readonly zone: string } };

/** Confirmed and changeable, or over in one way or another. */
export type OrderState = 'active' | 'pending' | 'past' | 'canceled';

export function orderState({ status, modifiable }: Pick<Order, 'status' | 'modifiable'>): OrderState {
  if (status === 'canceled') return 'canceled';
  if (status === 'pending') return 'pending';
  return status === 'confirmed' && modifiable ? 'active' : 'past';
}

/** Directions at a maps service: the location's own link, or a search for it. */
export function directionsUrl({ name, address, mapsLink }: Pick<OrderListing, 'name' | 'address' | 'mapsLink'>): string {
  if (mapsLink !== null && /^https:\/\//.test(mapsLink)) return mapsLink;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${name}, ${address}` })}`;
}
