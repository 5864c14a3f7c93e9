export const booking = 'src-server/modules/booking';
export const tests = {
  faults: 'src-server/modules/booking/order-faults.test.ts',
  place: `${booking}/place/place-booking.test.ts`,
  clock: `${booking}/place/hold-clock.test.ts`,
  holds: `${booking}/place/unpaid-holds.test.ts`,
  guards: `${booking}/payments/guards.test.ts`,
  known: `${booking}/payments/what-is-known.test.ts`,
  cards: `${booking}/payments/kept-card.test.ts`,
  confirm: `${booking}/payments/confirm-payment.test.ts`,
  change: `${booking}/change/change-booking.test.ts`,
  cancel: `${booking}/cancel/cancel-booking.test.ts`,
  access: `${booking}/orders/order-access.test.ts`,
  events: `${booking}/payments/events.rest.test.ts`,
  ledger: 'src-server/modules/ledger/ledger.test.ts',
  signIn: 'src-server/modules/accounts/sign-in.test.ts',
  signUp: 'src-server/modules/accounts/sign-up.test.ts',
  limits: 'src-server/modules/accounts/rate-limits.test.ts',
};
