import type en from './look-en.ts';

export default {
  greeting: 'Bonjour {name},',
  footer: 'Des questions ? Écrivez à {supportEmail}.',
  fineSubject: '{listing} est approuvé',
  liveText: 'Nous avons examiné {listing}. Les voyageurs peuvent le trouver dès maintenant.',
  fineText:
    'Nous avons examiné {listing} et tout est en ordre. Les voyageurs pourront le trouver dès que ses horaires seront indiqués et votre adresse courriel confirmée.',
  fineAction: 'Ouvrir votre établissement',
  refusedSubject: '{listing} n’a pas été approuvé',
  refusedText: 'Nous avons examiné {listing} et ne pouvons pas encore le montrer aux voyageurs.',
  reason: 'La raison :',
  refusedNext:
    'Corrigez ce qui ne va pas, ou dites-nous ce qui nous a échappé : répondez sur la page de votre établissement, et nous l’examinerons à nouveau.',
  refusedAction: 'Répondre',
} satisfies Record<keyof typeof en, string>;
