import { averageOf } from '#shared/reviews/average.ts';
import { cityIn } from '#shared/search/city-names.ts';
import { bestPlaces } from '#shared/cms/best-places.ts';
import type { PageSettings } from '#shared/cms/page-settings.ts';
import { sampleBags, sampleHours, sampleStay } from '#shared/cms/sample-stay.ts';
import type { Money } from '#shared/money/money.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { plusMinutes, toIsoInZone } from '#shared/time/instants.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import {
  citiesWithLocations,
  findMarkers,
  listListings,
  type ListingView,
  type Marker,
  searchAreaOf,
} from '#server/modules/search/search.module.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { zoneAt } from '#server/platform/geo/time-zone.ts';
import { estimatedSeconds, minutesOf } from '#server/platform/geo/walking.ts';
import { zoneFacts } from '#server/platform/geo/zone-facts.ts';
import { listSights, type Sight } from './list-sights.ts';

/** Minutes on foot that still count as around a sight. */
const NEAR_MINUTES = 10;
/** A place farther than this many minutes on foot from every location, an airport outside say, is no way on foot. */
const SIGHT_MINUTES = 60;
/** Metres around its middle that count as the city: a city's own locations, not those of the next one. */
const CITY_METRES = 30_000;
const MAP_MARKERS = 60;
/** As many as there are reasons to be the best. */
const BEST = 4;
const LOOKED_AT = 50;
/** How many hours of one bag are drawn. */
const DRAWN_HOURS = 26;

const minutesBetween = (a: GeoPoint, b: GeoPoint): number => minutesOf(estimatedSeconds(distanceBetween(a, b)));

const cheapest = (markers: readonly Marker[]): Money | null =>
  markers.reduce<Money | null>(
    (least, { available, price }) => (available && (least === null || price.minor < least.minor) ? price : least),
    null,
  );

/** What there is around a place on foot: its nearest location, how many, and the lowest whole price. */
function around(place: GeoPoint, markers: readonly Marker[]) {
  const measured = markers.map((marker) => ({
    marker,
    minutes: minutesBetween(place, marker),
  }));
  const near = measured.filter(({ minutes }) => minutes <= NEAR_MINUTES).map(({ marker }) => marker);
  const sorted = measured.toSorted((a, b) => a.minutes - b.minutes);
  const [nearest] = sorted;
  return {
    minutes: nearest?.minutes ?? null,
    within: near.length,
    from: cheapest(near.length > 0 ? near : nearest === undefined ? [] : [nearest.marker]),
    /** The nearest one that can take the stay. */
    nearest: ((open) => (open === undefined ? null : { name: open.marker.name, minutes: open.minutes }))(
      sorted.find(({ marker }) => marker.available),
    ),
  };
}

/** Of a place only what is around it on foot can be the best; where that is hardly anything, what is nearest. */
function aroundOnFoot(place: GeoPoint, listings: readonly ListingView[]): readonly ListingView[] {
  const near = listings.filter((listing) => minutesBetween(place, listing) <= NEAR_MINUTES);
  return near.length >= BEST
    ? near
    : listings.toSorted((a, b) => distanceBetween(place, a) - distanceBetween(place, b)).slice(0, BEST);
}

interface CityFacts {
  readonly always_open: number;
  readonly stars: number;
  readonly reviews: number;
}

const CITY_FACTS = `
  select count(*) filter (where available_full_time)::int as always_open,
    coalesce(sum(rating_sum), 0)::int as stars, coalesce(sum(reviews_count), 0)::int as reviews
  from listings where published and city_name = $1`;

const CITY_PAGES = `
  select url, settings ->> 'city' as city from cms_pages
  where page_type = 'city' and published and language = 'en' order by top_favorite desc, url limit 12`;

const thumbOf = ({ name, businessType, placeType, imageUrls }: ListingView) => ({
  name,
  businessType,
  placeType,
  imageUrls,
});

/** The nearest sight of a location, in words of the list. */
function nearestSight(place: GeoPoint, sights: readonly Sight[]): { name: string; minutes: number } | null {
  const [first] = sights
    .map(({ name, ...at }) => ({ name, minutes: minutesBetween(at, place) }))
    .toSorted((a, b) => a.minutes - b.minutes);
  return first === undefined || first.minutes > 2 * NEAR_MINUTES ? null : first;
}

/** What storage costs at one location, by the hour: one bag before fee and tax, and the sample stay whole. */
function costOf(listing: ListingView, stay: ReturnType<typeof sampleStay>, zone: string) {
  const { tariff } = listing;
  const upTo = (hours: number) =>
    quoteStay({
      tariff,
      zone: zoneOf(zone),
      stay: {
        dropOffAt: stay.dropOffAt,
        pickUpAt: plusMinutes(stay.dropOffAt, hours * 60),
      },
      bagsCount: 1,
    }).storage.minor;
  return {
    listingId: listing.id,
    name: listing.name,
    rates: listing.quote.rates,
    steps: Array.from({ length: DRAWN_HOURS }, (_, hour) => upTo(hour + 1)),
    quote: listing.quote,
  };
}

