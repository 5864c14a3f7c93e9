import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  title: 'Cupones',
  lead: 'Lo que descuenta un cupón no cambia una vez dado; hasta cuándo y cuántas veces vale, sí.',
  add: 'Añadir cupón',
  none: 'Todavía no hay ningún cupón.',
  code: 'Código',
  takesOff: 'Descuenta',
  note: 'Nota',
  uses: 'Usos',
  each: 'Por cliente',
  where: 'Dónde',
  anywhere: 'Cualquiera',
  ends: 'Fin',
  noLimit: '{count}, sin límite',
  usedOf: '{count} de {most}',
  usedUp: 'Agotado',
  endedOn: 'terminó {day}',
  startsOn: 'desde {day}',
  noEnd: 'sin fin',
  until: 'hasta {day}',
  added: 'El cupón está dado',
  changed: 'Cambiado',
  newCode: 'Cupón nuevo',
  holds: 'Cuánto vale',
  codeHint: 'De 3 a 32 letras y cifras',
  unit: 'Unidad',
  noteHint: 'Solo se ve aquí',
  endsHint: 'El primer día en que ya no vale; vacío si no tiene fin',
  emptyNoLimit: 'Vacío: sin límite',
  giveOut: 'Darlo',
  save: 'Guardar',
  ended: 'El cupón ha terminado',
  endNow: 'Terminarlo ya',
} satisfies Record<keyof typeof en, Text>;

export default es;
