import { type BenchPlace, stayNumber } from './densest-city.ts';

const call = (procedure: string, input: object): string =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** What the dashboard of a partner asks for, and the first page of their bookings. */
export function partnerPathsOf(listingIds: readonly string[]) {
  const one = (procedure: string) => () => `/trpc/${procedure}`;
  return {
    viewer: one('accounts.viewer'),
    today: one('hosting.today'),
    loads: one('hosting.loads'),
    shares: one('hosting.weeklyShares'),
    upcoming: one('hosting.upcoming'),
    bookings: (number: number) =>
      call('hosting.bookings', {
        listingId: listingIds[number % listingIds.length],
        when: number % 2 === 0 ? 'upcoming' : 'past',
        sort: number % 2 === 0 ? 'dropOffAsc' : 'dropOffDesc',
        search: '',
      }),
  };
}

/** Addresses of the measured requests, each with another stay, centre or listing. */
export function pathsOf(place: BenchPlace) {
  const { city, listingIds } = place;
  const near = (number: number) => ({
    latitude: city.latitude + (number % 7) * 0.002,
    longitude: city.longitude - (number % 5) * 0.002,
  });
  const listing = (number: number): string => listingIds[number % listingIds.length] ?? '';
  const search = (number: number) => ({
    center: near(number),
    stay: stayNumber(city, number),
    bagsCount: 1 + (number % 3),
  });
  const rest = (number: number): string => {
    const { center, stay, bagsCount } = search(number);
    return String(
      new URLSearchParams({
        'ord[lat]': String(center.latitude),
        'ord[lng]': String(center.longitude),
        'dates[drop_off_date]': stay.dropOffAt,
        'dates[pick_up_date]': stay.pickUpAt,
        luggage_count: String(bagsCount),
      }),
    );
  };
  return {
    bare: () => '/bench/select-1',
    markers: (number: number) => call('search.markers', search(number)),
    page: (number: number) => call('search.listings', { ...search(number), page: 1 + (number % 3), perPage: 10 }),
    listing: (number: number) =>
      call('search.listing', {
        listing: listing(number),
        stay: stayNumber(city, number),
        bagsCount: 1,
        center: near(number),
      }),
    quote: (number: number) =>
      call('pricing.quote', { listing: listing(number), stay: stayNumber(city, number), bagsCount: 2 }),
    restMarkers: (number: number) => `/api/v1/listings?${rest(number)}`,
    restPage: (number: number) => `/api/v1/listings/list?${rest(number)}&page=${1 + (number % 3)}&per_page=10`,
    restListing: (number: number) => `/api/v1/listings/${listing(number)}?${rest(number)}`,
    restQuote: (number: number) => {
      const { dropOffAt, pickUpAt } = stayNumber(city, number);
      return `/api/v1/bookings/price?${new URLSearchParams({ listing_id: listing(number), drop_off: dropOffAt, collection: pickUpAt, bags_number: '2' })}`;
    },
    places: (number: number) =>
      call('search.places', { text: ['union sta', 'unon stat', 'toron', 'market'][number % 4] }),
    landing: () => '/',
    file: () => '/favicon.svg',
  };
}
