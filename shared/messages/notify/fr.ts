import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textes des notifications d’un appareil. */
const fr = {
  title: 'On vous prévient ?',
  lead: 'Trois choses sur ce dépôt, rien d’autre.',
  counterLead: 'Trois choses sur votre comptoir, rien d’autre.',
  tellMe: 'Prévenez-moi',
  notNow: 'Pas maintenant',
  foot: 'Elles s’arrêtent avec votre dépôt. Les courriels arrivent toujours.',
  counterFoot: 'Les courriels arrivent toujours.',
  failed: 'Ce navigateur ne reçoit pas de notifications. Les courriels arrivent toujours.',
  heading: 'Notifications sur cet appareil',
  offText: 'Cet appareil ne reçoit rien.',
  stop: 'Tout désactiver',
  bagsIn: 'Vos bagages sont déposés',
  bagsInText: 'Combien, et jusqu’à quand',
  bagsInWhen: 'au dépôt',
  soon: 'Une heure avant la fermeture',
  soonText: 'Seulement si vos bagages y sont encore',
  left: 'Vos bagages sont restés',
  changes: 'L’établissement change quelque chose',
  messages: 'L’établissement vous écrit',
  messagesText: 'Une réponse, ou un changement',
  anyTime: 'à tout moment',
  booking: 'Une nouvelle réservation',
  bookingText: 'Aussi quand elle change ou s’annule',
  counterMessages: 'Un voyageur écrit',
  counterMessagesText: 'Répondez d’un geste',
  door: 'Votre porte est signalée fermée',
  doorText: 'De jour comme de nuit',
  doorAnswer: 'Du nouveau sur une porte que j’ai signalée fermée',
  counterLeft: 'Des bagages restent à la fermeture',
  payout: 'Un versement revient',
  smsHeading: 'Messages SMS',
  smsTraveller: 'Un SMS si l’établissement ferme et que mes bagages y sont encore',
  smsCounter: 'Un SMS si ma porte est signalée fermée, ou si une réservation commence dans moins de 30 minutes',
  smsNumber: 'Au numéro qui finit par {end}. Rien d’autre n’est envoyé par SMS.',
  smsNoNumber: 'Votre numéro doit commencer par son pays, comme +33 6 12 34 56 78.',
} as const;

export default fr satisfies Record<keyof typeof en, Text>;
