import type en from './staff-en.ts';

const fr = {
  subject: '{owner} vous invite au comptoir de {siteName}',
  text: 'Vous pouvez enregistrer et rendre des bagages chez {locations}. Vous voyez la liste du jour et le comptoir, pas l’argent.',
  action: 'Accepter l’invitation',
  validity:
    'Le lien est valable 7 jours et pour une seule personne. Si vous ne savez pas qui l’a envoyé, ignorez ce message.',
  footer: 'Des questions ? Écrivez à {supportEmail}.',
} satisfies Record<keyof typeof en, string>;

export default fr;
