import type en from './tickets-en.ts';

const fr = {
  subject: 'Vos tickets',
  greeting: 'Bonjour {name},',
  text: 'Ces liens ouvrent vos tickets, sans compte.',
  ignore: 'Vous n’avez rien demandé ? Il n’y a rien à faire : personne d’autre n’a vu vos tickets.',
  footer: 'Des questions ? Écrivez à {supportEmail}.',
} satisfies Record<keyof typeof en, string>;

export default fr;
