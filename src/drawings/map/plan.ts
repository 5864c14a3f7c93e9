/** Metres in a grid's own frame: u along its rows, v along its columns, from the grid's origin. */
export type Spot = readonly [u: number, v: number];
/** Latitude and longitude. */
export type Place = readonly [lat: number, lng: number];

/** 2 is a main road, 1 a street, 0 a lane without a name. */
export type Rank = 0 | 1 | 2;
/** A straight street: how far it lies from the origin, and, if it ends, between which distances it runs. */
export type Street = readonly [name: string, at: number, rank: Rank, from?: number, to?: number];

export type Grid = {
  readonly origin: Place;
  /** Degrees by which the rows are turned from east to north. */
  readonly turn: number;
  readonly columns: readonly Street[];
  readonly rows: readonly Street[];
  readonly minorColumns?: readonly number[];
  readonly minorRows?: readonly number[];
  /** Where the grid applies; everywhere if absent. */
  readonly within?: readonly Place[];
};

type Named = readonly [lat: number, lng: number, name: string];

export type CityPlan = {
  readonly key: string;
  readonly centre: Place;
  readonly grids: readonly Grid[];
  readonly water: readonly (readonly Place[])[];
  readonly islands?: readonly (readonly Place[])[];
  readonly parks: readonly (readonly Place[])[];
  readonly marks?: readonly (readonly Place[])[];
  readonly roads?: readonly (readonly Place[])[];
  readonly expressways?: readonly (readonly Place[])[];
  readonly rails?: readonly (readonly Place[])[];
  readonly stations?: readonly Place[];
  readonly places: readonly Named[];
  readonly parkNames?: readonly Named[];
  readonly districts: readonly Named[];
  readonly waters?: readonly Named[];
};
