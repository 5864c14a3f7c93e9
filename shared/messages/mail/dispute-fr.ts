/** Textes des courriels sur les paiements contestés, et le motif d’une part reprise. */
export default {
  openedSubject: 'Le paiement de {code} est contesté',
  openedText:
    'La personne qui a payé {code} a dit à sa banque que ce n’était pas voulu. La banque garde l’argent jusqu’à sa décision, qui peut prendre deux à trois mois. Nous répondons à la banque avec le registre de garde.',
  openedHold: 'Votre part de cette commande est en litige : elle est retenue jusque-là. Vous n’avez rien à faire.',
  openedPaid:
    'Votre part de cette commande a déjà été versée. Elle n’est retirée de vos prochains versements que si la banque donne raison au payeur.',
  wonSubject: 'Le litige sur {code} est gagné',
  wonText:
    'La banque vous a donné raison. Votre part de cette commande est à vous et part avec votre prochain versement.',
  lostSubject: 'Le litige sur {code} est perdu',
  lostText:
    'La banque a donné raison au payeur, qui a récupéré son argent. Votre part de cette commande est retirée de ce qui vous est dû, jamais de votre compte bancaire.',
  lostEarly: 'La banque a donné raison au payeur, qui a récupéré son argent. Cette commande n’a pas de part.',
  takenBackReason: 'la banque a donné raison au payeur.',
  madeThereReason: 'le paiement a été remboursé chez le prestataire de paiement.',
  order: 'Commande',
  location: 'Établissement',
  share: 'Votre part',
  action: 'Ouvrir les versements',
  footer: 'Ce qui est en litige figure sur la page de vos versements.',
};
