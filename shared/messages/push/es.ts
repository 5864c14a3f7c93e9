import type { Text } from '../text.ts';
import type en from './en.ts';

/** Lo que dice una notificación; se lee en una pantalla bloqueada. */
const es = {
  bagsIn: 'Tu equipaje está dentro',
  bagsInText: {
    one: '{location} guarda tu bulto. Recogida: {time}.',
    other: '{location} guarda tus {count} bultos. Recogida: {time}.',
  },
  soon: 'Es hora de recoger tu equipaje',
  soonText: 'Sigue en {location}. Recogida: {time}.',
  left: 'Tu equipaje sigue en {location}',
  leftText: 'La recogida prevista era: {time}. Mira qué puedes hacer.',
  changes: 'Novedades sobre tu reserva',
  changesText: '{location} ha cambiado algo. Mira cómo te afecta.',
  messagesToTraveller: '{location} te ha escrito',
  messagesToTravellerText: 'Abre la conversación para responder.',
  messagesToCounter: '{traveller} te ha escrito',
  messagesToCounterText: '{location}. Abre la conversación para responder.',
  booking: 'Reserva nueva',
  bookingChanged: 'Reserva cambiada',
  bookingCanceled: 'Reserva cancelada',
  bookingText: { one: '{location}: {count} bulto, {time}', other: '{location}: {count} bultos, {time}' },
  door: '¿Está abierta tu puerta?',
  doorText: 'Un viajero ha encontrado {location} cerrado. Responde ahora.',
  doorAnswer: 'Novedades sobre la puerta cerrada',
  doorAnswerText: 'Mira qué dice {location} y qué puedes hacer.',
  leftToCounter: 'Equipaje sin recoger',
  leftToCounterText: {
    one: '{location}: {count} bulto, recogida prevista: {time}. Mira de quién es.',
    other: '{location}: {count} bultos, recogida prevista: {time}. Mira de quién son.',
  },
  payout: 'Un pago ha fallado',
  payoutText: 'Mira por qué y qué hacer.',
} as const;

export default es satisfies Record<keyof typeof en, Text>;
