import type { Text } from '../text.ts';

/** Texts of the ledger and of what is decided about money. */
const en = {
  provider: 'Card provider',
  travellers: 'Orders',
  tax: 'Tax owed',
  fees: 'Fees',
  goodwill: 'Goodwill',
  disputes: 'In dispute',
  losses: 'Losses',
  subsidy: 'Subsidy of discount codes',
  owedTo: 'Owed to {name}',
  ledgerIn: 'Ledger, {currency}',
  addsUp: 'Adds up to',
  willBeWritten: 'Will be written',
  nothingWritten: 'Nothing is written: no money has moved.',
  payment: 'Payment',
  refund: 'Refund',
  earning: 'Partner’s share, tax and fees',
  clawBack: 'Share taken back',
  dispute: 'Dispute opened',
  disputeWon: 'Dispute won',
  disputeLost: 'Dispute lost',
  payout: 'Sent',
  payoutBack: 'Came back',
} as const satisfies Record<string, Text>;

export default en;
