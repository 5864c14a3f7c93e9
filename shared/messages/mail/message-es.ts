import type en from './message-en.ts';

/** Textos de los correos con los que un viajero y un local se escriben. */
const es = {
  greeting: 'Hola, {name}:',
  travellerSubject: '{location} te ha escrito sobre tu reserva {code}',
  travellerText: '{location} te ha escrito:',
  locationSubject: '{traveller} te ha escrito sobre la reserva {code}',
  locationText: '{traveller} te ha escrito:',
  askedSubject: '{traveller} tiene una pregunta sobre {location}',
  askedText: '{traveller} pregunta antes de reservar:',
  askerSubject: '{location} ha respondido a tu pregunta',
  askerText: '{location} ha respondido a tu pregunta:',
  code: 'Código',
  location: 'Local',
  dropOff: 'Entrega',
  action: 'Leer y responder',
  footer:
    'Responde con el botón: una respuesta a este correo no llega a la otra parte. No envíes nunca números de tarjeta.',
} as const;

export default es satisfies Record<keyof typeof en, string>;
