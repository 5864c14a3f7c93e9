import type { Text } from '../text.ts';
import type en from './en.ts';

export default {
  rating: { one: '{rating} étoiles sur 5, {count} avis', other: '{rating} étoiles sur 5, {count} avis' },
  noReviews: 'Pas encore d’avis',
  fewReviews: { one: 'Nouveau, {count} avis', other: 'Nouveau, {count} avis' },
  walkingTime: '{minutes} min',
  walkingLabel: { one: '{count} minute à pied', other: '{count} minutes à pied' },
  walkingEstimate: {
    one: 'Environ {count} minute à pied (estimation)',
    other: 'Environ {count} minutes à pied (estimation)',
  },
  insuredAmount: 'Assurance de {amount} $',
  insuranceIncluded: 'Assurance comprise',
  freeCancellation: 'Annulation gratuite',
  priceText: '{perHour}/h ou {perDay}/jour',
  bags: { one: '{count} bagage', other: '{count} bagages' },
  book: 'Réserver ici',
  closedButton: 'Fermé à ces heures',
  fullButton: 'Changer le nombre de bagages',
  tooFarButton: 'Choisir un jour plus proche',
  openForYourStay: 'Ouvert pour votre séjour : {name}, {distance}',
  wasPrice: 'Prix {price}, indisponible pour votre séjour',
  allDay: '24 heures',
  closedDay: 'Fermé',
  dayRange: '{from} – {to}',
  specialHours: '(horaires spéciaux)',
  today: 'Aujourd’hui',
  yourDay: 'Votre jour',
  answeredOn: '{name} a répondu le {date}',
  wiFi: 'Wi-Fi',
  restroom: 'Toilettes',
} satisfies Record<keyof typeof en, Text>;
