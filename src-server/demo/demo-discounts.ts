import { newId } from '#server/platform/ids.ts';

/** What a business of each type gives something off. */
const offers: ReadonlyMap<string, readonly string[]> = new Map([
  ['Café', ['Any coffee', 'Hot drinks and pastries', 'Breakfast']],
  ['Bookshop', ['Postcards and maps', 'One paperback']],
  ['Barber', ['A shave', 'Any cut before noon']],
  ['Convenience store', ['Water and snacks', 'Travel adapters']],
  ['Hotel', ['The breakfast buffet', 'An hour in the sauna']],
  ['Florist', ['A bunch of the day']],
  ['Record shop', ['Second-hand records']],
  ['Laundry', ['A wash while you are out']],
  ['Bike shop', ['A bicycle for the day']],
  ['Souvenir shop', ['Anything with the city on it']],
]);

/** The row of a discount on what a business of this type sells; `number` chooses what of it. */
export function demoDiscount(listingId: string, type: string, number: number): object {
  const choices = offers.get(type) ?? [];
  return {
    id: newId(),
    listing_id: listingId,
    name: 'With your ticket',
    percentage: 10 + 5 * (number % 3),
    applied_to: choices[number % choices.length] ?? 'Anything in the shop',
  };
}
