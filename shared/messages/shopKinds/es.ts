import type { Text } from '../text.ts';
import type en from './en.ts';

const es: Record<keyof typeof en, Text> = {
  cafe: 'Cafetería',
  bookshop: 'Librería',
  barber: 'Barbería',
  convenienceStore: 'Tienda de barrio',
  hotel: 'Hotel',
  florist: 'Floristería',
  recordShop: 'Tienda de discos',
  laundry: 'Lavandería',
  bikeShop: 'Tienda de bicicletas',
  souvenirShop: 'Tienda de recuerdos',
  other: 'Otro',
};

export default es;
