import type en from './edited-en.ts';

export default {
  greeting: 'Bonjour {name},',
  footer: 'Quelque chose ne va pas ? Écrivez à {supportEmail}.',
  subject: 'Nous avons modifié {listing} pour vous',
  text: 'Nous avons modifié pour vous ce qui suit dans {listing}. Vos réservations restent telles quelles, sauf si les voyageurs ont été avertis du contraire.',
  partWeekly: 'Horaires hebdomadaires',
  partSpecial: 'Horaires des jours fériés',
  partClosures: 'Fermetures',
  partRoom: 'Place pour les bagages',
  partKind: 'Type de commerce',
  partSurroundings: 'Pays, région et fuseau horaire',
  partAddress: 'Adresse',
  partPhotos: 'Photos',
  reason: 'La raison :',
  action: 'Ouvrir votre établissement',
} satisfies Record<keyof typeof en, string>;
