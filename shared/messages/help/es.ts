import type { Text } from '../text.ts';
import type en from './en.ts';

export default {
  title: '¿En qué podemos ayudarte?',
  description: 'Preguntas sobre la consigna, con respuestas para tu reserva.',
  search: 'Buscar en las preguntas',
  clear: 'Borrar la búsqueda',
  answers: { one: '{count} respuesta', other: '{count} respuestas' },
  topics: 'Temas',
  all: 'Todos',
  forOrder: 'Para {code}',
  looksAt: 'Estas respuestas tienen en cuenta tu reserva',
  stayLine: '{day}, de {from} a {to}',
  stayLines: 'del {day}, {from}, al {lastDay}, {to}',
  checkedIn: 'Entregado a las {time}',
  checkedOut: 'Recogido a las {time}',
  anotherBooking: 'Otra reserva',
  findBooking: 'Encontrar mi reserva',
  findText: 'Con su código y tu correo, las respuestas tienen en cuenta tu reserva.',
  closesAt:
    'El local cierra a las {time} el día de tu recogida, {pickUp}. Hasta entonces puedes venir, y no se cobra nada automáticamente.',
  open24: 'El local abre día y noche el día de tu recogida.',
  refundable: 'Si cancelas ahora, {amount} vuelven a tu tarjeta.',
  notRefundable: 'Si cancelas ahora, no se devuelve nada.',
  canceled: 'Este pedido se canceló. Su página muestra el reembolso.',
  openOrder: 'Abrir el pedido',
  noAnswer: '¿No está la respuesta?',
  noAnswerText: 'Escríbenos en español, inglés o francés. Respondemos en 2 días laborables.',
  write: 'Escribirnos',
  nothingFound: 'Nada aquí sobre «{text}». Tus palabras van contigo si nos escribes.',
} satisfies Record<keyof typeof en, Text>;
