import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textos de la moderación de opiniones. */
const es: Record<keyof typeof en, Text> = {
  title: 'Opiniones',
  show: 'Mostrar',
  reported: 'Denunciadas',
  removed: 'Retiradas',
  all: 'Todas',
  failed: 'No se pudo cargar',
  none: 'No hay opiniones aquí',
  noWords: 'Sin texto',
  answer: 'Respuesta del local',
  byTraveller: 'dijo quien la escribió',
  byPartner: 'dijo el local',
  byVisitor: 'dijo un visitante',
  wasRemoved: 'Retirada: {why}',
  restore: 'Recuperarla',
  why: 'Por qué se retira',
  remove: 'Retirar',
  keep: 'Está bien',
  search: 'Buscar opiniones',
  searchHint: 'texto, local, nombre, código',
  older: 'Mostrar las anteriores',
  removeReview: '¿Retirar esta opinión?',
  removeReply: '¿Retirar esta respuesta?',
  leave: 'Dejarla',
  followHidden: 'Ya no se muestra en ningún sitio',
  followCounted: 'Sigue contada con su motivo, y la media se calcula sin ella',
  followTold: '{name} se entera del motivo',
  followBack: 'Se puede recuperar',
};

export default es;
