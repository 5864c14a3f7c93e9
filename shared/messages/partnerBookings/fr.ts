import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  title: 'Réservations',
  search: 'Chercher par nom ou code',
  sortLabel: 'Trier',
  dropOffAsc: 'Les prochains d’abord (dépôt)',
  dropOffDesc: 'Les plus éloignés d’abord (dépôt)',
  pickUpAsc: 'Les prochains d’abord (retrait)',
  pickUpDesc: 'Les plus éloignés d’abord (retrait)',
  none: 'Aucune réservation à venir',
  nonePast: 'Aucune réservation passée',
  past: 'Réservations passées',
  more: 'En afficher 10 de plus',
  times: 'Heures de {zone}',
  bags: { one: '{count} bagage', other: '{count} bagages' },
  range: '{from} à {to}',
  bookedOn: 'Réservé le {date}',
  you: 'vous {amount}',
  canceled: 'Annulée',
  failed: 'Les réservations n’ont pas pu être chargées.',
  loading: 'Chargement…',
} as const satisfies Record<keyof typeof en, Text>;

export default fr;
