import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  title: 'Mostrador',
  back: 'Volver al panel',
  sendNow: 'Intentar ahora',
  goneSince: 'Sin red desde las {time}',
  goOn: {
    one: 'Sigue: el billete de hoy está en este dispositivo. Lo que escanees se envía después, con su hora real.',
    other:
      'Sigue: los {count} billetes de hoy están en este dispositivo. Lo que escanees se envía después, con su hora real.',
  },
  justSent: { one: 'De vuelta, {count} enviada', other: 'De vuelta, {count} enviadas' },
  open: 'Abrir el mostrador',
  waiting: { one: '{count} entrega por enviar', other: '{count} entregas por enviar' },
  disagrees: { one: '{count} no coincide', other: '{count} no coinciden' },
  foundAt: 'visto a las {time}',
  decide: 'Decidir',
  codeAndBags: '{code}, {bags}',
  thisDevice: 'Este dispositivo',
  bagsIn: { one: '{count} bulto guardado', other: '{count} bultos guardados' },
  bagsOut: { one: '{count} bulto devuelto', other: '{count} bultos devueltos' },
  canceled: 'Cancelada',
  otherDay: 'No es para este día',
  notPaid: 'Sin pagar',
  noRoom: 'Aún sin sitio',
  bookedOnly: 'Reservado: {count}',
  noneIn: 'No se guardó equipaje',
  timeDoubted: 'La hora no puede ser correcta',
  refused: 'No aceptada',
  by: 'por {name}',
  overHere:
    'El equipaje está contigo y la reserva ha terminado. No se cobra ni se paga nada hasta que hagas una de estas cosas.',
  notCovered:
    'El equipaje está contigo y la reserva no lo cubre. No se cobra ni se paga nada hasta que hagas una de estas cosas.',
  agreedIn: 'Alguien ya había guardado este equipaje. No hay nada que hacer.',
  agreedOut: 'Alguien ya había devuelto este equipaje. No hay nada que hacer.',
  asIs: 'Lo que dice {site} está en el registro. Si el equipaje está en otro lugar, busca el billete y hazlo de nuevo.',
  askToBook: 'Pedir a {name} que reserve de nuevo',
  askToBookUnnamed: 'Pedir una nueva reserva',
  handedBack: 'Equipaje devuelto',
  allRight: 'De acuerdo',
  call: 'Llamar a {name}',
  withoutData: 'funciona sin datos',
  toSend: { one: '{count} por enviar', other: '{count} por enviar' },
  byThemselves: 'salen solas',
  waits: 'espera',
  sentAt: 'Enviadas a las {time}',
  agree: { one: '{count} coincide', other: '{count} coinciden' },
  inAndOut: '{in} guardados, {out} devueltos',
  fromTo: 'de {from} a {to}',
  today: 'Hoy',
  asCounted:
    '{place}: {inside} de {capacity} bultos, según este dispositivo. Un billete que no está en él se comprueba en cuanto haya red.',
  scanNext: 'Escanear el siguiente billete',
  nothingKept: 'Aún no hay nada guardado en este dispositivo',
  nothingKeptText: 'Inicia sesión y abre el panel una vez con red. Después el mostrador funciona sin ella.',
  signInToSend: 'Inicia sesión para enviar lo que espera aquí',
  signIn: 'Iniciar sesión',
} satisfies Record<keyof typeof en, Text>;

export default es;
