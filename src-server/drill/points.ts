import { queueNames, type QueueName } from '#shared/admin/queue-names.ts';
import { writes } from './writes.ts';
import { newsScenes } from './news-scenes.ts';
import { orderScenes } from './order-scenes.ts';
import { peopleScenes } from './people-scenes.ts';

export const scenes = { ...orderScenes, ...peopleScenes, ...newsScenes };
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

/** Which act leads to each job, or why its repetition can do nothing twice. */
const waysToJobs: Readonly<Record<QueueName, SceneName | { readonly once: string }>> = {
  'apply-rate-plans': { once: 'marks each plan as applied in the transaction that applies it' },
  'ask-to-book-again': 'bookAgain',
  'ask-zones': { once: 'changes a zone only from what it was' },
  'cancel-intent': 'cancelPending',
  'check-payment': { once: 'takes over what the provider knows, as check-payments does at each point' },
  'check-payments': { once: 'done once more at each point' },
  'compare-with-provider': { once: 'notes each difference under its name' },
  'complete-bookings': 'stayOver',
  'deliver-event': 'book',
  'door-reports': 'doorShut',
  'erase-closed-accounts': 'eraseClosed',
  'expire-holds': 'holdOver',
  'forget-old-stays': { once: 'takes off what is there' },
  'free-waiting-jobs': { once: 'done once more at each point' },
  'give-back': 'giveBack',
  housekeeping: { once: 'deletes what is old' },
  'keep-failed-jobs': { once: 'writes down each job by its id' },
  'look-at-payouts': { once: 'takes over what the provider knows, each payout under its lock' },
  'morning-mails': 'morning',
  'note-local-times': { once: 'writes where nothing is written' },
  'publish-page': { once: 'publishes and forgets the plan in one transaction' },
  'read-calendar': 'readCalendars',
  'read-calendars': 'readCalendars',
  'refund-payment': 'cancelPaid',
  'remind-of-pick-up': 'pickUpNear',
  'remove-objects': { once: 'deletes what no row needs' },
  'repack-openings': { once: 'marks each location as packed in the transaction that packs it' },
  'request-confirmation': 'confirmAgain',
  'request-password-reset': 'resetPassword',
  'return-payout': 'payOutInVain',
  'run-checks': { once: 'keeps the last result of each check' },
  'run-payouts': 'payOut',
  'send-account-change-mail': 'saveBank',
  'send-account-mail': 'resetPassword',
  'send-booking-mail': 'book',
  'send-change-decision': 'decideChange',
  'send-claim-mail': 'claim',
  'send-contact-answer': 'answerContact',
  'send-contact-mail': 'contact',
  'send-delivery': 'book',
  'send-dispute-mail': 'dispute',
  'send-door-mail': 'doorShut',
  'send-edited-for-you': 'editForPartner',
  'send-guesty-mail': { once: 'notes the mail before it sends it: rather none than two' },
  'send-look-decision': 'decideLook',
  'send-message-mail': 'message',
  'send-sms': { once: 'a repeated message has the key of the first, and a minute in which it is true' },
  'send-push': { once: 'a repeated notification takes the place of the first on its device' },
  'send-payout': 'payOut',
  'send-payout-mail': 'payOut',
  'send-staff-invitation': 'inviteStaff',
  'send-incident-mail': 'incident',
  'send-morning-mail': 'morning',
  'send-tickets-mail': 'tickets',
  'send-webhook-mail': 'webhookGone',
  'send-weekly-summary': 'weeklySummaries',
  'tell-of-missing-bags': 'bagsMissing',
  'tell-of-outcomes': 'notFetched',
  'wake-deliveries': { once: 'done once more at each point' },
  'watch-incidents': 'incident',
  'weekly-summaries': 'weeklySummaries',
};

export interface Point {
  /** Such as `cards.refund before`, as the process under test knows it. */
  readonly name: string;
  readonly scene: SceneName;
}

/** Around each call that writes outside. @throws Error for one to which no scene leads */
export function pointsAroundCalls(): readonly Point[] {
  const calls = Object.entries(writes).flatMap(([port, names]) => names.map((name) => `${port}.${name}`));
  const missing = calls.filter((call) => waysToCalls[call] === undefined);
  if (missing.length > 0) throw new Error(`Nothing leads to ${missing.join(', ')}.`);
  return calls.flatMap((call) =>
    (waysToCalls[call] ?? []).flatMap((scene): Point[] => [
      { name: `${call} before`, scene },
      { name: `${call} after`, scene },
    ]),
  );
}

/** Where one outside has taken something, and after each job. */
export function pointsOfJobs(): readonly Point[] {
  const taken: Point[] = [
    { name: 'mail taken', scene: 'book' },
    { name: 'mail taken', scene: 'contact' },
    { name: 'webhook taken', scene: 'book' },
  ];
  const afterJobs = queueNames.flatMap((job): Point[] => {
    const scene = waysToJobs[job];
    return typeof scene === 'string' ? [{ name: `job ${job} after`, scene }] : [];
  });
  return [...taken, ...afterJobs];
}
