import { weekdays } from '#shared/availability/opening-rules.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { cityKey } from '#shared/search/city-names.ts';
import type { Texts } from '#web/lib/texts.ts';
import type { ListingDetails } from '#web/parts/listing/listing-types.ts';

const clock = (minute: number): string =>
  minute >= 1440
    ? '23:59'
    : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Closures and special hours to come; midnight to midnight is how a closed day is written. */
const specialHoursOf = ({ comingDays }: ListingDetails) =>
  comingDays.flatMap(({ from, to, open }) =>
    (open.length === 0 ? [{ from: 0, to: 0 }] : open).map((slot) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: clock(slot.from),
      closes: clock(slot.to),
    })),
  );

const nameOf = (day: string): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** The street of an address that says its city too, as most do: `283 Rue Sherbrooke` of `283 Rue Sherbrooke, Montreal, QC`. */
function streetOf({ address, cityName }: ListingDetails): string {
  const parts = address.split(',').map((part) => part.trim());
  const city = parts.findIndex((part, index) => index > 0 && cityKey(part) === cityKey(cityName));
  return city === -1 ? address : parts.slice(0, city).join(', ');
}

/**
 * What machines read of a listing, as schema.org says it; only the server says it.
 * @param image path of the picture it is shared by
 */
export function placeFacts(listing: ListingDetails, { locale }: Texts, siteUrl: string, image: string): object {
  const { name, cityName, tariff, rules, slug, rating, reviewsCount } = listing;
  const money = (minor: number) => formatMoney({ minor, currency: tariff.currency }, locale);
  const url = `${siteUrl}/map/${encodeURIComponent(slug)}`;
  const photo = listing.imageUrls[0];
  const hours = rules.availableFullTime
    ? weekdays.map((day) => ({ day, from: 0, to: 1440 }))
    : rules.weekly.map(({ day, from, to }) => ({ day, from, to }));
  return {
    '@type': ['LocalBusiness', 'SelfStorage'],
    '@id': url,
    name,
    url,
    image: siteUrl + (photo ?? image),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(listing),
      addressLocality: cityName,
      addressRegion: listing.region ?? undefined,
      addressCountry: listing.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: listing.latitude, longitude: listing.longitude },
    priceRange: `${money(tariff.pricePerHour)} – ${money(tariff.maxPrice)}`,
    openingHoursSpecification: hours.map(({ day, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${nameOf(day)}`,
      opens: clock(from),
      closes: clock(to),
    })),
    specialOpeningHoursSpecification: specialHoursOf(listing),
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount: reviewsCount,
            bestRating: 5,
          },
        }),
  };
}
