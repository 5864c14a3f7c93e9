import type { Text } from '../text.ts';
import type en from './en.ts';

/** Les messages SMS. */
const fr = {
  door: '{site}. Un voyageur dit que {location} est fermé. Répondez maintenant {link}',
  left: '{site}. Vos bagages sont encore chez {location}. Voyez que faire {link}',
  booking: '{site}. Nouvelle réservation, {location}, {time}. {link}',
} as const;

export default fr satisfies Record<keyof typeof en, Text>;
