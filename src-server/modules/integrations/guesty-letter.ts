import type { Locale } from '#shared/messages/text.ts';
import { plainName } from '#shared/contact/plain-name.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { nearLocation } from './near-location.ts';

interface Guest {
  readonly locale: Locale;
  readonly name: string | null;
  readonly rental: string | null;
  /** `YYYY-MM-DD`. */
  readonly arrivesOn: string | null;
  readonly place: GeoPoint | null;
}

/** The mail to a guest of a partner's rental, and who it is from; `null` while no location can be booked. */
export async function guestyLetter(deps: Deps, ownerId: string, { locale, place, ...guest }: Guest) {
  const location = await nearLocation(deps, ownerId, place);
  if (location === null) return null;
  const [company] = await deps.db.query<{ name: string; email: string }>(
    'select name, email from companies where user_id = $1',
    [ownerId],
  );
  const date =
    guest.arrivesOn &&
    new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${guest.arrivesOn}T00:00:00Z`),
    );
  // Programs and partners name guests, rentals and themselves: what reads as a page's address is not repeated.
  const sender = plainName(company?.name) ?? plainName(location.name) ?? deps.config.SITE_NAME;
  return {
    listingId: location.id,
    sender,
    replyTo: company?.email ?? null,
    hasCompany: company !== undefined,
    pricePerHour: location.pricePerHour,
    words: {
      locale,
      siteName: deps.config.SITE_NAME,
      sender,
      name: plainName(guest.name),
      rental: plainName(guest.rental),
      date,
      location: location.name,
      minutes: location.walkMinutes,
      price: formatMoney(location.pricePerHour, locale),
      link: `${deps.config.siteUrl}/map/${location.slug}`,
    },
  };
}
