import type { GeoPoint } from './distance.ts';

const DETOUR = 1.3;
const METRES_PER_SECOND = 4800 / 3600;

/** Minutes of a walk as people say them: whole, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/** Seconds that a walk takes for a distance in metres as the crow flies: an estimate, 1.3 times as far at 4.8 km/h. */
export const estimatedSeconds = (distance: number): number => (distance * DETOUR) / METRES_PER_SECOND;

/** A way along streets. */
interface WalkingRoute {
  readonly seconds: number;
  /** From the start to the end, both included. */
  readonly path: readonly GeoPoint[];
}

/** Knows the streets. */
export interface WalkPlanner {
  /**
   * Seconds on foot to each place, in their order; `null` where no way leads.
   * @throws WalkPlannerFailure when the service does not answer in time or refuses.
   */
  readonly times: (from: GeoPoint, to: readonly GeoPoint[]) => Promise<readonly (number | null)[]>;
  /**
   * The way to one place; `null` where none leads.
   * @throws WalkPlannerFailure as above.
   */
  readonly route: (from: GeoPoint, to: GeoPoint) => Promise<WalkingRoute | null>;
}

/** Why ways could not be asked for, in a word of the service: `PERMISSION_DENIED`. */
export class WalkPlannerFailure extends Error {
  readonly reason: string;
  constructor(reason: string, options?: ErrorOptions) {
    super(`Directions request failed due to ${reason}`, options);
    this.reason = reason;
  }
}
