import type { MapBounds } from '#web/lib/map/map-types.ts';
import { bboxText } from './bbox.ts';

/** A place that is searched. */
export interface FilterPlace {
  /** What stands in the place field; empty for a stretch of map without a name. */
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly placeId?: string | undefined;
  /** The device's own position. */
  readonly isGps?: boolean | undefined;
  /** The stretch of map that is searched, with the place in its middle; else all around the place is. */
  readonly bounds?: MapBounds | undefined;
}

/** A stay on the wire: ISO instants with an offset, whole minutes. */
export interface StayText {
  readonly dropOffAt: string;
  readonly pickUpAt: string;
}

/** What is searched: where, when and how many. `zone` is the place's time zone, in which the stay is shown. */
export interface SearchFilter {
  readonly place: FilterPlace;
  readonly stay: StayText;
  readonly bagsCount: number;
  readonly zone: string;
}

const sameInstant = (a: string, b: string): boolean => Date.parse(a) === Date.parse(b);

export const isSameStay = (a: StayText, b: StayText): boolean =>
  sameInstant(a.dropOffAt, b.dropOffAt) && sameInstant(a.pickUpAt, b.pickUpAt);

const isSamePlace = (a: FilterPlace, b: FilterPlace): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude && bboxText(a.bounds) === bboxText(b.bounds);

/** Whether place, bags or either date differ: then results can be updated. */
export function isSameFilter(a: SearchFilter, b: SearchFilter): boolean {
  return a.bagsCount === b.bagsCount && isSamePlace(a.place, b.place) && isSameStay(a.stay, b.stay);
}
