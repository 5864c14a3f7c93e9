/** What a shop front can be. */
export const storefrontKinds = [
  'cafe',
  'books',
  'records',
  'bikes',
  'florist',
  'laundry',
  'grocery',
  'barber',
  'hotel',
  'shop',
] as const;

export type StorefrontKind = (typeof storefrontKinds)[number];

const hints: readonly (readonly [StorefrontKind, RegExp])[] = [
  ['cafe', /caf|coffee|bakery|restaurant|bar\b|tea|bistro|pub/i],
  ['hotel', /hotel|hostel|inn\b|lodg|motel/i],
  ['books', /book|librar|stationer|news/i],
  ['records', /record|music|vinyl|electronic|phone/i],
  ['bikes', /bike|cycl|scooter/i],
  ['florist', /flor|flower|garden/i],
  ['laundry', /laund|dry.?clean|wash/i],
  ['grocery', /grocer|market|convenience|deli\b|food|variety/i],
  ['barber', /barber|salon|hair|beauty|spa\b/i],
];

/** The nearest drawing for a business type in words; a shop if none is near. */
export function kindFor(businessType: string | null | undefined): StorefrontKind {
  return hints.find(([, words]) => words.test(businessType ?? ''))?.[0] ?? 'shop';
}
