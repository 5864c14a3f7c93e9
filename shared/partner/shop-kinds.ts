/**
 * What a shop can be, in the order of the form: its code, by which its texts and drawings are found, and the name under
 * which a new installation writes it down. Kinds that are added there later have no code.
 */
export const shopKinds = {
  cafe: 'Café',
  bookshop: 'Bookshop',
  barber: 'Barber',
  convenienceStore: 'Convenience store',
  hotel: 'Hotel',
  florist: 'Florist',
  recordShop: 'Record shop',
  laundry: 'Laundry',
  bikeShop: 'Bike shop',
  souvenirShop: 'Souvenir shop',
  other: 'Other',
} as const;

export type ShopKind = keyof typeof shopKinds;

const codes = Object.keys(shopKinds) as ShopKind[];

/** The code of a kind by the name it has in the database; `null` for one that was added later. */
export const shopKindOf = (name: string): ShopKind | null => codes.find((code) => shopKinds[code] === name) ?? null;
