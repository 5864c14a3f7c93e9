import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textos de las notificaciones de un dispositivo. */
const es = {
  title: '¿Te avisamos?',
  lead: 'Tres cosas de este depósito, nada más.',
  counterLead: 'Tres cosas de tu mostrador, nada más.',
  tellMe: 'Avísame',
  notNow: 'Ahora no',
  foot: 'Terminan con tu depósito. Los correos llegan igual.',
  counterFoot: 'Los correos llegan igual.',
  failed: 'Este navegador no puede avisarte. Los correos llegan igual.',
  heading: 'Avisos en este dispositivo',
  offText: 'Este dispositivo no recibe avisos.',
  stop: 'Desactivar todos',
  bagsIn: 'Tu equipaje está dentro',
  bagsInText: 'Cuántos bultos y hasta cuándo',
  bagsInWhen: 'al entregarlo',
  soon: 'Una hora antes del cierre',
  soonText: 'Solo si tu equipaje sigue allí',
  left: 'Tu equipaje se ha quedado',
  changes: 'El local cambia algo',
  messages: 'El local te escribe',
  messagesText: 'Respuestas o cambios',
  anyTime: 'en cualquier momento',
  booking: 'Una reserva nueva',
  bookingText: 'También si cambia o se cancela',
  counterMessages: 'Un viajero escribe',
  counterMessagesText: 'Responde con un toque',
  door: 'Avisan de que tu puerta está cerrada',
  doorText: 'De día y de noche',
  doorAnswer: 'Novedades de una puerta que avisé cerrada',
  counterLeft: 'Queda equipaje al cierre',
  payout: 'Vuelve un pago',
  smsHeading: 'Mensajes SMS',
  smsTraveller: 'Un SMS si el local cierra y mi equipaje sigue allí',
  smsCounter: 'Un SMS si avisan de que mi puerta está cerrada, o si una reserva empieza en menos de 30 minutos',
  smsNumber: 'Al número que acaba en {end}. Nada más se envía por SMS.',
  smsNoNumber: 'Tu número debe empezar por su país, como +34 612 34 56 78.',
} as const;

export default es satisfies Record<keyof typeof en, Text>;
