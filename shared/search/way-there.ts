interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres beyond which no one walks with bags. */
export const farthestWalk = 5000;

/** The eight points of the compass, clockwise from the north. */
const compassPoints = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;
export type CompassPoint = (typeof compassPoints)[number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point of the compass towards which one sets out from one place to another that is within a walk. */
export function compassTo(from: Point, to: Point): CompassPoint {
  const degrees = to.longitude - from.longitude;
  // The short way round, over the date line too.
  const east = (degrees - 360 * Math.round(degrees / 360)) * Math.cos(radians(from.latitude));
  const north = to.latitude - from.latitude;
  const eighths = Math.round((Math.atan2(east, north) * 4) / Math.PI);
  return compassPoints[(eighths + 8) % 8] ?? 'north';
}
