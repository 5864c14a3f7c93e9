import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  title: 'Registro de custodia',
  booked: {
    one: 'Reservado de {from} a {until}, {count} bulto',
    other: 'Reservado de {from} a {until}, {count} bultos',
  },
  inTimeOf: 'Horas de la ubicación ({zone})',
  in: { one: 'Entregado: {count} bulto', other: 'Entregados: {count} bultos' },
  out: { one: 'Devuelto: {count} bulto', other: 'Devueltos: {count} bultos' },
  correction: { one: 'Número corregido: {count} bulto', other: 'Número corregido: {count} bultos' },
  undo: { one: 'Deshecho: {count} bulto', other: 'Deshecho: {count} bultos' },
  by: 'Por {name}',
  byDevice: 'Hecho sin red, recibido a las {time}',
  note: '«{note}»',
  tags: 'Etiquetas {tags}',
  photo: 'Foto',
  photoOf: 'Foto del equipaje, {title}',
  attached:
    'Cada entrada lleva la huella de la anterior en esta ubicación. El registro firmado va adjunto a este archivo; su firma:',
  checkedIn: 'Entregado',
  checkedOut: 'Devuelto',
  stillInside: 'Aún guardado',
  stillInsideText: 'Recogida hasta {time}',
  asBooked: { one: '{count} bulto, como se reservó', other: '{count} bultos, como se reservó' },
  ofBooked: '{count} de {booked} reservados',
  noneMissing: { one: '{count} bulto, no falta nada', other: '{count} bultos, no falta nada' },
  someMissing: '{count} de {inside} devueltos',
  allEntries: 'Todas las entradas',
  cannotChange: 'Nadie puede cambiar este registro, tampoco nosotros.',
  fingerprint: 'Cada entrada lleva la huella de la anterior. Esta termina en {end}.',
  download: 'Descargar registro',
  downloadSigned: 'Archivo firmado (JSON)',
} satisfies Record<keyof typeof en, Text>;

export default es;
