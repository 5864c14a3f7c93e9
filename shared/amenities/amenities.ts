/** What every location says it has or lacks: switches of its forms, and REST's `preferences`. */
export const usualAmenities = ['wifi', 'restroom'] as const;
/** What its partner may answer, too. */
export const furtherAmenities = ['ramp', 'lift', 'camera'] as const;
export const amenityNames = [...usualAmenities, ...furtherAmenities] as const;
export type AmenityName = (typeof amenityNames)[number];

/** Those that travellers filter by, named alike in the query of `/map`. */
export const filterAmenities = ['wifi', 'restroom'] as const satisfies readonly AmenityName[];
export type FilterAmenity = (typeof filterAmenities)[number];

/** Something for each of those. */
export const perFilterAmenity = <Value>(make: (name: FilterAmenity) => Value): Record<FilterAmenity, Value> =>
  Object.fromEntries(filterAmenities.map((name) => [name, make(name)])) as Record<FilterAmenity, Value>;

/** The bit of an amenity in the set of those that a location has. */
export const amenityBit = (name: AmenityName): number => 1 << amenityNames.indexOf(name);
