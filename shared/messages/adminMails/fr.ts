import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  title: 'Courriels sortants',
  failed: 'Cela n’a pas marché. Réessayez.',
  search: 'Chercher des courriels',
  searchHint: 'adresse, code, objet',
  fate: 'Sort',
  all: 'Tous',
  failedFate: 'Non remis',
  sentFate: 'Remis',
  found: { one: '{count} courriel', other: '{count} courriels' },
  none: 'Aucun courriel trouvé',
  time: 'Heure',
  mail: 'Courriel',
  to: 'À',
  kept: 'Gardés 90 jours, sans liens',
  toAt: 'À {to}, {at}',
  tries: { one: '{count} essai', other: '{count} essais' },
  says: 'Ce qu’il dit',
  noLinks: 'Les liens sont omis',
  again: 'Renvoyer',
  address: 'Adresse',
  correctMeans:
    'Toutes les réservations de ce voyageur prennent cette adresse, et ce qui est parti à la mauvaise ne sert plus à choisir un mot de passe.',
  correctAndSend: 'Corriger et envoyer',
  onItsWay: 'En route vers {to}',
} satisfies Record<keyof typeof en, Text>;

export default fr;
