import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textos de la lista de conversaciones de un socio. */
const es = {
  title: 'Mensajes',
  notAnswered: 'Sin respuesta, {count}',
  oldestFirst: 'primero los más antiguos',
  answered: 'Con respuesta',
  location: 'Local',
  allLocations: 'Todos los locales',
  you: 'Tú: {text}',
  by: '{name}: {text}',
  waits: 'Espera desde hace {time}',
  minutes: '{count} min',
  hours: '{count} h',
  unread: { one: '{count} sin leer', other: '{count} sin leer' },
  bags: { one: '{count} bulto', other: '{count} bultos' },
  inStore: '{bags} guardados, recogida {time}',
  dropOff: 'Entrega {time}',
  completed: 'Completada el {date}',
  canceled: 'Cancelada',
  write: 'Escribir',
  openBooking: 'Abrir la reserva',
  noAnswer: 'No hace falta responder',
  settled: 'Pasa a «Con respuesta»',
  all: 'Todos los mensajes',
  choose: 'Elige una conversación para leerla y responder.',
  none: 'Aún no hay mensajes',
  noneText: 'Aquí aparece lo que los viajeros escriben sobre sus reservas.',
  more: 'Mostrar 20 más',
  failed: 'No se han podido cargar los mensajes.',
  retry: 'Reintentar',
  aside: 'Sobre esta reserva',
  waitsForYou: 'Espera tu respuesta desde hace {time}',
  priceAndShare: '{price}, para ti {share}',
  whoAnswers: 'Quién puede responder aquí',
  onlyYou: 'Aquí solo respondes tú.',
  inviteStaff: 'Invitar a un compañero',
  youAnswer: 'Tú',
} satisfies Record<keyof typeof en, Text>;

export default es;
