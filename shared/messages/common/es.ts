import type en from './en.ts';

export default {
  pleaseWait: 'Espere, por favor...',
  close: 'Cerrar',
} satisfies Record<keyof typeof en, string>;
