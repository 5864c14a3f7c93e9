import type en from './message-en.ts';

/** Textes des e-mails par lesquels un voyageur et un établissement s’écrivent. */
const fr = {
  greeting: 'Bonjour {name},',
  travellerSubject: '{location} vous a écrit au sujet de votre réservation {code}',
  travellerText: '{location} vous a écrit :',
  locationSubject: '{traveller} vous a écrit au sujet de la réservation {code}',
  locationText: '{traveller} vous a écrit :',
  askedSubject: '{traveller} a une question sur {location}',
  askedText: '{traveller} demande avant de réserver :',
  askerSubject: '{location} a répondu à votre question',
  askerText: '{location} a répondu à votre question :',
  code: 'Code',
  location: 'Établissement',
  dropOff: 'Dépôt',
  action: 'Lire et répondre',
  footer:
    'Répondez avec le bouton : une réponse à ce courriel n’arrive pas à l’autre partie. N’envoyez jamais de numéro de carte.',
} as const;

export default fr satisfies Record<keyof typeof en, string>;
