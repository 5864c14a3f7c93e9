import type { Text } from '../text.ts';

/** The points of the compass, as a way is described: towards them. */
const en = {
  north: 'north',
  northEast: 'north-east',
  east: 'east',
  southEast: 'south-east',
  south: 'south',
  southWest: 'south-west',
  west: 'west',
  northWest: 'north-west',
} as const satisfies Record<string, Text>;

export default en;
