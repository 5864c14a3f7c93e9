import type { Text } from '../text.ts';
import type en from './en.ts';

export default {
  title: '¿Una pregunta antes de reservar?',
  text: 'Pregunta a {name}. La respuesta llega por correo y aparece aquí.',
  signIn: 'Iniciar sesión para preguntar',
  write: 'Tu pregunta',
  writeHint: 'Hasta 300 caracteres. No escribas nunca números de tarjeta.',
  send: 'Enviar pregunta',
  sent: 'Pregunta enviada',
  open: 'Enviada el {date}. Podrás hacer otra cuando te respondan.',
  answered: '{name}, {date}',
  inboxTitle: { one: '{count} pregunta antes de reservar', other: '{count} preguntas antes de reservar' },
  inboxNone: 'Preguntas antes de reservar',
  inboxNoneText: 'No tienes preguntas pendientes.',
  asked: '{name}, {location}, {date}',
  answer: 'Tu respuesta a {name}',
  answerHint: 'Se envía por correo. No escribas nunca números de tarjeta.',
  sendAnswer: 'Enviar respuesta',
  answerSent: 'Respuesta enviada',
  takes: 'Locales que reciben preguntas',
  failed: 'No se han podido cargar las preguntas.',
  retry: 'Reintentar',
} satisfies Record<keyof typeof en, Text>;
