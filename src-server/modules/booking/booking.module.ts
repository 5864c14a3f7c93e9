/** The door of booking: what other modules and the API may use. */
export { cancelIntentHandler, expireHoldsHandler } from './expire-holds.job.ts';
export { completeBookingsHandler } from './complete-bookings.job.ts';
export { orderCalendar } from './order-calendar.ts';
export { receiveBookingEvent } from './receive-event.ts';
export { refundPaymentHandler } from './refund-payment.job.ts';
export { sendBookingMailHandler } from './send-booking-mail.job.ts';
export { earningEntries, paymentEntries } from './ledger.ts';
