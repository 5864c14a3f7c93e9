/** Textos de los correos sobre pagos disputados, y el motivo de una parte recuperada. */
export default {
  openedSubject: 'El pago de {code} está en disputa',
  openedText:
    'Quien pagó {code} dijo a su banco que no era su intención. El banco retiene el dinero hasta que decida, lo que puede tardar de dos a tres meses. Respondemos al banco con el registro de custodia.',
  openedHold: 'Tu parte de este pedido está en disputa: queda retenida hasta entonces. No tienes que hacer nada.',
  openedPaid:
    'Tu parte de este pedido ya se pagó. Solo se descuenta de tus próximos pagos si el banco da la razón a quien pagó.',
  wonSubject: 'La disputa de {code} está ganada',
  wonText: 'El banco te dio la razón. Tu parte de este pedido es tuya y sale con tu próximo pago.',
  lostSubject: 'La disputa de {code} está perdida',
  lostText:
    'El banco dio la razón a quien pagó, que tiene su dinero de vuelta. Tu parte de este pedido se descuenta de lo que se te debe, nunca de tu cuenta bancaria.',
  lostEarly: 'El banco dio la razón a quien pagó, que tiene su dinero de vuelta. Este pedido no tiene parte.',
  takenBackReason: 'el banco dio la razón a quien pagó.',
  madeThereReason: 'el pago se reembolsó en el proveedor de pagos.',
  order: 'Pedido',
  location: 'Local',
  share: 'Tu parte',
  action: 'Abrir pagos',
  footer: 'Lo que está en disputa figura en la página de tus pagos.',
};
