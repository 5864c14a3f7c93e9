import type { Text } from '../text.ts';
import type en from './en.ts';

const fr: Record<keyof typeof en, Text> = {
  cafe: 'Café',
  bookshop: 'Librairie',
  barber: 'Barbier',
  convenienceStore: 'Supérette',
  hotel: 'Hôtel',
  florist: 'Fleuriste',
  recordShop: 'Disquaire',
  laundry: 'Laverie',
  bikeShop: 'Magasin de vélos',
  souvenirShop: 'Boutique de souvenirs',
  other: 'Autre',
};

export default fr;
