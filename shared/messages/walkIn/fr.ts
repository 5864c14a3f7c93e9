import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textes de la page qu’ouvre le code d’un lieu, au comptoir. */
const fr = {
  title: 'Déposez vos bagages ici',
  yourStay: 'Votre dépôt, dès maintenant',
  from: 'Dès maintenant',
  until: 'Jusqu’à',
  now: '{time}',
  pickUps: 'Heure de retrait',
  other: 'Autre',
  otherTime: 'Une autre heure de retrait',
  roomNow: { one: 'De la place pour {count} bagage', other: 'De la place pour {count} bagages' },
  fewer: 'Un bagage de moins',
  more: 'Un bagage de plus',
  totalPrice: 'Prix total',
  feesIncluded: 'Frais et taxes compris',
  closesSoon: { one: 'La porte ferme dans {count} minute', other: 'La porte ferme dans {count} minutes' },
  closesSoonText: 'Les bagages non retirés avant {time} restent à l’intérieur jusqu’à la réouverture de {name}.',
  insured: 'Assurance comprise, jusqu’à 1 200 $ par bagage',
  order: 'Payez, montrez le code, remettez vos bagages',
} as const;

export default fr satisfies Record<keyof typeof en, Text>;
