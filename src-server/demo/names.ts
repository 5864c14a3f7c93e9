import type { Random } from './random.ts';

/** Business types with the kinds of names their shops have; `{street}` becomes the street's own name. */
export const demoBusinessTypes: readonly (readonly [string, readonly string[]])[] = [
  ['Café', ['{street} Coffee', '{street} Espresso', 'Corner Cup on {street}', 'Café {street}']],
  ['Bookshop', ['{street} Books', '{street} Book Room', 'The {street} Reader']],
  ['Barber', ['{street} Barber Co.', 'Chairs on {street}', '{street} Cuts']],
  ['Convenience store', ['{street} Market', '{street} Corner Store', '{street} Pantry']],
  ['Hotel', ['The {street} House', 'Hotel {street}', '{street} Inn']],
  ['Florist', ['{street} Flowers', 'Fruit & Flowers {street}', '{street} Blooms']],
  ['Record shop', ['Vinyl & Co. {street}', '{street} Records']],
  ['Laundry', ['{street} Laundry Room', 'Fresh Fold {street}']],
  ['Bike shop', ['{street} Cycles', 'Spoke & Chain {street}']],
  ['Souvenir shop', ['{street} Souvenirs', 'Postcards on {street}']],
];

export const firstNames = [
  'Amara',
  'Noah',
  'Léa',
  'Mateo',
  'Priya',
  'Jonas',
  'Mei',
  'Olivia',
  'Samir',
  'Chloé',
  'Diego',
  'Hanna',
  'Kenji',
  'Zoe',
  'Luca',
  'Fatima',
];
export const lastNames = [
  'Okafor',
  'Tremblay',
  'Singh',
  'García',
  'Chen',
  'Novak',
  'Brown',
  'Dubois',
  'Kim',
  'Rossi',
  'Silva',
  'Martin',
  'Haddad',
  'Wilson',
  'Sato',
  'Weber',
];

export const reviewTexts: readonly (readonly [number, string])[] = [
  [5, 'Dropped two suitcases in a minute and had the whole day free. The staff were lovely.'],
  [5, 'Right beside the station. The ticket was scanned and that was it.'],
  [5, 'Friendly people, bags in a locked back room. Would use again.'],
  [4, 'Good place, a short queue at noon.'],
  [4, 'Easy to find and well priced. The sign is a bit small.'],
  [5, 'They let me pick up just before closing without any fuss.'],
  [3, 'Fine, but I had to wait ten minutes for someone with the key.'],
  [5, 'Exactly what we needed between check-out and the night train.'],
  [4, 'Clean and quick. The coffee is good too.'],
  [2, 'The door was locked when I came; they opened after I called.'],
];

/** A shop's name on a street, without the street's type: "York St" gives "York". */
export function shopName(random: Random, templates: readonly string[], street: string): string {
  const own = street.replace(/^(Rue|Boulevard|Avenue( du)?) /, '').replace(/ (St|Ave|Blvd|Quay)( [NSEW])?$/, '');
  return random.pick(templates).replace('{street}', own);
}
