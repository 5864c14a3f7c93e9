/** Pourquoi de l’argent est rendu, pour le voyageur, et pourquoi une part est reprise, pour le partenaire. */
const fr = {
  shopClosed: '{location} n’a pas pu prendre vos bagages. Nous en sommes désolés.',
  shopLate: '{location} a ouvert en retard. Nous en sommes désolés.',
  bagDamaged: 'Il est arrivé quelque chose à votre bagage chez {location}. Nous en sommes désolés.',
  travellerAsked: 'Vous nous l’avez demandé.',
  twice: 'Le même séjour a été payé deux fois.',
  goodwill: 'Votre séjour chez {location} n’a pas été à la hauteur. Nous en sommes désolés.',
  shopClosedPartner: 'Les bagages n’ont pas pu être pris',
  shopLatePartner: 'L’établissement a ouvert en retard',
  bagDamagedPartner: 'Un bagage a été abîmé',
  travellerAskedPartner: 'Le voyageur a demandé son remboursement',
  twicePartner: 'Le même séjour a été payé deux fois',
  goodwillPartner: 'Remboursé au voyageur',
} as const;

export default fr;
