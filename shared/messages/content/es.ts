import type en from './en.ts';

export default {
  country: 'País',
  perHour: 'Por hora',
  perDay: 'Máximo por día',
  overnight: 'Tarifa nocturna',
  orderFee: 'Tarifa del local por pedido',
  tax: 'Impuesto',
  ratesCaption: 'Tarifas por bulto',
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  send: 'Enviar',
  messageSent: '¡El mensaje se ha enviado!',
  messageSentText: 'Respondemos en 2 días hábiles, a {email}.',
  writeAnother: 'Escribir otro mensaje',
  join: 'Ofrece tu espacio',
  openMap: 'Abrir el mapa',
  citiesTitle: 'Ya en {cities} y {last}',
  previewTitle: 'Vista previa.',
  previewText: 'Un borrador, aún puede cambiar. Este enlace funciona hasta el {date}.',
} satisfies Record<keyof typeof en, string>;
