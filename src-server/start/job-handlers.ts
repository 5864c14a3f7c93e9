import {
  freeWaitingJobsHandler,
  compareWithProviderHandler,
  eraseClosedHandler,
  forgetOldStaysHandler,
  housekeepingHandler,
  keepFailedJobsHandler,
  morningMailsHandler,
  runChecksHandler,
  sendIncidentMailHandler,
  sendMorningMailHandler,
  watchIncidentsHandler,
} from '#server/modules/admin/admin.module.ts';
import { applyRatePlansHandler } from '#server/modules/pricing/pricing.module.ts';
import {
  requestConfirmationHandler,
  requestResetHandler,
  sendAccountMailHandler,
} from '#server/modules/accounts/accounts.module.ts';
import { sendClaimMailHandler } from '#server/modules/claims/claims.module.ts';
import {
  cancelIntentHandler,
  checkPaymentHandler,
  checkPaymentsHandler,
  completeBookingsHandler,
  noteLocalTimesHandler,
  doorReportsHandler,
  repackOpeningsHandler,
  expireHoldsHandler,
  giveBackHandler,
  refundPaymentHandler,
  remindOfPickUpHandler,
  sendBookingMailHandler,
  sendDisputeMailHandler,
  sendDoorMailHandler,
  sendMessageMailHandler,
  sendPushHandler,
  sendTicketsMailHandler,
  tellOfOutcomesHandler,
} from '#server/modules/booking/booking.module.ts';
import { publishPageHandler, sendAnswerHandler, sendContactMailHandler } from '#server/modules/cms/cms.module.ts';
import {
  askZonesHandler,
  sendChangeDecisionHandler,
  sendLookDecisionHandler,
  sendEditedForYouHandler,
  sendStaffInvitationHandler,
} from '#server/modules/partner/partner.module.ts';
import { askToBookAgainHandler, tellOfMissingBagsHandler } from '#server/modules/custody/custody.module.ts';
import {
  lookAtPayoutsHandler,
  returnPayoutHandler,
  runPayoutsHandler,
  sendPayoutHandler,
  sendAccountChangeMailHandler,
  sendPayoutMailHandler,
  sendWeeklySummaryHandler,
  weeklySummariesHandler,
} from '#server/modules/payouts/payouts.module.ts';
import { readCalendarHandler, readCalendarsHandler } from '#server/modules/calendars/calendars.module.ts';
import { sendGuestyMailHandler } from '#server/modules/integrations/integrations.module.ts';
import {
  sendDeliveryHandler,
  sendWebhookMailHandler,
  wakeDeliveriesHandler,
} from '#server/modules/webhooks/webhooks.module.ts';
import { deliverEventHandler } from '#server/platform/events/event-bus.ts';
import { subscriptions } from '#server/start/subscriptions.ts';
import { removeObjectsHandler } from '#server/platform/files/remove-objects.job.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';

/** Everything that happens because of a write, and on a schedule. */
export const jobHandlers: readonly JobHandler<never>[] = [
  sendAccountMailHandler as JobHandler<never>,
  requestResetHandler as JobHandler<never>,
  requestConfirmationHandler as JobHandler<never>,
  sendContactMailHandler as JobHandler<never>,
  publishPageHandler as JobHandler<never>,
  sendAnswerHandler as JobHandler<never>,
  sendClaimMailHandler as JobHandler<never>,
  sendBookingMailHandler as JobHandler<never>,
  sendDisputeMailHandler as JobHandler<never>,
  sendDoorMailHandler as JobHandler<never>,
  sendMessageMailHandler as JobHandler<never>,
  sendPushHandler as JobHandler<never>,
  doorReportsHandler as JobHandler<never>,
  sendTicketsMailHandler as JobHandler<never>,
  giveBackHandler as JobHandler<never>,
  refundPaymentHandler as JobHandler<never>,
  cancelIntentHandler as JobHandler<never>,
  checkPaymentHandler as JobHandler<never>,
  checkPaymentsHandler as JobHandler<never>,
  expireHoldsHandler as JobHandler<never>,
  completeBookingsHandler as JobHandler<never>,
  noteLocalTimesHandler as JobHandler<never>,
  repackOpeningsHandler as JobHandler<never>,
  askZonesHandler as JobHandler<never>,
  remindOfPickUpHandler as JobHandler<never>,
  tellOfOutcomesHandler as JobHandler<never>,
  sendChangeDecisionHandler as JobHandler<never>,
  sendLookDecisionHandler as JobHandler<never>,
  sendEditedForYouHandler as JobHandler<never>,
  sendStaffInvitationHandler as JobHandler<never>,
  askToBookAgainHandler as JobHandler<never>,
  tellOfMissingBagsHandler as JobHandler<never>,
  runPayoutsHandler as JobHandler<never>,
  sendPayoutHandler as JobHandler<never>,
  returnPayoutHandler as JobHandler<never>,
  lookAtPayoutsHandler as JobHandler<never>,
  sendAccountChangeMailHandler as JobHandler<never>,
  sendPayoutMailHandler as JobHandler<never>,
  sendWeeklySummaryHandler as JobHandler<never>,
  weeklySummariesHandler as JobHandler<never>,
  sendGuestyMailHandler as JobHandler<never>,
  sendDeliveryHandler as JobHandler<never>,
  wakeDeliveriesHandler as JobHandler<never>,
  sendWebhookMailHandler as JobHandler<never>,
  readCalendarHandler as JobHandler<never>,
  readCalendarsHandler as JobHandler<never>,
  applyRatePlansHandler as JobHandler<never>,
  compareWithProviderHandler as JobHandler<never>,
  eraseClosedHandler as JobHandler<never>,
  forgetOldStaysHandler as JobHandler<never>,
  housekeepingHandler as JobHandler<never>,
  removeObjectsHandler as JobHandler<never>,
  keepFailedJobsHandler as JobHandler<never>,
  freeWaitingJobsHandler as JobHandler<never>,
  runChecksHandler as JobHandler<never>,
  morningMailsHandler as JobHandler<never>,
  sendMorningMailHandler as JobHandler<never>,
  watchIncidentsHandler as JobHandler<never>,
  sendIncidentMailHandler as JobHandler<never>,
  deliverEventHandler(subscriptions) as JobHandler<never>,
];
