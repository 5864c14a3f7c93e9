import type en from './door-en.ts';

/** Textos de los correos sobre una puerta que se avisó cerrada. */
const es = {
  greeting: 'Hola, {name}:',
  askedSubject: '¿Está abierto? Hay una persona ante la puerta cerrada: {location}',
  askedText:
    '{traveller} avisa de que la puerta de {location} está cerrada aunque anuncias que está abierto. Abre o responde ahora. Tras 2 minutos sin respuesta puede recuperar su dinero o ir a otro sitio.',
  unansweredSubject: 'Puerta cerrada sin respuesta: {code} en {location}',
  unansweredText: 'Se avisó de una puerta cerrada hace 10 minutos y el local no ha respondido.',
  openSubject: '{location} dice que estaba abierto: {code}',
  openText: '{location} ha respondido a tu aviso de puerta cerrada:',
  openAdminSubject: 'Puerta cerrada, el local lo niega: {code}',
  openAdminText:
    'El local ha respondido a un aviso de puerta cerrada. Si el viajero no ha elegido nada, decide, por favor.',
  standsSubject: 'Tu aviso de puerta cerrada vale: {code}',
  standsText:
    'Tu aviso sobre {location} vale. En su página ves qué ha pasado; si aún no has elegido nada, puedes recuperarlo todo o ir a otro sitio.',
  decidedSubject: 'Decidido: el aviso de puerta cerrada, {code}',
  decidedText: 'Hemos decidido sobre el aviso de que la puerta de {location} estaba cerrada. Este es el motivo:',
  toDecideSubject: 'Puerta cerrada, por decidir: {code} en {location}',
  toDecideText: 'Ha pasado un día sin respuesta del local.',
  warnedSubject: 'Dos viajeros encontraron tu puerta cerrada: {location}',
  warnedText:
    'Valen dos avisos de personas distintas en 90 días. Revisa tu horario. Con el tercero, {location} no acepta reservas nuevas hasta que hayamos hablado.',
  toStopSubject: 'Tres viajeros encontraron la puerta cerrada: {location}',
  toStopText:
    'Valen tres avisos de personas distintas en 90 días. Las reservas nuevas se detienen cuando lo hayamos revisado, como muy tarde en 12 horas. Las que ya hay se mantienen.',
  toStopAdminText: 'Revísalo, por favor: si no, las reservas nuevas se detienen en 12 horas.',
  stoppedSubject: '{location} no acepta reservas nuevas por ahora',
  stoppedText:
    'Tres viajeros encontraron la puerta cerrada. Las reservas que ya hay se mantienen. Responde a este correo para que lo hablemos.',
  quote: '«{words}»',
  code: 'Código',
  location: 'Local',
  at: 'Avisado',
  action: 'Abrir el aviso',
  actionAsked: 'Responder ahora',
  actionHours: 'Ver el horario',
  footer: 'Puedes leerlo todo en la página del aviso.',
} as const satisfies Record<keyof typeof en, string>;

export default es;
