import type en from './booking-en.ts';

/** Textos de los correos sobre una reserva. */
const es: Record<keyof typeof en, string> = {
  greeting: 'Hola, {name}:',
  footer: '¿Preguntas? Escribe a {supportEmail}.',

  refundedSubject: 'Se han reembolsado {amount} de la reserva {code}',
  refundedText: 'Se han reembolsado {amount}. Tu banco puede tardar de 5 a 10 días en mostrarlo.',
  refundedStays: 'Tu reserva sigue igual: trae tu equipaje como estaba previsto.',
  refundedInside: 'Tu reserva sigue igual: guardamos tu equipaje hasta la recogida.',
  refundedAction: 'Abrir tu reserva',
  refundArrivedSubject: '{amount} de la reserva {code} ya están de vuelta',
  refundArrivedText: 'Tu banco dice que {amount} ya están de vuelta en tu tarjeta.',
  refundArrivedAction: 'Abrir tu reserva',
  refundCameBackSubject: 'El reembolso de la reserva {code} nos fue devuelto',
  refundCameBackText:
    'No se pierde nada: tenemos {amount} para ti. Dinos en tu reserva que lo enviemos de otra manera. No pedimos datos bancarios por correo.',
  refundCameBackAction: 'Enviarlo de otra manera',
  cameBackExpired: 'Tu tarjeta ha caducado y tu banco nos devolvió el dinero.',
  cameBackLost: 'Tu tarjeta fue declarada perdida y tu banco nos devolvió el dinero.',
  cameBackOther: 'Tu banco no aceptó el dinero y nos lo devolvió.',
  refundByHandSubject: 'Enviamos {amount} de la reserva {code} de otra manera',
  refundByHandText:
    'Un administrador envía {amount} por transferencia y te escribe en un plazo de 2 días hábiles para preguntar adónde.',
  refundByHandAction: 'Abrir tu reserva',
  adminByHandSubject: 'Reembolso de {code} por enviar a mano: {amount}',
  adminByHandText:
    '{traveller} pide {amount} de otra manera que por la tarjeta, que lo devolvió. Pide una cuenta, haz la transferencia e indica su referencia en la administración.',
  bankReference: 'Referencia para tu banco',
  arrivesBy: 'En tu cuenta a más tardar',
  reviewRemovedSubject: 'Tu opinión sobre {location} fue retirada',
  reviewRemovedText:
    'Tu opinión sobre la estancia {code} ya no se muestra. Cuántas se retiraron y por qué queda en la página del local.',
  reviewRemovedAction: 'Abrir tu reserva',
  removedNamed: 'Motivo: nombraba a una persona.',
  removedInsult: 'Motivo: insultaba a alguien.',
  removedAdvertising: 'Motivo: hacía publicidad.',
  removedOther: 'Motivo: no trataba de esta estancia.',
  removedPrivate: 'Motivo: revelaba datos privados.',
  followUpSubject: '¿Cómo fue tu estancia en {location}?',
  followUpText: 'Tu estancia ha terminado. ¿Les cuentas a otros viajeros cómo fue?',
  followUpAction: 'Escribir una opinión',
  openingChangedSubject: '{location} ha cambiado su horario',
  openingChangedText:
    'El local cambió su horario después de tu reserva y abre igualmente para ti: tu reserva sigue como está. Si prefieres cambiarla o cancelarla, es gratis hasta que se registre tu equipaje.',
  openingChangedAction: 'Abrir tu reserva',
  pickUpAskedSubject: '{location} cierra antes: recoge tu equipaje antes de {closes}',
  pickUpAskedText:
    'El local cierra antes ese día. Si puedes, recoge tu equipaje antes de {closes}: no cuesta nada y no hay que cambiar nada en tu reserva. Si no puedes, escribe al local desde tu reserva: tu reserva sigue como está. Si prefieres cambiarla o cancelarla, es gratis hasta que se registre tu equipaje.',
  pickUpAskedAction: 'Abrir tu reserva',
  roomLoweredSubject: '{location} acepta ahora menos equipaje',
  roomLoweredText:
    'El local redujo el número de bultos que acepta después de tu reserva y guarda igualmente sitio para los tuyos: tu reserva sigue como está. Si prefieres cambiarla o cancelarla, es gratis hasta que se registre tu equipaje.',
  roomLoweredAction: 'Abrir tu reserva',
  addressChangedSubject: '{location} está en otra dirección',
  addressChangedText:
    'La dirección del local cambió después de tu reserva. Deja y recoge tu equipaje en la que figura abajo: tu reserva sigue como está. Si prefieres cambiarla o cancelarla, es gratis hasta que se registre tu equipaje.',
  addressChangedAction: 'Abrir tu reserva',
  clockMovedSubject: 'Tus horas en {location} siguen como las reservaste',
  clockMovedText:
    'El reloj en {location} sigue otras reglas que cuando reservaste. Tus horas locales siguen igual: entrega {dropOff}, recogida {pickUp}, al mismo precio. Un calendario pudo mostrar otra hora; la entrada adjunta la corrige.',
  clockMovedAction: 'Abrir tu reserva',
  partnerClockMovedSubject: '{traveller} viene a la hora local reservada',
  partnerClockMovedText:
    'El reloj en {location} sigue otras reglas que cuando {traveller} reservó. Las horas locales de la reserva {code} siguen igual: entrega {dropOff}, recogida {pickUp}.',
  moveOfferedSubject: '{location} ha cambiado su horario: otro sitio para tu equipaje',
  moveOfferedText:
    'El local cambió su horario después de tu reserva. Te ofrece otro sitio cercano: {place}. Acéptalo con un toque hasta el {until}: mismas horas, mismo precio, nada más que pagar. Hasta entonces tu reserva sigue como está, y puedes cambiarla o cancelarla gratis.',
  moveOfferedAction: 'Ver la oferta',
  placeOfferedSubject: 'Otro sitio para tu equipaje en lugar de {location}',
  placeOfferedText:
    'Puede que el local no pueda guardar tu equipaje. Te reservamos otro sitio cercano: {place}. Acéptalo con un toque hasta el {until}: mismas horas, mismo precio, nada más que pagar. Hasta entonces tu reserva sigue como está, y puedes cambiarla o cancelarla gratis.',
  placeOfferedAction: 'Ver la oferta',
  moveOverSubject: 'La oferta para la reserva {code} ha terminado',
  moveOverText:
    'El otro sitio ya no está reservado para ti. Tu reserva en {location} sigue igual, y puedes cambiarla o cancelarla gratis.',
  moveOverAction: 'Abrir tu reserva',
  bagsInSubject: 'Tu equipaje está en {location}',
  bagsInText:
    'El mostrador recibió tu equipaje. Recógelo antes de {pickUp}; con el código de tu reserva te lo devuelven.',
  bagsInAction: 'Abrir tu reserva',
  soonSubject: 'Recoge tu equipaje en {location} antes de {pickUp}',
  soonText: 'Tu equipaje está en {location}. Tu recogida es {pickUp}; muestra el código de tu reserva en el mostrador.',
  soonAction: 'Abrir tu ticket',
  closes: 'Cierra',
  bagsPhoto: 'Tu equipaje cuando se recibió',
  runningLate: '¿Llegas tarde?',
  runningLateAction: 'Mover tu recogida',
  notMine: '¿No entregaste equipaje, o no es el tuyo?',
  notMineAction: 'No es mi equipaje',
  tags: 'Etiquetas',
  lateSubject: 'Tu equipaje sigue en {location}',
  lateText:
    'Tu hora de recogida ha pasado y tu equipaje aún no se ha devuelto. Recógelo mientras el local esté abierto: está a salvo, sin coste hasta mañana a la misma hora. Si ya lo tienes, no hay nada que hacer.',
  lateAction: 'Abrir tu reserva',
  aDay: '1 día',
  manyDays: '{days} días',
  leftSubject: 'Tu equipaje sigue en {location}',
  leftText:
    'Tu equipaje espera desde hace {since}, desde tu hora de recogida, y está a salvo. El primer día es gratis; desde el segundo, cada día se debe al precio de tu reserva, {owed} hasta ahora. No se cobra nada por sí solo en tu tarjeta: aplaza la recogida en tu reserva, o el local te lo pedirá cuando vengas a buscarlo.',
  leftOverText:
    'Tu equipaje espera desde hace {since}, desde tu hora de recogida, y está a salvo. Se deben {owed} por los días desde el segundo, al precio de tu reserva; el local te lo pedirá cuando vengas a buscarlo. No se cobra nada por sí solo en tu tarjeta.',
  leftDecided:
    'Este equipaje no se ha recogido en 30 días: decidimos con el local qué se hace con él y lo anotamos en su registro.',
  leftAction: 'Aplazar mi recogida',
  partnerLeftSubject: 'El equipaje de {traveller} sigue en {location}',
  partnerLeftText:
    'La recogida de la reserva {code} fue hace {since} y su equipaje no se ha entregado. El viajero también recibe este aviso. Desde el segundo día se deben {owed}: el mostrador lo dice en la entrega, y una recogida que el viajero aplaza lo paga. Si ya se lo llevaron, registra ahora la salida.',
  adminLeftText:
    'La recogida de la reserva {code} fue hace {since} y su equipaje no se ha entregado; se deben {owed}. El viajero y el local también reciben este aviso. Pasados 30 días decide con el local y anótalo en el registro: Administración, Reservas.',
  bagsInside: 'Equipaje dentro',
  owed: 'Debido hasta ahora',

  canceledSubject: 'La reserva {code} en {location} se ha cancelado',
  canceledText: 'La reserva de {traveller} se canceló. No queda nada por hacer.',
  movedSubject: 'La reserva {code} se ha ido de {location}',
  movedText: '{traveller} aceptó el otro sitio que se le ofreció: {place}. No tienes que hacer nada.',
  partnerMoveOverSubject: 'La reserva {code} se queda en {location}',
  partnerMoveOverText:
    '{traveller} no aceptó el otro sitio que se le ofreció: {place}. La reserva se queda contigo: abre para ella, por favor. Todavía puede cambiarla o cancelarla gratis.',
  partnerLateSubject: 'El equipaje de {traveller} sigue en {location}',
  partnerLateText:
    'La hora de recogida de la reserva {code} ha pasado y su equipaje no se ha devuelto. Ocupa su sitio hasta entonces. Si ya lo recogieron, regístralo ahora; tu parte se paga en cualquier caso.',
  adminLateSubject: 'El equipaje de {traveller} sigue en {location}',
  adminLateText:
    'La hora de recogida de la reserva {code} pasó hace más de un día y su equipaje no se ha devuelto. Se avisó al viajero enseguida y al local cuando cerró. Pregunta en el local si sigue allí; si ya lo recogieron, su mostrador registra la salida.',
  noShowSubject: 'No se registró a nadie para la reserva {code}',
  noShowText:
    'Se esperaba a {traveller} en {location} y no se registró ningún bulto. Se te paga como por cualquier reserva, también si se olvidó escanear.',
  reviewedSubject: 'Nueva opinión de {location}',
  reviewedText:
    '{traveller} valoró la estancia {code}. Los viajeros la leen en tu página. Puedes responder una vez, y también leen tu respuesta.',
  reviewedAction: 'Leerla y responder',
  stars: '{rating} de 5 estrellas',
  partnerAction: 'Abrir tus reservas',
  adminAction: 'Abrir la reserva',

  claim: 'Todas tus reservas en un solo lugar, en cualquier dispositivo:',
  claimAction: 'Elegir una contraseña',
  findText: '¿Has perdido este correo? Tu código y tu correo abren el ticket:',
  findAction: 'Buscar mi reserva',
  reason: 'Motivo: {reason}',
  code: 'Código',
  location: 'Local',
  address: 'Dirección',
  checkIn: 'Entrega',
  checkOut: 'Recogida',
  items: 'Número de bultos',
  total: 'Precio total',
  phone: 'Teléfono',
};

export default es;
