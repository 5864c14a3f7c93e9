import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  title: 'Reservas',
  search: 'Buscar por nombre o código',
  sortLabel: 'Ordenar',
  dropOffAsc: 'Próximas primero (entrega)',
  dropOffDesc: 'Últimas primero (entrega)',
  pickUpAsc: 'Próximas primero (recogida)',
  pickUpDesc: 'Últimas primero (recogida)',
  none: 'No hay próximas reservas',
  nonePast: 'No hay reservas pasadas',
  past: 'Reservas pasadas',
  more: 'Mostrar 10 más',
  times: 'Horas de {zone}',
  bags: { one: '{count} bulto', other: '{count} bultos' },
  range: '{from} a {to}',
  bookedOn: 'Reservado el {date}',
  you: 'tú {amount}',
  canceled: 'Cancelada',
  failed: 'No se pudieron cargar las reservas.',
  loading: 'Cargando…',
} as const satisfies Record<keyof typeof en, Text>;

export default es;
