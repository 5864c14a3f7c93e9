import type { z } from 'zod/mini';
import { GUESTS_A_DAY } from '../integrations/guesty-mail.ts';
import type { TextKey } from '../messages/areas.ts';
import type { Locale, TextParams } from '../messages/text.ts';
import { formatMoney } from '../money/format-money.ts';
import type { Money } from '../money/money.ts';
import type { homeAnswer } from './work-answers.ts';

interface Need {
  readonly kind: z.output<typeof homeAnswer>['needs'][number]['kind'];
  readonly amount?: Money | undefined;
  readonly name?: string | undefined;
  readonly detail?: string | null | undefined;
  readonly fields?: readonly (keyof typeof asked)[] | undefined;
  readonly count?: number | undefined;
}

type Words = (key: TextKey<'adminHome'>, params?: TextParams) => string;

/** What is asked for, by field of a change request. */
const asked = {
  name: 'askedName',
  alternativeName: 'askedAlternativeName',
  address: 'askedAddress',
  imageIds: 'askedPhotos',
} as const;

/** Kinds whose title says already what they are about. */
const named: readonly Need['kind'][] = [
  'payoutAccount',
  'accountAsks',
  'guestsHeld',
  'mailFailed',
  'changeRequest',
  'newLocation',
  'jobsFailed',
  'check',
  'claim',
  'doorShut',
  'doorLook',
  'answer',
  'review',
];

/** Whether a need's title has the name of what it is about. */
export const isNamedInTitle = (kind: Need['kind']): boolean => named.includes(kind);

/**
 * What needs a person, in a line, on the page and in mails.
 * @param t the texts of `adminHome`
 * @param queueName what a queue does, in words
 */
export function needTitle(need: Need, t: Words, locale: Locale, queueName: (name: string) => string): string {
  const amount = need.amount === undefined ? '' : `${formatMoney(need.amount, locale)} ${need.amount.currency}`;
  const { name = '', count = 1, detail, fields = [] } = need;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const titles: Readonly<Record<Need['kind'], () => string>> = {
    message: () => (need.count === undefined ? t('needMessage', { text: detail ?? '' }) : t('needMessages', { count })),
    payoutFailed: () => t('needPayout', { amount }),
    payoutAccount: () => t('needPayoutAccount', { name }),
    accountAsks: () => t('needAccountAsks', { name }),
    refundByHand: () => t('needRefundByHand', { amount }),
    refundFailed: () => t('needRefundFailed', { amount }),
    refundHangs: () => t('needRefundHangs', { amount }),
    refundMade: () => t('needRefundMade', { amount }),
    difference: () => (amount === '' ? t('needDifference') : t('needDifferenceOf', { amount })),
    dispute: () => t('needDispute', { amount }),
    proposal: () => t('needProposal', { amount }),
    jobsFailed: () => t('needJobs', { count, name: queueName(name) }),
    mailFailed: () => t('needMail', { subject: name }),
    changeRequest: () => t('needChange', { name, fields: list.format(fields.map((field) => t(asked[field]))) }),
    newLocation: () => t('needNewLocation', { name }),
    review: () => t('needReview', { count, name }),
    claim: () => (need.count === undefined ? t('needClaim', { name }) : t('needClaims', { count })),
    doorShut: () => t('needDoor', { name }),
    doorLook: () => t('needDoorLook', { name }),
    answer: () => t('needAnswer', { name }),
    prices: () => t('needPrices'),
    guestsHeld: () => t('needGuests', { count: GUESTS_A_DAY, name }),
    shareHeld: () => t('needShareHeld', { amount }),
    couponBudgets: () => t('needCouponBudgets', { count }),
    check: () => t('needCheck', { name }),
  };
  return titles[need.kind]();
}
