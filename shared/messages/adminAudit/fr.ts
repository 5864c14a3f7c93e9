import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  title: 'Journal d’audit',
  span: 'Période',
  lastDays: { one: 'Dernier jour', other: '{count} derniers jours' },
  anybody: 'Toute personne',
  anything: 'Toute chose',
  count: { one: 'un acte', other: '{count} actes' },
  countMore: 'plus de {count} actes',
  failed: 'Impossible d’afficher le journal. Réessayez.',
  none: 'Rien n’a été fait',
  noneText: 'Choisissez une période plus longue, ou retirez un filtre.',
  when: 'Quand',
  who: 'Qui',
  what: 'Quoi',
  thing: 'Chose',
  byAt: 'Par {name}, {at}',
  changed: 'Ce qui a changé',
  nothingChanged: 'Aucune ligne n’a changé, ou aucune n’est gardée.',
  before: 'avant :',
  after: 'après :',
  sent: 'Ce qui a été envoyé',
  more: 'Plus',
  allOfPerson: 'Tout de cette personne',
  allOfThing: 'Tout sur cette chose',
} satisfies Record<keyof typeof en, Text>;

export default fr;
