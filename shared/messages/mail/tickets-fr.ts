import type en from './tickets-en.ts';

const fr = {
  subject: 'Vos billets',
  greeting: 'Bonjour {name},',
  text: 'Ces liens ouvrent vos billets, sans compte.',
  ignore: 'Vous n’avez rien demandé ? Il n’y a rien à faire : personne d’autre n’a vu vos billets.',
  footer: 'Des questions ? Écrivez à {supportEmail}.',
} satisfies Record<keyof typeof en, string>;

export default fr;
