import type en from './booking-en.ts';

/** Textos de los correos sobre una reserva. */
const es: Record<keyof typeof en, string> = {
  greeting: 'Hola {name}:',
  footer: '¿Preguntas? Escriba a {supportEmail}.',

  confirmedSubject: 'Su reserva {code} en {location} está confirmada',
  confirmedText: 'Su equipaje tiene sitio. Muestre este código en el mostrador y lleve su documento de identidad.',
  confirmedAction: 'Abrir su pedido',
  changedSubject: 'Su reserva {code} en {location} se ha cambiado',
  changedText: 'Su reserva se ha cambiado y tiene un código nuevo. El anterior ya no vale.',
  changedAction: 'Abrir su pedido',
  canceledSubject: 'Su reserva {code} en {location} se ha cancelado',
  canceledText: 'Su reserva se ha cancelado. Sus plazas vuelven a estar libres.',
  canceledRefund: 'Le devolvemos {amount} a su tarjeta. Le escribiremos en cuanto esté reembolsado.',
  canceledAction: 'Abrir su pedido',
  refundedSubject: 'Se han reembolsado {amount} de la reserva {code}',
  refundedText: 'Se han reembolsado {amount}. Su banco puede tardar de 5 a 10 días en mostrarlo.',
  refundedAction: 'Abrir su pedido',
  followUpSubject: '¿Cómo fue su estancia en {location}?',
  followUpText: 'Ya ha recogido su equipaje. ¿Les cuenta a otros viajeros cómo fue?',
  followUpAction: 'Escribir una opinión',

  partnerConfirmedSubject: 'Nueva reserva {code} en {location}',
  partnerConfirmedText: '{traveller} ha reservado sitio para su equipaje.',
  partnerChangedSubject: 'La reserva {code} en {location} se ha cambiado',
  partnerChangedText: '{traveller} ha cambiado una reserva. Así queda ahora.',
  partnerCanceledSubject: 'La reserva {code} en {location} se ha cancelado',
  partnerCanceledText: '{traveller} ha cancelado una reserva. No tiene que hacer nada.',
  partnerAction: 'Abrir sus reservas',

  claim: 'Todos sus pedidos en un solo lugar, en cualquier dispositivo:',
  claimAction: 'Elegir una contraseña',
  noteFrom: 'Nota del local: {note}',
  reason: 'Motivo: {reason}',
  code: 'Código',
  location: 'Lugar',
  address: 'Dirección',
  checkIn: 'Entrega',
  checkOut: 'Recogida',
  items: 'Número de bultos',
  total: 'Precio total',
  phone: 'Teléfono',
};

export default es;
