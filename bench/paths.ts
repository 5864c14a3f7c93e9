import { type BenchPlace, stayNumber } from './densest-city.ts';

const call = (procedure: string, input: object): string =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

interface PartnerPaths {
  readonly id: string;
  readonly listingIds: readonly string[];
  /** Of today's list, as it was last answered. */
  readonly version: string;
}

/** What the dashboard of a partner asks for, and the first page of their bookings. */
export function partnerPathsOf({ id, listingIds, version }: PartnerPaths) {
  const one = (procedure: string) => () => `/trpc/${procedure}`;
  return {
    viewer: one('accounts.viewer'),
    today: one('hosting.today'),
    todayAnew: () => `/bench/today-anew/${id}`,
    todayInFull: () => `/bench/today/${id}`,
    todayNews: () => call('hosting.todayNews', { version }),
    week: (number: number) => call('hosting.week', { listingId: listingIds[number % listingIds.length] }),
    sharesThisWeek: one('hosting.sharesThisWeek'),
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

/** Rows of people and locations that a screen asks for first; of the audit log it is twice as many. */
const FIRST_PAGE = 25;

/** The searches of administrators for a text, by what is searched. */
export const searchPaths = {
  bookings: (text: string) => call('admin.bookings.list', { text }),
  people: (text: string) => call('admin.people.find', { text, kind: 'all', limit: FIRST_PAGE }),
  locations: (text: string) => call('admin.listings.find', { text, state: 'all', limit: FIRST_PAGE }),
  anything: (text: string) => call('admin.palette.find', { text }),
};

/** The lists that administrators look at, as their pages ask for them; every request looks for something else. */
export function administratorPaths(listingIds: readonly string[]) {
  const pick = (words: readonly string[], number: number): string => words[number % words.length] ?? '';
  const listing = (procedure: string) => (number: number) =>
    call(`admin.listings.${procedure}`, { listingId: listingIds[number % listingIds.length] });
  return {
    bookings: () => call('admin.bookings.list', {}),
    bookingsOfState: (number: number) =>
      call('admin.bookings.list', { state: pick(['confirmed', 'completed', 'canceled', 'pending'], number) }),
    bookingsComing: () => call('admin.bookings.list', { dropOff: 'coming' }),
    bookingsOfSmallCity: (number: number) =>
      call('admin.bookings.list', { city: pick(['Palma', 'Tulsa', 'Nowhere'], number) }),
    bookingsInCurrency: (number: number) =>
      call('admin.bookings.list', { currency: pick(['NZD', 'EUR', 'XXX'], number) }),
    people: () => searchPaths.people(''),
    partners: () => call('admin.people.find', { text: '', kind: 'partners', limit: FIRST_PAGE }),
    listings: () => searchPaths.locations(''),
    listing: listing('show'),
    listingBookings: listing('bookings'),
    listingOwner: listing('owner'),
    listingChanges: listing('changes'),
    listingLastDays: listing('lastDays'),
    bookingsOfListing: (number: number) =>
      call('admin.bookings.list', { listingId: listingIds[number % listingIds.length] }),
    mails: () => call('admin.mails.list', {}),
    events: () => call('admin.events.list', {}),
    jobs: () => '/trpc/admin.jobs.list',
    home: () => '/trpc/admin.home.get',
    figures: () => '/trpc/admin.home.figures',
    payouts: () => call('admin.payoutRuns.list', {}),
    audit: () => call('admin.auditLog', { days: 7, limit: 2 * FIRST_PAGE }),
    auditRareAct: () => call('admin.auditLog', { days: 400, area: 'system', limit: 2 * FIRST_PAGE }),
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
    filtered: (number: number) =>
      call('search.listings', {
        ...search(number),
        filters: { wifi: true, late: true, room: true },
        page: 1 + (number % 3),
        perPage: 10,
      }),
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
