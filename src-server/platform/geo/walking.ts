const DETOUR = 1.3;
const METRES_PER_SECOND = 4800 / 3600;

export interface Walk {
  readonly metres: number;
  readonly seconds: number;
  /** Nobody has looked at the streets. */
  readonly estimate: true;
}

/** How long a walk takes for a distance in metres as the crow flies: an estimate, 1.3 times as far at 4.8 km/h. */
export function walkingEstimate(distance: number): Walk {
  const metres = distance * DETOUR;
  return { metres, seconds: metres / METRES_PER_SECOND, estimate: true };
}
