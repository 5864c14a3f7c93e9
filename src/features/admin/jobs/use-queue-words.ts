import { type QueueName, queueNames } from '#shared/admin/queue-names.ts';
import { useTexts } from '#web/lib/texts.ts';

/** What a queue does, in words; one of another version by its name. */
export function useQueueWords(): (name: string) => string {
  const t = useTexts('adminJobs');
  const words: Readonly<Record<QueueName, string>> = {
    'apply-rate-plans': t('queueRatePlans'),
    'ask-to-book-again': t('queueAskAgain'),
    'cancel-intent': t('queueCancelIntent'),
    'check-payment': t('queueCheckPayment'),
    'check-payments': t('queueCheckPayments'),
    'complete-bookings': t('queueComplete'),
    'deliver-event': t('queueEvents'),
    'expire-holds': t('queueExpireHolds'),
    'free-waiting-jobs': t('queueFreeWaiting'),
    'give-back': t('queueGiveBack'),
    'compare-with-provider': t('queueCompare'),
    housekeeping: t('queueHousekeeping'),
    'keep-failed-jobs': t('queueKeepFailed'),
    'publish-page': t('queuePublish'),
    'read-calendar': t('queueCalendar'),
    'read-calendars': t('queueCalendars'),
    'remove-objects': t('queueRemoveObjects'),
    'repack-openings': t('queueRepackOpenings'),
    'ask-zones': t('queueAskZones'),
    'refund-payment': t('queueRefund'),
    'request-password-reset': t('queueReset'),
    'request-confirmation': t('queueConfirmation'),
    'erase-closed-accounts': t('queueEraseClosed'),
    'forget-old-stays': t('queueForgetStays'),
    'look-at-payouts': t('queueLookAtPayouts'),
    'note-local-times': t('queueNoteLocalTimes'),
    'return-payout': t('queueReturnPayout'),
    'run-checks': t('queueChecks'),
    'run-payouts': t('queuePayouts'),
    'send-account-change-mail': t('queueAccountChange'),
    'send-account-mail': t('queueAccountMail'),
    'send-booking-mail': t('queueBookingMail'),
    'send-change-decision': t('queueChangeDecision'),
    'send-look-decision': t('queueLookDecision'),
    'send-edited-for-you': t('queueEditedForYou'),
    'send-claim-mail': t('queueClaimMail'),
    'send-contact-answer': t('queueAnswer'),
    'send-contact-mail': t('queueContact'),
    'send-delivery': t('queueDelivery'),
    'send-dispute-mail': t('queueDispute'),
    'send-door-mail': t('queueDoorMail'),
    'send-message-mail': t('queueMessageMail'),
    'door-reports': t('queueDoorReports'),
    'remind-of-pick-up': t('queueRemindOfPickUp'),
    'send-guesty-mail': t('queueGuesty'),
    'send-payout': t('queueSendPayout'),
    'send-payout-mail': t('queuePayoutMail'),
    'send-staff-invitation': t('queueInvitation'),
    'send-tickets-mail': t('queueTickets'),
    'send-webhook-mail': t('queueWebhookMail'),
    'send-weekly-summary': t('queueSummary'),
    'tell-of-missing-bags': t('queueMissingBags'),
    'tell-of-outcomes': t('queueOutcomes'),
    'wake-deliveries': t('queueWake'),
    'weekly-summaries': t('queueSummaries'),
  };
  return (name) => {
    const known = queueNames.find((each) => each === name);
    return known === undefined ? name : words[known];
  };
}
