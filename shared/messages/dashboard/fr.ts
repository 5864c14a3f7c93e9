import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  closeEarly: 'Fermer plus tôt aujourd’hui',
  closedToday: 'Fermé aujourd’hui',
  closeEarlyTitle: 'Fermer plus tôt aujourd’hui',
  closedTodayTitle: 'Fermé aujourd’hui',
  closeEarlyText: 'Personne ne peut réserver les heures qui disparaissent. Les horaires de fête permettent d’annuler.',
  closeWhen: 'Fermer',
  closeNow: 'Maintenant, {time}',
  closeAllDay: 'Toute la journée',
  closeApplyNow: 'Fermer maintenant',
  closeApplyAt: 'Fermer à {time}',
  closedSaved: 'Vous êtes fermé à partir de {time} aujourd’hui',
  closedDaySaved: 'Vous êtes fermé aujourd’hui',
  closeUndo: 'Annuler dans les horaires de fête',
  stillToday: { one: 'encore {count} retrait aujourd’hui', other: 'encore {count} retraits aujourd’hui' },
  doorHoursEvery: 'Ouvert tous les jours',
  doorHoursRange: 'Ouvert du {from} au {to}',
  doorForgotten: '{name} n’est pas encore réglé',
  travellersSee: 'Vu par les voyageurs',
  travellersSeeWhen: '{day}, de {from} à {to}',
  bookOff: 'Réserver ce lieu',
  thisWeek: 'Cette semaine',
  bookings: 'Réservations',
  bags: 'Bagages',
  yourShare: 'Votre part',
} as const satisfies Record<keyof typeof en, Text>;

export default fr;
