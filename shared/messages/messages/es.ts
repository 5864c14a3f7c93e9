import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textos de los mensajes entre un viajero y un local. */
const es = {
  title: 'Mensajes',
  about: 'Reserva {code}, {name}',
  you: 'Tú',
  traveller: 'Viajero',
  write: 'Tu mensaje',
  writeHint: 'Se envía por correo. No escribas nunca números de tarjeta.',
  send: 'Enviar',
  sent: 'Mensaje enviado',
  none: 'Aún no hay mensajes.',
  closed: 'Los mensajes sobre esta reserva están cerrados.',
} satisfies Record<keyof typeof en, Text>;

export default es;
