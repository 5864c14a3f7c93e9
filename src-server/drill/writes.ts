import type { CardProvider } from '#server/platform/payments/card-provider.ts';

/** Which calls of the card provider change something there; a call new has to say it. */
const cardCalls: Readonly<Record<keyof CardProvider, 'writes' | 'reads'>> = {
  createIntent: 'writes',
  confirmIntent: 'writes',
  cancelIntent: 'writes',
  retrieveIntent: 'reads',
  refund: 'writes',
  listRefunds: 'reads',
  retrieveDispute: 'reads',
  createCustomer: 'writes',
  listSavedCards: 'reads',
  detachCard: 'writes',
  saveConnectedAccount: 'writes',
  retrieveAccount: 'reads',
  transfer: 'writes',
  retrieveTransfer: 'reads',
  reverseTransfer: 'writes',
  retrievePayout: 'reads',
  payOut: 'writes',
  listMade: 'reads',
  listPayouts: 'reads',
  platformSettings: 'reads',
  reach: 'reads',
  readEvent: 'reads',
};

/** Calls after which something outside is another, by the port. */
export const writes: Readonly<Record<'cards' | 'mail', readonly string[]>> = {
  cards: Object.entries(cardCalls).flatMap(([name, kind]) => (kind === 'writes' ? [name] : [])),
  mail: ['send'],
};
