import type en from './edited-en.ts';

export default {
  greeting: 'Hola, {name}:',
  footer: '¿Algo no está bien? Escribe a {supportEmail}.',
  subject: 'Hemos cambiado {listing} por ti',
  text: 'Hemos cambiado por ti lo siguiente en {listing}. Tus reservas siguen igual, salvo que se haya avisado a sus viajeros de otra cosa.',
  partWeekly: 'Horario semanal',
  partSpecial: 'Horario de festivos',
  partClosures: 'Cierres',
  partRoom: 'Sitio para equipaje',
  partKind: 'Tipo de negocio',
  partSurroundings: 'País, región y zona horaria',
  partAddress: 'Dirección',
  partPhotos: 'Fotos',
  reason: 'El motivo:',
  action: 'Abrir tu local',
} satisfies Record<keyof typeof en, string>;
