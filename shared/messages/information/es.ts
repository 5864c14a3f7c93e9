import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  travellerTitle: 'Cómo guardar el equipaje',
  travellerLead: 'Cuatro pasos desde la estación hasta las manos libres.',
  partnerTitle: 'Cómo recibir equipaje',
  partnerLead: 'Cinco pasos desde una estantería vacía hasta un pago.',
  steps: 'Pasos',
  turn: 'Pasar la página',
  find: 'Encuentra un sitio',
  findText:
    'Busca una calle, una estación o una ciudad y di cuándo vienes y con cuántos bultos. Cada sitio muestra su horario de ese día y el precio completo, impuestos incluidos.',
  findAction: 'Abrir el mapa',
  book: 'Reserva y paga',
  bookText:
    'Elige un sitio y paga con tarjeta. Recibes al momento un ticket con un código, también por correo. Hasta la entrega puedes cancelar gratis.',
  dropOff: 'Entrega tu equipaje',
  dropOffText: 'Muestra el ticket y tu documento en el mostrador. Se cuentan los bultos y la hora queda en tu reserva.',
  ordersAction: 'Mis reservas',
  pickUp: 'Recoge tu equipaje',
  pickUpText: 'El mismo ticket te devuelve el equipaje. Después puedes contar a otros viajeros cómo fue.',
  location: 'Tu local',
  locationText:
    'Di dónde está, cómo es y cuántos bultos caben. Está en el mapa en cuanto tiene horario y tu correo está confirmado.',
  listingsAction: 'Tus locales',
  hours: 'Horarios y festivos',
  hoursText:
    'Los viajeros solo reservan mientras estás abierto. Los festivos y cierres van antes que la semana habitual; de cada reserva afectada te preguntamos antes de guardar.',
  bookings: 'Reservas',
  bookingsText: 'Cada reserva llega por correo y está en tu lista, con su código, sus horas y tu parte.',
  bookingsAction: 'Tus reservas',
  counter: 'En el mostrador',
  counterText:
    'Escanea el ticket o escribe su código: entra el equipaje y luego sale. Se guardan las dos horas. Mantén el equipaje lejos del público: es tu único deber.',
  counterAction: 'La lista de hoy',
  payouts: 'Pagos',
  payoutsText: 'Tu parte es tuya en cuanto acaba la estancia y va a tu banco cada semana.',
  payoutsAction: 'Tus pagos',
} as const satisfies Record<keyof typeof en, Text>;

export default es;
