import type { Text } from '../text.ts';
import type en from './en.ts';

export default {
  north: 'le nord',
  northEast: 'le nord-est',
  east: 'l’est',
  southEast: 'le sud-est',
  south: 'le sud',
  southWest: 'le sud-ouest',
  west: 'l’ouest',
  northWest: 'le nord-ouest',
} satisfies Record<keyof typeof en, Text>;
