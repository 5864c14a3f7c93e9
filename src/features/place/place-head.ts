import { weekdays } from '#shared/availability/opening-rules.ts';
import { fill } from '#shared/messages/text.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import type { Texts } from '#web/lib/texts.ts';
import type { ListingDetails } from '#web/parts/listing/listing-types.ts';

interface PlaceHead {
  readonly title: string;
  readonly description: string;
  /** Its own address, whatever the language. */
  readonly path: string;
  /** Path of the picture it is shared by: its first photo, or its drawn front. */
  readonly image: string;
  readonly jsonLd: object;
}

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

/** What search engines and link previews are told about a listing. */
export function placeHead(listing: ListingDetails, texts: Texts, siteUrl: string): PlaceHead {
  const words = texts.of('map');
  const { name, address, cityName, tariff, rules, slug, rating, reviewsCount } = listing;
  const money = (minor: number) => formatMoney({ minor, currency: tariff.currency }, texts.locale);
  const write = (key: string, params: Readonly<Record<string, string>>) =>
    fill(words[key] ?? key, params, texts.locale);
  const path = `/map/${encodeURIComponent(slug)}`;
  const url = siteUrl + path;
  const photo = listing.imageUrls[0];
  const image = `/share/locations/${encodeURIComponent(slug)}.${photo === undefined ? 'png' : 'jpg'}`;
  const hours = rules.availableFullTime
    ? weekdays.map((day) => ({ day, from: 0, to: 1440 }))
    : rules.weekly.map(({ day, from, to }) => ({ day, from, to }));
  return {
    title: write('listingTitle', { name, city: cityName }),
    description: write('listingDescription', { name, address, perHour: money(tariff.pricePerHour) }),
    path,
    image,
    jsonLd: {
      '@type': ['LocalBusiness', 'SelfStorage'],
      '@id': url,
      name,
      url,
      image: siteUrl + (photo ?? image),
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
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
    },
  };
}
