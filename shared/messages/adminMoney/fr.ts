import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  provider: 'Prestataire de paiement',
  travellers: 'Commandes',
  tax: 'Taxe due',
  fees: 'Frais',
  goodwill: 'Geste commercial',
  disputes: 'En litige',
  losses: 'Pertes',
  subsidy: 'Prise en charge des codes',
  owedTo: 'Dû à {name}',
  ledgerIn: 'Grand livre, {currency}',
  addsUp: 'Total',
  willBeWritten: 'Sera écrit',
  nothingWritten: 'Rien n’est écrit : aucun argent n’a bougé.',
  payment: 'Paiement',
  refund: 'Remboursement',
  earning: 'Part du partenaire, taxe et frais',
  clawBack: 'Part reprise',
  dispute: 'Litige ouvert',
  disputeWon: 'Litige gagné',
  disputeLost: 'Litige perdu',
  payout: 'Envoyé',
  payoutBack: 'Revenu',
} satisfies Record<keyof typeof en, Text>;

export default fr;
