import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textos de lo que un local imprime para su mostrador. */
const es = {
  lead: 'Quien llega a tu puerta escanea el código y paga con el móvil. Lo registras como cualquier reserva.',
  yourCode: 'Tu código',
  codeText: 'Abre {address} y no cambia nunca.',
  qrText: 'Código QR de {address}',
  open: 'Ver lo que abre',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  notYet: 'Los viajeros aún no encuentran {name}. El código funcionará en cuanto puedan.',
  poster: 'Cartel',
  posterText: 'Una hoja A4 con tus precios, tu horario y tu código. Imprímela de nuevo cuando cambien.',
  sticker: 'Adhesivo para la puerta',
  stickerText: 'A6, con tu código. Para la puerta y el escaparate.',
  tags: 'Etiquetas de equipaje',
  tagsText: '12 etiquetas numeradas por hoja A4, con una parte para el bulto y otra para el viajero.',
  firstTag: 'Primer número',
  print: 'Imprimir etiquetas',
  inLanguage: '{paper}, {language}',
} as const;

export default es satisfies Record<keyof typeof en, Text>;
