import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textes de la liste des conversations d’un partenaire. */
const fr = {
  title: 'Messages',
  notAnswered: 'Sans réponse, {count}',
  oldestFirst: 'les plus anciens d’abord',
  answered: 'Avec réponse',
  location: 'Établissement',
  allLocations: 'Tous les établissements',
  you: 'Vous : {text}',
  by: '{name} : {text}',
  waits: 'Attend depuis {time}',
  minutes: '{count} min',
  hours: '{count} h',
  unread: { one: '{count} non lu', other: '{count} non lus' },
  bags: { one: '{count} bagage', other: '{count} bagages' },
  inStore: '{bags} en dépôt, retrait {time}',
  dropOff: 'Dépôt {time}',
  completed: 'Terminée le {date}',
  canceled: 'Annulée',
  write: 'Écrire',
  openBooking: 'Ouvrir la réservation',
  noAnswer: 'Pas de réponse nécessaire',
  settled: 'Rangé sous « Avec réponse »',
  all: 'Tous les messages',
  choose: 'Choisissez une conversation pour la lire et y répondre.',
  none: 'Pas encore de messages',
  noneText: 'Ce que les voyageurs écrivent au sujet de leurs réservations apparaît ici.',
  more: 'Afficher 20 de plus',
  failed: 'Les messages n’ont pas pu être chargés.',
  retry: 'Réessayer',
  aside: 'Sur cette réservation',
  waitsForYou: 'Attend votre réponse depuis {time}',
  priceAndShare: '{price}, pour vous {share}',
  whoAnswers: 'Qui peut répondre ici',
  onlyYou: 'Personne d’autre ne répond ici.',
  inviteStaff: 'Inviter quelqu’un',
  youAnswer: 'Vous',
} satisfies Record<keyof typeof en, Text>;

export default fr;
