/** The door of booking: what other modules and the API may use. */
export { bookingCanceled, bookingChanged, bookingConfirmed } from './booking.events.ts';
export { cancelIntentHandler, expireHoldsHandler } from './cancel/expire-holds.job.ts';
export { checkPaymentHandler, checkPaymentsHandler } from './payments/check-payments.job.ts';
export { completeBookingsHandler } from './orders/complete-bookings.job.ts';
export { receiveDisputeEvent } from './disputes/receive-dispute.ts';
export { sendDisputeMailHandler } from './disputes/send-dispute-mail.job.ts';
export { giveBackHandler } from './payments/give-back.job.ts';
export { orderCalendar } from './orders/order-calendar.ts';
export { receiveBookingEvent } from './payments/receive-event.ts';
export { refundPaymentHandler } from './payments/refund-payment.job.ts';
export { sendTicketsMailHandler } from './orders/send-tickets.job.ts';
export { sendBookingMailHandler } from './orders/send-booking-mail.job.ts';
export { bookingsFile } from './hosting/bookings-file.ts';
export { mayOpenOrder } from './orders/guest-access.ts';
export { tellOfOutcomesHandler } from './hosting/tell-of-outcomes.job.ts';
export { lockTicket, recordCheckIn, recordCheckOut } from './hosting/custody-marks.ts';
export { documentedMet } from './booking.errors.ts';
export type { HostedView } from './hosting/hosted-rows.ts';
