import type en from './tickets-en.ts';

const es = {
  subject: 'Tus tickets',
  greeting: 'Hola, {name}:',
  text: 'Estos enlaces abren tus tickets, sin cuenta.',
  ignore: '¿No lo has pedido? No tienes que hacer nada: nadie más ha visto tus tickets.',
  footer: '¿Preguntas? Escribe a {supportEmail}.',
} satisfies Record<keyof typeof en, string>;

export default es;
