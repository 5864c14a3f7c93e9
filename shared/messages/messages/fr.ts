import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textes des messages entre un voyageur et un établissement. */
const fr = {
  title: 'Messages',
  about: 'Réservation {code}, {name}',
  you: 'Vous',
  traveller: 'Voyageur',
  write: 'Votre message',
  writeHint: 'Il est envoyé par courriel. N’écrivez jamais de numéro de carte.',
  send: 'Envoyer',
  sent: 'Message envoyé',
  none: 'Aucun message pour l’instant.',
  closed: 'Les messages au sujet de cette réservation sont clos.',
} satisfies Record<keyof typeof en, Text>;

export default fr;
