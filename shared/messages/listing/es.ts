import type { Text } from '../text.ts';
import type en from './en.ts';

export default {
  rating: { one: '{rating} de 5 estrellas, {count} opinión', other: '{rating} de 5 estrellas, {count} opiniones' },
  noReviews: 'Aún sin opiniones',
  fewReviews: { one: 'Nuevo, {count} opinión', other: 'Nuevo, {count} opiniones' },
  walkingTime: '{minutes} min',
  walkingLabel: { one: '{count} minuto a pie', other: '{count} minutos a pie' },
  walkingEstimate: {
    one: 'Aproximadamente {count} minuto a pie (estimación)',
    other: 'Aproximadamente {count} minutos a pie (estimación)',
  },
  insuredAmount: 'Seguro de ${amount}',
  insuranceIncluded: 'Seguro incluido',
  freeCancellation: 'Cancelación gratuita',
  priceText: '{perHour}/h o {perDay}/día',
  bags: { one: '{count} bulto', other: '{count} bultos' },
  book: 'Reservar aquí',
  closedButton: 'Cerrado a esas horas',
  fullButton: 'Cambiar el número de bultos',
  tooFarButton: 'Elegir un día antes',
  openForYourStay: 'Abierto para tu estancia: {name}, {distance}',
  wasPrice: 'Precio {price}, no disponible para tu estancia',
  allDay: '24 horas',
  closedDay: 'Cerrado',
  dayRange: '{from} – {to}',
  specialHours: '(horario especial)',
  today: 'Hoy',
  yourDay: 'Tu día',
  answeredOn: '{name} respondió el {date}',
  wiFi: 'Wi-Fi',
  restroom: 'Baño',
} satisfies Record<keyof typeof en, Text>;
