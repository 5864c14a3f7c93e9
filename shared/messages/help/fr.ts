import type { Text } from '../text.ts';
import type en from './en.ts';

export default {
  title: 'Comment pouvons-nous aider ?',
  description: 'Des questions sur la consigne, avec des réponses pour votre réservation.',
  search: 'Chercher dans les questions',
  clear: 'Effacer la recherche',
  answers: { one: '{count} réponse', other: '{count} réponses' },
  topics: 'Sujets',
  all: 'Tous',
  forOrder: 'Pour {code}',
  looksAt: 'Ces réponses tiennent compte de votre réservation',
  stayLine: '{day}, de {from} à {to}',
  stayLines: 'du {day}, {from}, au {lastDay}, {to}',
  checkedIn: 'Déposés à {time}',
  checkedOut: 'Repris à {time}',
  anotherBooking: 'Autre réservation',
  findBooking: 'Retrouver ma réservation',
  findText: 'Avec son code et votre e-mail, les réponses tiennent compte de votre réservation.',
  closesAt:
    'L’établissement ferme à {time} le jour de votre retrait, {pickUp}. Vous pouvez venir jusque-là, et rien n’est débité automatiquement.',
  open24: 'L’établissement est ouvert jour et nuit le jour de votre retrait.',
  refundable: 'Si vous annulez maintenant, {amount} reviennent sur votre carte.',
  notRefundable: 'Si vous annulez maintenant, rien n’est remboursé.',
  canceled: 'Cette commande a été annulée. Sa page montre le remboursement.',
  openOrder: 'Ouvrir la commande',
  noAnswer: 'Pas de réponse ici ?',
  noAnswerText: 'Écrivez-nous en français, en anglais ou en espagnol. Nous répondons en 2 jours ouvrables.',
  write: 'Nous écrire',
  nothingFound: 'Rien ici sur « {text} ». Vos mots vous suivent si vous nous écrivez.',
} satisfies Record<keyof typeof en, Text>;
