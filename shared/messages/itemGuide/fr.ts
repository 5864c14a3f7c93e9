import type en from './en.ts';

const fr: Record<keyof typeof en, string> = {
  title: 'Ce qui compte comme un bagage',
  lead: 'Tout ce que vous remettez d’un seul tenant compte pour un bagage, quelle que soit sa taille.',
  suitcase: 'Valise ou sac à dos',
  suitcaseText: 'Un bagage chacun, de la valise cabine à la malle.',
  small: 'Sac à main ou sac de courses',
  smallText: 'Un bagage, sauf s’il est dans un autre ou attaché à lui.',
  stroller: 'Poussette, skis, guitare',
  strollerText: 'Un bagage chacun, avec ou sans housse.',
  bike: 'Vélo',
  bikeText:
    'Un bagage. Demandez par « Messages » dans votre réservation s’il y a la place ; jusqu’au dépôt, l’annulation est remboursée en entier.',
  limits: 'Taille et poids',
  limitsText: 'Jusqu’à 30\u202fkg, et aucun côté de plus de 2,5\u202fm.',
  insured: 'Assuré jusqu’à 1\u202f200\u202f$ par bagage et 2\u202f500\u202f$ par commande.',
  more: 'Plus de questions sur les bagages',
  searched: 'bagages',
};

export default fr;
