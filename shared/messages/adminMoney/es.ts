import type { Text } from '../text.ts';
import type en from './en.ts';

const es = {
  provider: 'Proveedor de tarjetas',
  travellers: 'Pedidos',
  tax: 'Impuesto debido',
  fees: 'Comisiones',
  goodwill: 'Cortesía',
  disputes: 'En disputa',
  losses: 'Pérdidas',
  subsidy: 'Subvención de los códigos',
  owedTo: 'Debido a {name}',
  ledgerIn: 'Libro mayor, {currency}',
  addsUp: 'Suma',
  willBeWritten: 'Se escribirá',
  nothingWritten: 'No se escribe nada: no se ha movido dinero.',
  payment: 'Pago',
  refund: 'Reembolso',
  earning: 'Parte del socio, impuesto y comisiones',
  clawBack: 'Parte retirada',
  dispute: 'Disputa abierta',
  disputeWon: 'Disputa ganada',
  disputeLost: 'Disputa perdida',
  payout: 'Enviado',
  payoutBack: 'Devuelto',
} satisfies Record<keyof typeof en, Text>;

export default es;
