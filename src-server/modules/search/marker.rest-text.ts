import { toRestAmount } from '#shared/money/money-text.ts';
import { joinedObjects, textBy } from '#server/platform/rest/written-answer.ts';
import type { JudgedListing } from './index/judge.ts';
import type { IndexedListing } from './index/search-index.ts';
import { changingOfMarker, fixedOfMarker } from './listing.rest-schema.ts';

const fixedText = textBy(fixedOfMarker);
const changingText = textBy(changingOfMarker);

/** Made once of what the index has of a location, and gone with it. */
const kept = new WeakMap<IndexedListing, string>();

function fixedOf(listing: IndexedListing): string {
  const known = kept.get(listing);
  if (known !== undefined) return known;
  const { id, slug, name, address, latitude, longitude } = listing;
  const coords = { lat: latitude, lng: longitude };
  const text = fixedText({ id, slug, name, address, latitude, longitude, coords });
  kept.set(listing, text);
  return text;
}

/** Markers under the documented names, as text: few of them differ in what the stay changes. */
export function markersText(markers: readonly JudgedListing[]): string {
  const known = new Map<string, string>();
  const texts = markers.map(({ listing, available, price }) => {
    const key = `${available} ${price.minor} ${price.currency}`;
    const changing =
      known.get(key) ??
      changingText({ available, total_price: toRestAmount(price), currency: price.currency.toLowerCase() });
    known.set(key, changing);
    return joinedObjects(fixedOf(listing), changing);
  });
  return `{"listings":[${texts.join(',')}]}`;
}
