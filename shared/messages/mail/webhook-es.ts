import type en from './webhook-en.ts';

const es: Record<keyof typeof en, string> = {
  subject: 'Tu webhook no responde desde hace tres días',
  greeting: 'Hola, {name}:',
  text: 'En los últimos tres días no pudimos entregar ni un solo evento a {host}.',
  stays:
    'Seguimos intentándolo con todo lo que ocurra a partir de ahora. Lo que se dio por perdido puede enviarse de nuevo durante 30 días, en cuanto tu servidor lo acepte.',
  goneSubject: 'Tu webhook está desactivado',
  goneText: '{host} respondió que ya no existe (410), así que no le enviamos más eventos.',
  goneStays:
    'Guarda de nuevo su dirección o envíale una prueba para activarlo. Lo que se dio por perdido puede enviarse de nuevo durante 30 días.',
  action: 'Ver qué respondió',
  footer: 'Recibes este correo una sola vez, porque hay un webhook configurado en tu cuenta de {siteName}.',
};

export default es;
