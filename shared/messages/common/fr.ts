import type en from './en.ts';

export default {
  pleaseWait: 'Veuillez patienter...',
  close: 'Fermer',
} satisfies Record<keyof typeof en, string>;
