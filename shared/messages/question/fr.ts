import type { Text } from '../text.ts';
import type en from './en.ts';

export default {
  title: 'Une question avant de réserver ?',
  text: 'Demandez à {name}. La réponse arrive par courriel et s’affiche ici.',
  signIn: 'Se connecter pour demander',
  write: 'Votre question',
  writeHint: '300 caractères au plus. N’écrivez jamais de numéro de carte.',
  send: 'Envoyer la question',
  sent: 'Question envoyée',
  open: 'Envoyée le {date}. Vous pourrez en poser une autre après la réponse.',
  answered: '{name}, {date}',
  inboxTitle: { one: '{count} question avant réservation', other: '{count} questions avant réservation' },
  inboxNone: 'Questions avant réservation',
  inboxNoneText: 'Aucune question ne vous attend.',
  asked: '{name}, {location}, {date}',
  answer: 'Votre réponse à {name}',
  answerHint: 'Elle part par courriel. N’écrivez jamais de numéro de carte.',
  sendAnswer: 'Envoyer la réponse',
  answerSent: 'Réponse envoyée',
  takes: 'Établissements qui acceptent des questions',
  failed: 'Les questions n’ont pas pu être chargées.',
  retry: 'Réessayer',
} satisfies Record<keyof typeof en, Text>;
