import type en from './claim-en.ts';

/** Textos de los correos sobre avisos de problemas. */
const es: Record<keyof typeof en, string> = {
  sentSubject: 'Problema comunicado: {code} en {location}',
  addedSubject: 'Añadido al aviso sobre {code}',
  addedText: 'El viajero añadió algo a su aviso. Se decide igualmente antes del {decideBy}.',
  answeredSubject: '{location} respondió sobre {code}',
  decidedSubject: 'Decidido: el aviso sobre {code}',
  greeting: 'Hola, {name}:',
  footer: 'Puedes leerlo todo en la página del aviso.',
  footerDecided: 'Puedes leerlo todo, y objetar durante 14 días, en la página del aviso.',
  sentText:
    'Tenemos tu aviso, con el registro de tu equipaje. {location} responde antes del {date}; decidimos en la semana siguiente. Añade fotos hasta entonces.',
  sentPartnerText:
    'Un viajero comunica un problema con un bulto. Escribe tu versión antes del {date}; sin respuesta se decide según el registro.',
  sentAdminText: 'Un viajero comunicó un problema. El local tiene hasta el {date} para responder.',
  answeredText: 'El local escribió su versión. Los administradores deciden a más tardar el {decideBy}.',
  decidedText: 'Está decidido, con los importes de abajo.',
  stayText: 'Lo que se reembolsa de la estancia vuelve a tu tarjeta.',
  bagText: 'Lo que se concede por el bulto se transfiere: te escribimos para pedirte una cuenta.',
  decidedPartnerText: 'Está decidido: se concede algo al viajero. Este es el porqué:',
  refusedText: 'Está decidido: no se concede nada.',
  transferText: 'Está decidido. Pide una cuenta al viajero y transfiere a mano lo concedido por el bulto.',
  quote: '«{words}»',
  code: 'Código',
  location: 'Local',
  what: 'Qué pasó',
  bagNumber: 'Bulto {number}',
  missing: 'Falta un bulto',
  damaged: 'Un bulto está dañado',
  gone: 'Falta algo de dentro',
  wrong: 'Recibí otro bulto',
  notMine: 'Este equipaje no es mío',
  asked: 'Solicitado',
  forBag: 'Por el bulto',
  ofStay: 'De la estancia',
  action: 'Abrir el aviso',
};

export default es;
