export default {
  sentSubject: '{amount} en camino',
  sentText: 'Hemos enviado {amount} a tu cuenta •••• {last4}. Tu banco lo tendrá el {date} a más tardar.',
  sentAction: 'Abrir los pagos',
  failedSubject: 'El pago de {amount} ha vuelto',
  failedText: '{reason} El dinero está seguro: vuelve a estar en tu saldo.',
  failedWhatNow: 'Revisa tu método de cobro. En cuanto lo guardes, enviamos el dinero otra vez el mismo día.',
  failedAction: 'Editar el método de cobro',
  orders: { one: '{count} pedido', other: '{count} pedidos' },
  takenBack: 'Descontado',
  cameBack: 'Pagos que volvieron',
  payout: 'Pago',
  footer: 'El extracto de cada mes está en la página de tus pagos.',
};
