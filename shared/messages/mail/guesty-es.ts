import type en from './guesty-en.ts';

const es: Record<keyof typeof en, string> = {
  subject: 'Un lugar para tu equipaje cerca de {rental}',
  subjectPlain: 'Un lugar para tu equipaje',
  greeting: 'Hola, {name}:',
  greetingPlain: 'Hola:',
  text: '¿Llegas antes de la hora de entrada el {date} o te vas tarde? Deja tu equipaje en {location}.',
  textPlain: '¿Llegas antes de la hora de entrada o te vas tarde? Deja tu equipaje en {location}.',
  facts: 'Desde {price} la hora.',
  factsWalk: 'A {minutes} min a pie, desde {price} la hora.',
  action: 'Reservar consigna',
  footer: '{sender} te escribe una sola vez por tu reserva, a través de {siteName}.',
};

export default es;
