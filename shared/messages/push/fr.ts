import type { Text } from '../text.ts';
import type en from './en.ts';

/** Ce que dit une notification ; elle se lit sur un écran verrouillé. */
const fr = {
  bagsIn: 'Vos bagages sont déposés',
  bagsInText: {
    one: '{location} garde votre bagage. Retrait avant {time}.',
    other: '{location} garde vos {count} bagages. Retrait avant {time}.',
  },
  soon: 'C’est l’heure de retirer vos bagages',
  soonText: 'Ils sont encore chez {location}. Retrait avant {time}.',
  left: 'Vos bagages sont encore chez {location}',
  leftText: 'Le retrait était à {time}. Voyez ce que vous pouvez faire.',
  changes: 'Du nouveau pour votre réservation',
  changesText: 'Quelque chose change chez {location}. Voyez quoi.',
  messagesToTraveller: '{location} vous a écrit',
  messagesToTravellerText: 'Ouvrez la conversation pour répondre.',
  messagesToCounter: '{traveller} vous a écrit',
  messagesToCounterText: '{location}. Ouvrez la conversation pour répondre.',
  booking: 'Nouvelle réservation',
  bookingChanged: 'Réservation modifiée',
  bookingCanceled: 'Réservation annulée',
  bookingText: { one: '{location}, {count} bagage, {time}', other: '{location}, {count} bagages, {time}' },
  door: 'Votre porte est-elle ouverte ?',
  doorText: 'Un voyageur dit que {location} est fermé. Répondez maintenant.',
  doorAnswer: 'Du nouveau sur la porte fermée',
  doorAnswerText: 'Voyez ce qu’on dit de {location}, et ce que vous pouvez faire.',
  leftToCounter: 'Des bagages sont encore chez vous',
  leftToCounterText: {
    one: '{location}, {count} bagage. Le retrait était à {time}.',
    other: '{location}, {count} bagages. Le retrait était à {time}.',
  },
  payout: 'Un versement est revenu',
  payoutText: 'Voyez pourquoi, et changez de compte.',
} as const;

export default fr satisfies Record<keyof typeof en, Text>;
