import type en from './en.ts';

const es: {
  readonly [key in keyof typeof en]: (typeof en)[key] extends string ? string : { one: string; other: string };
} = {
  country: 'País',
  perHour: 'Por hora',
  perDay: 'Máximo por día',
  overnight: 'Tarifa nocturna',
  orderFee: 'Tarifa del local por pedido',
  tax: 'Impuesto',
  ratesCaption: 'Tarifas por bulto',
  calculator: '¿Cuánto cuesta?',
  howLong: 'Duración',
  howMany: 'Cantidad',
  nights: { one: '{count} noche', other: '{count} noches' },
  storage: 'Consigna',
  total: 'Total en {currency}',
  ownRates: 'Un local puede fijar sus propias tarifas. El mapa muestra el precio exacto de tu estancia.',
  elsewhere: '{country}, otros lugares',
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
};

export default es;
