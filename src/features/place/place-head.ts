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
  /** What that picture shows. */
  readonly imageAlt: string;
}

/** What search engines and link previews read about a listing. */
export function placeHead(listing: ListingDetails, texts: Texts): PlaceHead {
  const words = texts.of('map');
  const { name, address, cityName, tariff, slug } = listing;
  const money = (minor: number) => formatMoney({ minor, currency: tariff.currency }, texts.locale);
  const write = (key: string, params: Readonly<Record<string, string>>) =>
    fill(words[key] ?? key, params, texts.locale);
  const path = `/map/${encodeURIComponent(slug)}`;
  const photo = listing.imageUrls[0];
  const image = `/share/locations/${encodeURIComponent(slug)}.${photo === undefined ? 'png' : 'jpg'}`;
  return {
    title: write('listingTitle', { name, city: cityName }),
    description: write('listingDescription', { name, address, perHour: money(tariff.pricePerHour) }),
    path,
    image,
    imageAlt: `${name}, ${address}`,
  };
}
