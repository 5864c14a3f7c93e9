import type en from './look-en.ts';

export default {
  greeting: 'Hola, {name}:',
  footer: '¿Preguntas? Escribe a {supportEmail}.',
  fineSubject: '{listing} está aprobado',
  liveText: 'Hemos revisado {listing}. Los viajeros ya pueden encontrarlo.',
  fineText:
    'Hemos revisado {listing} y todo está bien. Los viajeros podrán encontrarlo en cuanto indiques su horario y confirmes tu correo.',
  fineAction: 'Abrir tu local',
  refusedSubject: '{listing} no se ha aprobado',
  refusedText: 'Hemos revisado {listing} y todavía no podemos mostrarlo a los viajeros.',
  reason: 'El motivo:',
  refusedNext:
    'Corrige lo que no está bien o dinos qué se nos ha escapado: responde en la página de tu local y lo revisaremos de nuevo.',
  refusedAction: 'Responder',
} satisfies Record<keyof typeof en, string>;
