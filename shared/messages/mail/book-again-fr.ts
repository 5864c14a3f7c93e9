import type en from './book-again-en.ts';

const fr = {
  subject: 'Vos bagages sont chez {location}, sans réservation',
  text: '{location} a pris vos bagages pendant une coupure de réseau. La réservation {code} était déjà terminée : rien n’est facturé et rien n’est réservé.',
  choice: 'Veuillez réserver à nouveau, ou venir chercher vos bagages.',
  action: 'Réserver à nouveau',
  footer: 'Des questions ? Écrivez à {supportEmail}.',
} satisfies Record<keyof typeof en, string>;

export default fr;
