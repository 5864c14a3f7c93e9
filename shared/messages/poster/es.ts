import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textos de lo que un local imprime para su mostrador. */
const es = {
  title: 'Deja tu equipaje aquí',
  lead: 'Paga con el móvil, entrégalo y sigue tu camino. Sin aplicación ni cuenta.',
  from: 'desde',
  hour: '1 bulto, 1 hora, todo incluido',
  day: 'todo el día {price}',
  scan: 'Escanea',
  scanText: 'Abre este local, desde ahora',
  pay: 'Paga',
  payText: 'Con tarjeta o con el móvil',
  handOver: 'Entrega tu equipaje',
  handOverText: 'Cada bulto recibe un número',
  insured: 'Seguro incluido',
  insuredText: 'hasta $1,200 por bulto',
  open: 'Abierto',
  always: '24 horas',
  everyDay: 'Todos los días',
  noCamera: '¿Sin cámara? {address}',
  printed: '{month}, {currency}, gastos e impuestos incluidos',
  stickerText: 'Escanea, paga y sigue tu camino',
  tag: 'Átala al bulto',
  tagStub: 'Para el viajero',
} as const;

export default es satisfies Record<keyof typeof en, Text>;
