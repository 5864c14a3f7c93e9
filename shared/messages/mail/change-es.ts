import type en from './change-en.ts';

export default {
  greeting: 'Hola, {name}:',
  footer: '¿Preguntas? Escribe a {supportEmail}.',
  approvedSubject: 'Tus cambios en {listing} son públicos',
  approvedText: 'Hemos comprobado lo que cambiaste en {listing}. Los viajeros lo ven desde ahora:',
  approvedAction: 'Abrir tu local',
  refusedSubject: 'Tus cambios en {listing} no se han aceptado',
  refusedText:
    'Hemos comprobado lo que cambiaste en {listing} y no podemos mostrarlo. Los viajeros ven lo que había antes:',
  refusedAction: 'Editar tu local',
  reason: 'El motivo:',
  fieldName: 'Nombre',
  fieldStorefront: 'Nombre del letrero',
  fieldPhotos: 'Fotos',
  fieldAddress: 'Dirección',
} satisfies Record<keyof typeof en, string>;
