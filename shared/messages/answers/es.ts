import type { Text } from '../text.ts';
import type en from './en.ts';

export default {
  received: 'Tenemos tu mensaje',
  receivedText:
    'Hola, {firstName}:\n\ntenemos tu mensaje y lo estamos mirando. Tendrás noticias nuestras en 2 días hábiles.\n\n{answeredBy}',
  lostTag: 'Etiqueta perdida, bulto aún dentro',
  lostTagText:
    'Hola, {firstName}:\n\nsí. Tus maletas están en {location} y no necesitas la etiqueta: muestra el código {code} y un documento a nombre de {name}.\n\nTu hora de recogida es {pickUp}.\n\n{answeredBy}',
  late: 'Tarde para la recogida',
  lateText:
    'Hola, {firstName}:\n\ntus maletas están seguras en {location}. Ven mientras esté abierto; no se cobra nada automáticamente. Puedes cambiar la recogida en la página de tu pedido, {code}, y así el mostrador sabe cuándo vienes.\n\n{answeredBy}',
  refund: 'Dónde está el reembolso',
  refundText:
    'Hola, {firstName}:\n\nun reembolso tarda de 5 a 10 días desde que se envía. La página de tu pedido, {code}, muestra en qué punto está.\n\n{answeredBy}',
} satisfies Record<keyof typeof en, Text>;
