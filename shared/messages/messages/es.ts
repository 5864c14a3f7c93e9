import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textos de los mensajes entre un viajero y un local. */
const es = {
  title: 'Mensajes',
  about: 'Reserva {code}, {name}',
  traveller: 'Viajero',
  toOrder: 'Volver al pedido',
  write: 'Tu mensaje',
  writeHint: 'Se envía por correo. No escribas nunca números de tarjeta.',
  send: 'Enviar',
  sent: 'Mensaje enviado',
  read: 'Leído a las {time}',
  sentAt: 'Enviado a las {time}',
  waits: 'Espera una conexión',
  quick: 'Respuestas listas',
  undo: 'Deshacer',
  going: 'Sale en diez segundos',
  quickTravellerWay: 'Voy de camino',
  quickTravellerLate: 'Llego diez minutos tarde',
  quickTravellerDoor: '¿Qué puerta es?',
  quickLocationHere: 'Estamos aquí',
  quickLocationRing: 'Toca el timbre, por favor',
  quickLocationBack: 'Volvemos en diez minutos',
  none: 'Aún no hay mensajes.',
  closed: 'Los mensajes sobre esta reserva están cerrados.',
  eventBooked: 'Reservado',
  eventChanged: 'Reserva modificada',
  eventDropOff: 'Entrega movida',
  eventPickUp: 'Recogida movida',
  eventIn: 'Entregado',
  eventOut: 'Devuelto',
  eventCounted: 'Contado de nuevo',
  eventEnded: 'Estancia terminada',
  eventCanceled: 'Cancelada',
  eventBags: { one: '{count} bulto', other: '{count} bultos' },
  eventBy: 'por {name}',
  eventFromTo: 'de {from} a {to}',
} satisfies Record<keyof typeof en, Text>;

export default es;
