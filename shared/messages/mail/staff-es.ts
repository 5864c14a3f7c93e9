import type en from './staff-en.ts';

const es = {
  subject: '{owner} te invita al mostrador de {siteName}',
  text: 'Puedes registrar y devolver equipaje en {locations}. Ves la lista de hoy y el mostrador, no el dinero.',
  action: 'Aceptar la invitación',
  validity: 'El enlace vale 7 días y para una sola persona. Si no sabes quién lo ha escrito, ignora este correo.',
  footer: '¿Preguntas? Escribe a {supportEmail}.',
} satisfies Record<keyof typeof en, string>;

export default es;
