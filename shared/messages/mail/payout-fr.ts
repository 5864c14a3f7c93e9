export default {
  sentSubject: '{amount} en route',
  sentText: 'Nous avons envoyé {amount} sur votre compte •••• {last4}. Votre banque les aura au plus tard le {date}.',
  sentAction: 'Ouvrir les versements',
  failedSubject: 'Le versement de {amount} est revenu',
  failedText: '{reason} L’argent est en sécurité : il est de nouveau dans votre solde.',
  failedWhatNow: 'Vérifiez votre mode de versement. Dès qu’il est enregistré, nous renvoyons l’argent le jour même.',
  failedAction: 'Modifier le mode de versement',
  orders: { one: '{count} commande', other: '{count} commandes' },
  takenBack: 'Repris',
  cameBack: 'Versements revenus',
  payout: 'Versement',
  footer: 'Le relevé de chaque mois se trouve sur la page de vos versements.',
};
