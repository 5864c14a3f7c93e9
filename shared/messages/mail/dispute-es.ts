/** Textos de los correos sobre pagos disputados, y el motivo de una parte recuperada. */
export default {
  openedSubject: 'El pago de {code} está en disputa',
  openedText:
    'Quien pagó {code} dijo a su banco que no era su intención. El banco retiene el dinero hasta que decida, lo que puede tardar de dos a tres meses. Respondemos al banco con el registro de custodia.',
  openedHold: 'Su parte de este pedido está en disputa: queda retenida hasta entonces. No tiene que hacer nada.',
  openedPaid:
    'Su parte de este pedido ya se pagó. Solo se descuenta de sus próximos pagos si el banco da la razón a quien pagó.',
  wonSubject: 'La disputa de {code} está ganada',
  wonText: 'El banco le dio la razón. Su parte de este pedido es suya y sale con su próximo pago.',
  lostSubject: 'La disputa de {code} está perdida',
  lostText:
    'El banco dio la razón a quien pagó, que tiene su dinero de vuelta. Su parte de este pedido se descuenta de lo que se le debe, nunca de su cuenta bancaria.',
  lostEarly: 'El banco dio la razón a quien pagó, que tiene su dinero de vuelta. Este pedido no tiene parte.',
  takenBackReason: 'el banco dio la razón a quien pagó.',
  order: 'Pedido',
  location: 'Lugar',
  share: 'Su parte',
  action: 'Abrir pagos',
  footer: 'Lo que está en disputa figura en la página de sus pagos.',
};
