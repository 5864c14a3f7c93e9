import { useTexts } from '#web/lib/texts.ts';

/** What a queue does, in words; an unknown one by its name. */
export function useQueueWords(): (name: string) => string {
  const t = useTexts('adminJobs');
  const words: Readonly<Record<string, string>> = {
    'send-booking-mail': t('queueBookingMail'),
    'send-account-mail': t('queueAccountMail'),
    'refund-payment': t('queueRefund'),
    'check-payment': t('queueCheckPayment'),
    'cancel-intent': t('queueCancelIntent'),
    'expire-holds': t('queueExpireHolds'),
    'complete-bookings': t('queueComplete'),
    'run-payouts': t('queuePayouts'),
    'send-payout': t('queueSendPayout'),
    'send-delivery': t('queueDelivery'),
    'read-calendar': t('queueCalendar'),
    'send-guesty-mail': t('queueGuesty'),
    housekeeping: t('queueHousekeeping'),
    'run-checks': t('queueChecks'),
  };
  return (name) => words[name] ?? name;
}
