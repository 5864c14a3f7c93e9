import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  title: 'Correos salientes',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  search: 'Buscar correos',
  searchHint: 'dirección, código, asunto',
  fate: 'Destino',
  all: 'Todos',
  failedFate: 'No entregado',
  sentFate: 'Entregado',
  found: { one: '{count} correo', other: '{count} correos' },
  none: 'No se encontró ningún correo',
  time: 'Hora',
  mail: 'Correo',
  to: 'Para',
  kept: 'Se guardan 90 días, sin enlaces',
  toAt: 'Para {to}, {at}',
  tries: { one: '{count} intento', other: '{count} intentos' },
  says: 'Qué dice',
  noLinks: 'Sin los enlaces',
  again: 'Enviar de nuevo',
  address: 'Dirección',
  correctMeans:
    'Todas las reservas de este viajero toman esta dirección, y lo enviado a la otra ya no sirve para elegir contraseña.',
  correctAndSend: 'Corregir y enviar',
  onItsWay: 'En camino a {to}',
} satisfies Record<keyof typeof en, Text>;

export default es;
