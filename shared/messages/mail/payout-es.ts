export default {
  sentSubject: '{amount} en camino',
  sentText: 'Hemos enviado {amount} a su cuenta •••• {last4}. Su banco lo tendrá el {date} a más tardar.',
  sentAction: 'Abrir los pagos',
  failedSubject: 'El pago de {amount} ha vuelto',
  failedText: '{reason} El dinero está seguro: vuelve a estar en su saldo.',
  failedWhatNow: 'Revise su método de cobro. En cuanto lo guarde, enviamos el dinero otra vez el mismo día.',
  failedAction: 'Editar el método de cobro',
  orders: { one: '{count} pedido', other: '{count} pedidos' },
  takenBack: 'Descontado',
  cameBack: 'Pagos que volvieron',
  payout: 'Pago',
  footer: 'El extracto de cada mes está en la página de sus pagos.',
};
