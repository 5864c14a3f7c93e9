import type { Text } from '../text.ts';
import type en from './en.ts';

/** Los mensajes SMS. */
const es = {
  door: '{site}. Un viajero dice que {location} está cerrado. Responde ahora {link}',
  left: '{site}. Tu equipaje sigue en {location}. Mira qué puedes hacer {link}',
  booking: '{site}. Reserva nueva, {location}, {time}. {link}',
} as const;

export default es satisfies Record<keyof typeof en, Text>;
