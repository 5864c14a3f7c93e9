import { queueNames, type QueueName } from '#shared/admin/queue-names.ts';
import { writes } from './writes.ts';
import { orderScenes } from './order-scenes.ts';
import { peopleScenes } from './people-scenes.ts';

export const scenes = { ...orderScenes, ...peopleScenes };
type SceneName = keyof typeof scenes;

/** Which act asks each call of the provider that changes something there; more than one where they come by other ways. */
const waysToCalls: Readonly<Record<string, readonly SceneName[]>> = {
  'cards.createIntent': ['book'],
  'cards.confirmIntent': ['book', 'pay', 'change'],
  'cards.cancelIntent': ['cancelPending'],
  'cards.refund': ['cancelPaid', 'refundByAdministrator'],
  'cards.createCustomer': ['bookAsMember'],
  'cards.detachCard': ['removeCard'],
  'cards.saveConnectedAccount': ['connect', 'saveBank'],
  'cards.transfer': ['payOut'],
  'cards.payOut': ['payOut'],
  'cards.reverseTransfer': ['payOutInVain'],
  'mail.send': ['book', 'contact'],
};

/** Which act leads to each job; `null` where a job changes nothing that its repetition could do twice. */
const waysToJobs: Readonly<Record<QueueName, SceneName | null>> = {
  'apply-rate-plans': null,
  'ask-to-book-again': null,
  'ask-zones': null,
  'cancel-intent': 'cancelPending',
  'check-payment': null,
  'check-payments': null,
  'compare-with-provider': null,
  'complete-bookings': 'stayOver',
  'deliver-event': 'book',
  'door-reports': null,
  'erase-closed-accounts': 'eraseClosed',
  'expire-holds': 'holdOver',
  'forget-old-stays': null,
  'free-waiting-jobs': null,
  'give-back': 'giveBack',
  housekeeping: null,
  'keep-failed-jobs': null,
  'look-at-payouts': null,
  'note-local-times': null,
  'publish-page': null,
  'read-calendar': 'addCalendar',
  'read-calendars': 'readCalendars',
  'refund-payment': 'cancelPaid',
  'remind-of-pick-up': null,
  'remove-objects': null,
  'repack-openings': null,
  'request-confirmation': 'confirmAgain',
  'request-password-reset': 'resetPassword',
  'return-payout': 'payOutInVain',
  'run-checks': null,
  'run-payouts': 'payOut',
  'send-account-change-mail': 'saveBank',
  'send-account-mail': 'resetPassword',
  'send-booking-mail': 'book',
  'send-change-decision': null,
  'send-claim-mail': null,
  'send-contact-answer': null,
  'send-contact-mail': 'contact',
  'send-delivery': 'book',
  'send-dispute-mail': 'dispute',
  'send-door-mail': null,
  'send-edited-for-you': null,
  'send-guesty-mail': null,
  'send-message-mail': 'message',
  'send-payout': 'payOut',
  'send-payout-mail': 'payOut',
  'send-staff-invitation': 'inviteStaff',
  'send-tickets-mail': 'tickets',
  'send-webhook-mail': 'webhookGone',
  'send-weekly-summary': 'weeklySummaries',
  'tell-of-missing-bags': null,
  'tell-of-outcomes': null,
  'wake-deliveries': null,
  'weekly-summaries': 'weeklySummaries',
};

export interface Point {
  /** Such as `cards.refund before`, as the process under test knows it. */
  readonly name: string;
  readonly scene: SceneName;
}

/** Every point: around each call that writes outside, where one outside has taken something, and after each job. */
export function allPoints(): readonly Point[] {
  const calls = Object.entries(writes).flatMap(([port, names]) => names.map((name) => `${port}.${name}`));
  const missing = calls.filter((call) => waysToCalls[call] === undefined);
  if (missing.length > 0) throw new Error(`Nothing leads to ${missing.join(', ')}.`);
  const aroundCalls = calls.flatMap((call) =>
    (waysToCalls[call] ?? []).flatMap((scene): Point[] => [
      { name: `${call} before`, scene },
      { name: `${call} after`, scene },
    ]),
  );
  const taken: Point[] = [
    { name: 'mail taken', scene: 'book' },
    { name: 'mail taken', scene: 'contact' },
    { name: 'webhook taken', scene: 'book' },
  ];
  const afterJobs = queueNames.flatMap((job): Point[] => {
    const scene = waysToJobs[job];
    return scene === null ? [] : [{ name: `job ${job} after`, scene }];
  });
  return [...aroundCalls, ...taken, ...afterJobs];
}
