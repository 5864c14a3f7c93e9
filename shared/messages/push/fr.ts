import type { Text } from '../text.ts';
import type en from './en.ts';

/** Ce que dit une notification ; elle se lit sur un écran verrouillé. */
const fr = {
  bagsIn: 'Vos bagages sont déposés',
  bagsInText: {
    one: '{location} garde votre bagage. Retrait prévu : {time}.',
    other: '{location} garde vos {count} bagages. Retrait prévu : {time}.',
  },
  soon: 'C’est l’heure de retirer vos bagages',
  soonText: 'Ils sont encore chez {location}. Retrait prévu : {time}.',
  left: 'Vos bagages sont encore chez {location}',
  leftText: 'Retrait prévu : {time}. Voyez ce que vous pouvez faire.',
  changes: 'Du nouveau sur votre réservation',
  changesText: '{location} a changé quelque chose. Voyez ce que cela change pour vous.',
  messagesToTraveller: '{location} vous a écrit',
  messagesToTravellerText: 'Ouvrez la conversation pour répondre.',
  messagesToCounter: '{traveller} vous a écrit',
  messagesToCounterText: '{location}. Ouvrez la conversation pour répondre.',
  booking: 'Nouvelle réservation',
  bookingChanged: 'Réservation modifiée',
  bookingCanceled: 'Réservation annulée',
  bookingText: { one: '{location}, {count} bagage, {time}', other: '{location}, {count} bagages, {time}' },
  door: 'Votre porte est-elle ouverte ?',
  doorText: 'Un voyageur a trouvé {location} fermé. Répondez maintenant.',
  doorAnswer: 'Du nouveau sur la porte fermée',
  doorAnswerText: 'Voyez ce que dit {location}, et ce que vous pouvez faire.',
  leftToCounter: 'Des bagages n’ont pas été retirés',
  leftToCounterText: {
    one: '{location}, {count} bagage, retrait prévu : {time}. Voyez à qui il est.',
    other: '{location}, {count} bagages, retrait prévu : {time}. Voyez à qui ils sont.',
  },
  payout: 'Un versement a échoué',
  payoutText: 'Voyez pourquoi, et quoi faire.',
} as const;

export default fr satisfies Record<keyof typeof en, Text>;
