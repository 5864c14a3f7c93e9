import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textos de la página que abre el código de un local, en el mostrador. */
const es = {
  title: 'Deja tu equipaje aquí',
  yourStay: 'Tu depósito desde ahora',
  from: 'Desde',
  until: 'Hasta',
  now: 'Ahora, {time}',
  pickUps: 'Hora de recogida',
  other: 'Otra',
  otherTime: 'Otra hora de recogida',
  roomNow: { one: 'Hay sitio para {count} bulto', other: 'Hay sitio para {count} bultos' },
  fewer: 'Un bulto menos',
  more: 'Un bulto más',
  totalPrice: 'Precio total',
  feesIncluded: 'Gastos e impuestos incluidos',
  closesSoon: { one: 'La puerta cierra en {count} minuto', other: 'La puerta cierra en {count} minutos' },
  closesSoonText: 'Lo que no se recoja antes de las {time} se queda dentro hasta que {name} vuelva a abrir.',
  insured: 'Seguro incluido, hasta $1,200 por bulto',
  order: 'Paga, muestra el código y entrega tu equipaje',
} as const;

export default es satisfies Record<keyof typeof en, Text>;
