import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  title: 'Eventos',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  search: 'Buscar eventos',
  searchHint: 'evento, pago, código',
  found: { one: '{count} evento', other: '{count} eventos' },
  failedCount: {
    one: '{count} evento falló; el proveedor lo reenvía.',
    other: '{count} eventos fallaron; el proveedor los reenvía.',
  },
  none: 'No se encontró ningún evento',
  came: 'Llegó',
  event: 'Evento',
  about: 'Sobre',
  became: 'Resultado',
  took: 'Duró',
  lasted: '{count} ms',
  done: 'Hecho',
  seen: 'Ya visto',
  ignored: 'No es nuestro',
  refunded: 'Reembolsado',
  failedEvent: 'Fallido',
  times: 'Por orden',
  checked: 'Qué se comprobó',
  whatNow: '¿Y ahora?',
  askMeans: 'Tratarlo otra vez siempre es seguro: se calcula con lo que es cierto ahora.',
  ask: 'Preguntar otra vez al proveedor',
  asked: 'Se ha preguntado al proveedor',
  all: 'Todos',
  older: 'Mostrar los anteriores',
  keyAsk: 'preguntar al proveedor',
  kept: 'Se guarda 90 días',
  checkedSigned: 'Firmado por el proveedor',
  checkedOnce: 'Tomado una sola vez, aunque vuelva',
  checkedAmount: 'Importe y moneda son los del pago',
} satisfies Record<keyof typeof en, Text>;

export default es;
