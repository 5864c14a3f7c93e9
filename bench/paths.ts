import { type BenchPlace, stayNumber } from './densest-city.ts';

const call = (procedure: string, input: object): string =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

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
    landing: () => '/',
    file: () => '/favicon.svg',
  };
}
