import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textes des messages entre un voyageur et un établissement. */
const fr = {
  title: 'Messages',
  about: 'Réservation {code}, {name}',
  traveller: 'Voyageur',
  toOrder: 'Retour à la commande',
  write: 'Votre message',
  writeHint: 'Il est envoyé par courriel. N’écrivez jamais de numéro de carte.',
  send: 'Envoyer',
  sent: 'Message envoyé',
  read: 'Lu à {time}',
  sentAt: 'Envoyé à {time}',
  waits: 'En attente de connexion',
  quick: 'Réponses prêtes',
  undo: 'Annuler',
  going: 'Part dans dix secondes',
  quickTravellerWay: 'J’arrive',
  quickTravellerLate: 'Dix minutes de retard',
  quickTravellerDoor: 'C’est quelle porte ?',
  quickLocationHere: 'Nous sommes là',
  quickLocationRing: 'Sonnez, s’il vous plaît',
  quickLocationBack: 'De retour dans dix minutes',
  none: 'Aucun message pour l’instant.',
  closed: 'Les messages au sujet de cette réservation sont clos.',
  eventBooked: 'Réservation faite',
  eventChanged: 'Réservation modifiée',
  eventDropOff: 'Dépôt déplacé',
  eventPickUp: 'Retrait déplacé',
  eventIn: 'Bagages déposés',
  eventOut: 'Bagages rendus',
  eventCounted: 'Recomptés',
  eventEnded: 'Dépôt terminé',
  eventCanceled: 'Annulée',
  eventBags: { one: '{count} bagage', other: '{count} bagages' },
  eventBy: 'par {name}',
  eventFromTo: 'de {from} à {to}',
} satisfies Record<keyof typeof en, Text>;

export default fr;
