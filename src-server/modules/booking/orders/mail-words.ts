import { Instant } from '@js-joda/core';
import { textKeyOfReason } from '#shared/booking/cancel-reasons.ts';
import en from '#shared/messages/orders/en.ts';
import es from '#shared/messages/orders/es.ts';
import fr from '#shared/messages/orders/fr.ts';
import type { Locale } from '#shared/messages/text.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { orderKey } from './guest-access.ts';
import { clockOf, dayOf } from './ticket-times.ts';

/** "Sat, Nov 21, 10:00 AM": an instant as a location's clock shows it, in the reader's language. */
export const momentText = (locale: Locale, at: Date, timeZone: string): string =>
  `${dayOf(locale, at, timeZone)}, ${clockOf(locale, at, timeZone)}`;

/** The local date `YYYY-MM-DD` of an instant. */
export const dateIn = (at: Date, timeZone: string): string =>
  localDateOf(zoneOf(timeZone), Instant.ofEpochMilli(at.getTime()));

const catalogues = { en, es, fr };

/** Why an order was cancelled: what a person typed as it is, the product's own reasons in the reader's language. */
export function reasonText(locale: Locale, reason: string | null): string | null {
  const key = textKeyOfReason(reason);
  return key === null ? reason : catalogues[locale][key];
}

/** The link that opens one order for its holder. */
export const orderLink = (
  deps: Pick<Deps, 'config'>,
  bookingId: string,
  page: '' | '/review' | '/claim' | '/late' = '',
): string =>
  `${deps.config.siteUrl}/orders/${bookingId}${page}?${new URLSearchParams({ key: orderKey(deps, bookingId) })}`;

/** Where administrators see a booking with its whole story, by its code. */
export const storyLink = ({ config }: Pick<Deps, 'config'>, code: string): string =>
  `${config.siteUrl}/admin/bookings?${new URLSearchParams({ booking: code })}`;
