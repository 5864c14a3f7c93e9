/** Textes du courriel qui dit tout de suite à un administrateur ce qui presse. */
export default {
  payoutFailedSubject: { one: 'Un versement a échoué', other: '{count} versements ont échoué' },
  payoutFailedText: 'L’argent est revenu dans le solde. Le partenaire l’attend.',
  doorShutSubject: {
    one: 'Des bagages sont derrière une porte fermée',
    other: 'Des bagages sont derrière {count} portes fermées',
  },
  doorShutText:
    'Une personne est venue chercher ses bagages et signale que la porte est fermée. L’établissement a été prévenu.',
  answerSubject: { one: 'Un voyageur attend une réponse', other: '{count} voyageurs attendent une réponse' },
  answerText:
    'L’établissement ne répond pas à un message depuis dix minutes. Le voyageur lit que notre équipe est prévenue.',
  checkSubject: { one: 'Une vérification a trouvé une erreur', other: '{count} vérifications ont trouvé des erreurs' },
  checkText: 'La vérification de chaque heure a trouvé quelque chose qui ne concorde pas.',
  jobsFailedSubject: { one: 'Des tâches échouent', other: 'Des tâches de {count} sortes échouent' },
  jobsFailedText: 'Elles ont été retentées jusqu’au bout et vous attendent.',
  since: 'depuis le {since}',
  action: 'S’en occuper',
  footer: 'Un courriel par incident, et un par heure au plus de chaque sorte.',
  change: 'Modifier mes courriels',
};
