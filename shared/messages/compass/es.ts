import type { Text } from '../text.ts';
import type en from './en.ts';

export default {
  north: 'el norte',
  northEast: 'el noreste',
  east: 'el este',
  southEast: 'el sureste',
  south: 'el sur',
  southWest: 'el suroeste',
  west: 'el oeste',
  northWest: 'el noroeste',
} satisfies Record<keyof typeof en, Text>;
