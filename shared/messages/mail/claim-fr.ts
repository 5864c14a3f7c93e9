import type en from './claim-en.ts';

/** Textes des courriels sur les signalements. */
const fr: Record<keyof typeof en, string> = {
  sentSubject: 'Problème signalé : {code} chez {location}',
  addedSubject: 'Complément au signalement {code}',
  addedText: 'Le voyageur a complété son signalement. La décision tombe tout de même d’ici le {decideBy}.',
  answeredSubject: '{location} a répondu au sujet de {code}',
  decidedSubject: 'Décidé : le signalement sur {code}',
  greeting: 'Bonjour {name},',
  footer: 'Tout se lit sur la page du signalement.',
  footerDecided: 'Tout se lit, et se conteste pendant 14 jours, sur la page du signalement.',
  sentText:
    'Nous avons reçu votre signalement, avec le registre de vos bagages. {location} répond d’ici le {date} ; nous décidons dans la semaine qui suit. Ajoutez des photos d’ici là.',
  sentPartnerText:
    'Un voyageur signale un problème avec un bagage. Donnez votre version d’ici le {date} ; sans réponse, nous décidons d’après le registre.',
  sentAdminText: 'Un voyageur a signalé un problème. L’établissement a jusqu’au {date} pour répondre.',
  answeredText: 'L’établissement a donné sa version. Les administrateurs décident d’ici le {decideBy}.',
  decidedText: 'La décision est prise, avec les montants ci-dessous.',
  stayText: 'Ce qui est remboursé du séjour retourne sur votre carte.',
  bagText: 'Ce qui est accordé pour le bagage est viré : nous vous écrivons pour demander un compte.',
  decidedPartnerText: 'La décision est prise : le voyageur obtient quelque chose. Voici pourquoi :',
  refusedText: 'La décision est prise : rien n’est accordé.',
  transferText:
    'La décision est prise. Demandez un compte au voyageur et virez à la main ce qui est accordé pour le bagage.',
  quote: '« {words} »',
  code: 'Code',
  location: 'Établissement',
  what: 'Ce qui s’est passé',
  bagNumber: 'Bagage {number}',
  missing: 'Un bagage manque',
  damaged: 'Un bagage est abîmé',
  gone: 'Il manque quelque chose dedans',
  wrong: 'J’ai reçu un autre bagage',
  notMine: 'Ce ne sont pas mes bagages',
  asked: 'Demandé',
  forBag: 'Pour le bagage',
  ofStay: 'Du séjour',
  action: 'Ouvrir le signalement',
};

export default fr;
