import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  travellerTitle: 'Comment garder ses bagages',
  travellerLead: 'Quatre étapes, de la gare aux mains libres.',
  partnerTitle: 'Comment accueillir des bagages',
  partnerLead: 'Cinq étapes, d’une étagère vide à un versement.',
  steps: 'Étapes',
  turn: 'Tourner la page',
  find: 'Trouver un endroit',
  findText:
    'Cherchez une rue, une gare ou une ville, et dites quand vous venez et avec combien de bagages. Chaque endroit montre ses horaires du jour et le prix complet, taxes comprises.',
  findAction: 'Ouvrir la carte',
  book: 'Réserver et payer',
  bookText:
    'Choisissez un endroit et payez par carte. Vous recevez aussitôt un billet avec un code, aussi par courriel. Jusqu’au dépôt, l’annulation est gratuite.',
  dropOff: 'Déposer vos bagages',
  dropOffText:
    'Montrez le billet et une pièce d’identité au comptoir. Les bagages sont comptés et l’heure figure sur votre réservation.',
  ordersAction: 'Mes réservations',
  pickUp: 'Reprendre vos bagages',
  pickUpText: 'Le même billet vous rend vos bagages. Ensuite, vous pouvez dire aux autres voyageurs comment c’était.',
  location: 'Votre établissement',
  locationText:
    'Dites où il se trouve, à quoi il ressemble et combien de bagages y tiennent. Il est sur la carte dès qu’il a des horaires et que votre courriel est confirmé.',
  listingsAction: 'Vos établissements',
  hours: 'Horaires et fêtes',
  hoursText:
    'Les voyageurs ne réservent que lorsque vous êtes ouvert. Fêtes et fermetures passent avant la semaine habituelle ; pour chaque réservation touchée, nous vous demandons avant d’enregistrer.',
  bookings: 'Réservations',
  bookingsText:
    'Chaque réservation arrive par courriel et figure dans votre liste, avec son code, ses heures et votre part.',
  bookingsAction: 'Vos réservations',
  counter: 'Au comptoir',
  counterText:
    'Scannez le billet ou tapez son code : bagages déposés, puis bagages rendus. Les deux heures sont gardées. Tenez les bagages à l’écart du public : c’est votre seul devoir.',
  counterAction: 'La liste du jour',
  payouts: 'Versements',
  payoutsText: 'Votre part vous revient dès la fin du séjour et part chaque semaine vers votre banque.',
  payoutsAction: 'Vos versements',
} as const satisfies Record<keyof typeof en, Text>;

export default fr;