/**
 * What a page of a city, or of a place in it, shows besides its text: the locations around with whole prices of a
 * sample stay, sights, what it costs. `null` for a page about no city, or where there are no locations yet.
 */
export async function getGuide(deps: Deps, settings: PageSettings, language: 'en' | 'fr' | 'es') {
  const cityName = settings.city;
  const cities = await citiesWithLocations(deps);
  const city = cities.find(({ name }) => name === cityName);
  if (city === undefined) return null;
  const center: GeoPoint = settings.place ?? {
    latitude: city.latitude,
    longitude: city.longitude,
  };
  const now = deps.clock.now();
  const zone = zoneAt(center.latitude, center.longitude);
  const stay = sampleStay(now, zoneOf(zone));
  const search = {
    area: searchAreaOf(center, undefined),
    stay,
    bagsCount: sampleBags,
  };
  const [found, page, sights, [facts], written] = await Promise.all([
    findMarkers(deps, search),
    listListings(deps, { ...search, center, page: 1, perPage: LOOKED_AT }),
    listSights(deps, city, language),
    deps.db.query<CityFacts>(CITY_FACTS, [city.name]),
    deps.db.query<{ url: string; city: string }>(CITY_PAGES),
  ]);
  const markers = found.filter((marker) => distanceBetween(city, marker) <= CITY_METRES);
  const open = page.items.filter(
    (listing) => listing.verdict.available && distanceBetween(city, listing) <= CITY_METRES,
  );
  const best = bestPlaces(
    (settings.place === undefined ? open : aroundOnFoot(center, open)).map((listing) => ({
      id: listing.id,
      price: listing.quote.totalPrice.minor,
      rating: listing.rating,
      reviewsCount: listing.reviewsCount,
      alwaysOpen: listing.rules.availableFullTime,
      placesLeft: listing.placesLeft,
      minutes: minutesBetween(center, listing),
    })),
  );
  const byId = new Map(page.items.map((listing) => [listing.id, listing]));
  const sample = byId.get(best.find(({ reason }) => reason === 'bestRated')?.id ?? '') ?? open[0] ?? page.items[0];
  const hourly = page.items.map(({ quote }) => quote.rates.pricePerHour).toSorted((a, b) => a.minor - b.minor)[0];
  const own = settings.place;
  return {
    city: {
      name: cityIn(language, city.name),
      locations: city.locations,
      alwaysOpen: facts?.always_open ?? 0,
      rating: averageOf(facts?.stars ?? 0, facts?.reviews ?? 0),
      reviewsCount: facts?.reviews ?? 0,
    },
    center: { latitude: center.latitude, longitude: center.longitude },
    zone,
    clock: zoneFacts(zone, now),
    now: now.toString(),
    stay: {
      dropOffAt: toIsoInZone(stay.dropOffAt, zoneOf(zone)),
      pickUpAt: toIsoInZone(stay.pickUpAt, zoneOf(zone)),
    },
    bagsCount: sampleBags,
    hours: sampleHours,
    hourlyFrom: hourly ?? null,
    around: around(center, markers),
    markers: markers.slice(0, MAP_MARKERS).map(({ slug, name, latitude, longitude, available, full, price }) => ({
      slug,
      name,
      latitude,
      longitude,
      available,
      full,
      price,
    })),
    best: best.flatMap(({ id, reason }) => {
      const listing = byId.get(id);
      if (listing === undefined) return [];
      const { slug, rating, reviewsCount, address } = listing;
      return {
        reason,
        slug,
        rating,
        reviewsCount,
        address,
        near:
          own === undefined ? nearestSight(listing, sights) : { name: own.name, minutes: minutesBetween(own, listing) },
        open: listing.verdict.strip.open.map(({ from, to }) => ({ from, to })),
        price: listing.quote.totalPrice,
        thumb: thumbOf(listing),
      };
    }),
    sights: sights
      .filter(({ name }) => name !== own?.name)
      .map(({ latitude, longitude, ...sight }) => ({
        ...sight,
        ...around({ latitude, longitude }, markers),
      }))
      .filter(({ minutes }) => minutes !== null && minutes <= SIGHT_MINUTES),
    otherCities: written.flatMap(({ url, city: name }) => {
      const other = name === city.name ? undefined : cities.find((each) => each.name === name);
      return other === undefined ? [] : { ...other, url, key: other.name, name: cityIn(language, other.name) };
    }),
    cost: sample === undefined ? null : costOf(sample, stay, zone),
  };
}
