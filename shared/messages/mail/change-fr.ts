import type en from './change-en.ts';

export default {
  greeting: 'Bonjour {name},',
  footer: 'Des questions ? Écrivez à {supportEmail}.',
  approvedSubject: 'Vos modifications de {listing} sont publiques',
  approvedText: 'Nous avons vérifié ce que vous avez modifié pour {listing}. Les voyageurs le voient dès maintenant :',
  approvedAction: 'Ouvrir votre établissement',
  refusedSubject: 'Vos modifications de {listing} n’ont pas été acceptées',
  refusedText:
    'Nous avons vérifié ce que vous avez modifié pour {listing} et ne pouvons pas l’afficher. Les voyageurs voient ce qui s’y trouvait avant :',
  refusedAction: 'Modifier votre établissement',
  reason: 'La raison :',
  fieldName: 'Nom',
  fieldStorefront: 'Nom de l’enseigne',
  fieldPhotos: 'Photos',
  fieldAddress: 'Adresse',
} satisfies Record<keyof typeof en, string>;
