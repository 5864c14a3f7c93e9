import type { Text } from '../text.ts';
import type en from './en.ts';

const es: Record<keyof typeof en, Text> = {
  title: 'Dónde captar locales',
  lead: 'Lugares donde los viajeros buscaron y no encontraron nada. Cada red cuenta una vez por día y lugar.',
  period: 'Periodo',
  lastDays: 'Últimos {count} días',
  count: { one: '{count} búsqueda', other: '{count} búsquedas' },
  place: 'Lugar',
  searches: 'Búsquedas',
  noShop: 'Sin locales',
  noRoom: 'Lleno o cerrado',
  nearest: 'Local más cercano',
  noneYet: 'Ninguno todavía',
  openMap: 'Mapa de {place}',
  csv: 'Exportar CSV',
  saved: 'Archivo guardado',
  distance: 'Distancia (m)',
  latitude: 'Latitud',
  longitude: 'Longitud',
  region: 'Región',
  none: 'Ninguna búsqueda sin resultado',
  noneText: 'Elige un periodo más largo para mirar más atrás.',
  failed: 'No se pudo mostrar la lista. Inténtalo de nuevo.',
};

export default es;
