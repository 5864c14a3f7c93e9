import type { Text } from '../text.ts';
import type en from './en.ts';

/** Lo que dice una notificación; se lee en una pantalla bloqueada. */
const es = {
  bagsIn: 'Tu equipaje está dentro',
  bagsInText: {
    one: '{location} guarda tu bulto. Recógelo antes de las {time}.',
    other: '{location} guarda tus {count} bultos. Recógelos antes de las {time}.',
  },
  soon: 'Es hora de recoger tu equipaje',
  soonText: 'Sigue en {location}. Recógelo antes de las {time}.',
  left: 'Tu equipaje sigue en {location}',
  leftText: 'La recogida era a las {time}. Mira qué puedes hacer.',
  changes: 'Novedades de tu reserva',
  changesText: 'Algo ha cambiado en {location}. Mira qué.',
  messagesToTraveller: '{location} te ha escrito',
  messagesToTravellerText: 'Abre la conversación para responder.',
  messagesToCounter: '{traveller} te ha escrito',
  messagesToCounterText: '{location}. Abre la conversación para responder.',
  booking: 'Reserva nueva',
  bookingChanged: 'Reserva cambiada',
  bookingCanceled: 'Reserva cancelada',
  bookingText: { one: '{location}: {count} bulto, {time}', other: '{location}: {count} bultos, {time}' },
  door: '¿Está abierta tu puerta?',
  doorText: 'Un viajero dice que {location} está cerrado. Responde ahora.',
  doorAnswer: 'Novedades de la puerta cerrada',
  doorAnswerText: 'Mira qué se dice de {location} y qué puedes hacer.',
  leftToCounter: 'Aún tienes equipaje',
  leftToCounterText: {
    one: '{location}: {count} bulto. La recogida era a las {time}.',
    other: '{location}: {count} bultos. La recogida era a las {time}.',
  },
  payout: 'Un pago ha vuelto',
  payoutText: 'Mira por qué y cambia la cuenta.',
} as const;

export default es satisfies Record<keyof typeof en, Text>;
