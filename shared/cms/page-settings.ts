/** What people leave their bags near, as the page of a place says it. */
export const placeKinds = [
  'station',
  'airport',
  'bus',
  'ferry',
  'sight',
  'market',
  'museum',
  'arena',
  'district',
] as const;

export type PlaceKind = (typeof placeKinds)[number];

/** What a page is about, besides its text. */
export interface PageSettings {
  readonly city?: string;
  /** Two letters. */
  readonly country?: string;
  /** On the page of a place within the city. */
  readonly place?: {
    readonly name: string;
    readonly kind: PlaceKind;
    readonly latitude: number;
    readonly longitude: number;
  };
}
