import type { Text } from '../text.ts';
import type en from './en.ts';

const fr: Record<keyof typeof en, Text> = {
  title: 'Où recruter',
  lead: 'Les endroits où des voyageurs ont cherché sans rien trouver. Chaque réseau compte une fois par jour et par endroit.',
  period: 'Période',
  lastDays: '{count} derniers jours',
  count: { one: '{count} recherche', other: '{count} recherches' },
  place: 'Endroit',
  searches: 'Recherches',
  noShop: 'Aucun établissement',
  noRoom: 'Complet ou fermé',
  nearest: 'Établissement le plus proche',
  noneYet: 'Aucun pour l’instant',
  openMap: 'Carte de {place}',
  csv: 'Exporter en CSV',
  saved: 'Fichier enregistré',
  distance: 'Distance (m)',
  latitude: 'Latitude',
  longitude: 'Longitude',
  region: 'Région',
  none: 'Aucune recherche sans résultat',
  noneText: 'Choisissez une période plus longue pour remonter plus loin.',
  failed: 'Impossible d’afficher la liste. Réessayez.',
};

export default fr;
