import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  title: 'Registro de auditoría',
  span: 'Periodo',
  lastDays: { one: 'Último día', other: 'Últimos {count} días' },
  anybody: 'Cualquier persona',
  anything: 'Cualquier cosa',
  count: { one: 'un acto', other: '{count} actos' },
  countMore: 'más de {count} actos',
  failed: 'No se ha podido mostrar el registro. Inténtalo de nuevo.',
  none: 'No se ha hecho nada',
  noneText: 'Elige un periodo más largo o quita un filtro.',
  when: 'Cuándo',
  who: 'Quién',
  what: 'Qué',
  thing: 'Cosa',
  byAt: 'Por {name}, {at}',
  changed: 'Qué cambió',
  nothingChanged: 'No cambió ninguna fila, o no se guarda.',
  before: 'antes:',
  after: 'después:',
  sent: 'Qué se envió',
  more: 'Más',
  allOfPerson: 'Todo de esta persona',
  allOfThing: 'Todo sobre esta cosa',
} satisfies Record<keyof typeof en, Text>;

export default es;
