import type en from './book-again-en.ts';

const es = {
  subject: 'Tu equipaje está en {location}, sin reserva',
  text: '{location} guardó tu equipaje mientras no tenía red. La reserva {code} ya había terminado, así que no se cobra ni se reserva nada.',
  choice: 'Vuelve a reservar o recoge tu equipaje.',
  action: 'Reservar de nuevo',
  footer: '¿Preguntas? Escribe a {supportEmail}.',
} satisfies Record<keyof typeof en, string>;

export default es;
