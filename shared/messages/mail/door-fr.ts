import type en from './door-en.ts';

/** Textes des e-mails sur une porte signalée fermée. */
const fr = {
  greeting: 'Bonjour {name},',
  askedSubject: 'Êtes-vous ouvert ? Une personne attend devant la porte : {location}',
  askedText:
    '{traveller} signale que la porte de {location} est fermée alors que vous annoncez être ouvert. Ouvrez ou répondez maintenant. Après 2 minutes sans réponse, cette personne peut reprendre son argent ou aller ailleurs.',
  unansweredSubject: 'Porte signalée fermée, sans réponse : {code}, {location}',
  unansweredText: 'Une porte fermée a été signalée il y a 10 minutes et l’établissement n’a pas répondu.',
  openSubject: '{location} dit avoir été ouvert : {code}',
  openText: '{location} a répondu à votre signalement de porte fermée :',
  openAdminSubject: 'Porte signalée fermée, l’établissement conteste : {code}',
  openAdminText:
    'L’établissement a répondu à un signalement de porte fermée. Si le voyageur n’a encore rien choisi, veuillez décider.',
  standsSubject: 'Votre signalement de porte fermée est retenu : {code}',
  standsText:
    'Votre signalement concernant {location} est retenu. Sa page montre la suite ; si vous n’avez encore rien choisi, vous pouvez tout récupérer ou aller ailleurs.',
  decidedSubject: 'Décision : le signalement de porte fermée, {code}',
  decidedText: 'Nous avons décidé du signalement selon lequel la porte de {location} était fermée. Voici pourquoi :',
  toDecideSubject: 'Porte signalée fermée, à décider : {code}, {location}',
  toDecideText: 'Un jour a passé sans réponse de l’établissement.',
  warnedSubject: 'Deux voyageurs ont trouvé votre porte fermée : {location}',
  warnedText:
    'Deux signalements de personnes différentes en 90 jours sont retenus. Vérifiez vos horaires. Au troisième, {location} ne prend plus de réservations tant que nous n’avons pas parlé.',
  toStopSubject: 'Trois voyageurs ont trouvé la porte fermée : {location}',
  toStopText:
    'Trois signalements de personnes différentes en 90 jours sont retenus. Les nouvelles réservations s’arrêtent après notre examen, au plus tard dans 12 heures. Les réservations existantes restent.',
  toStopAdminText: 'Veuillez examiner : sans cela, les nouvelles réservations s’arrêtent dans 12 heures.',
  stoppedSubject: '{location} ne prend plus de réservations pour le moment',
  stoppedText:
    'Trois voyageurs ont trouvé la porte fermée. Les réservations existantes restent. Répondez à ce message pour que nous en parlions.',
  quote: '« {words} »',
  code: 'Code',
  location: 'Établissement',
  at: 'Signalé',
  action: 'Ouvrir le signalement',
  actionAsked: 'Répondre maintenant',
  actionHours: 'Voir les horaires',
  footer: 'Tout se lit sur la page du signalement.',
} as const satisfies Record<keyof typeof en, string>;

export default fr;
