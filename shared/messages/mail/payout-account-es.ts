import type en from './payout-account-en.ts';

export default {
  subject: 'Cambió la cuenta de tus pagos',
  now: 'Desde ahora tus pagos van a •••• {last4}. Se cambió el {date}.',
  waits:
    'Se cambió sin tu segundo factor. No se le paga nada hasta que dos de nosotros la comprobemos contigo, o la confirmes en la página de tus pagos con el código de tu aplicación. Tu saldo sigue siendo tuyo.',
  notYou: '¿No fuiste tú? Cambia tu contraseña ahora mismo y responde a este correo, o escribe a {supportEmail}.',
  footer: 'Te escribimos esto cada vez que cambia esa cuenta.',
  action: 'Abrir los pagos',
} satisfies Record<keyof typeof en, string>;
