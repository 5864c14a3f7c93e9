import {
  DoorClosed,
  GitPullRequestArrow,
  Landmark,
  type LucideIcon,
  MailX,
  MapPinned,
  MessageSquare,
  RefreshCw,
  Scale,
  ShieldAlert,
  Star,
  Tag,
  Undo2,
  Users,
} from 'lucide-react';
import { GUESTS_A_DAY } from '#shared/integrations/guesty-mail.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { plainError } from '../jobs/plain-error.ts';
import { useQueueWords } from '../jobs/use-queue-words.ts';
import { Keycap } from '../kit/keycap.tsx';
import { useAge } from '../kit/use-age.ts';
import { useMoments } from '../kit/use-moments.ts';
import { useWhyItCameBack } from '../kit/use-why-it-came-back.ts';
import type { Home } from './home.ts';
import styles from './home.module.css';
import { SettleDifference } from './settle-difference.tsx';

type Need = Home['needs'][number];

interface Look {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly verb: string;
  readonly isFailure?: boolean;
}

/** What is asked for, by field of a change request. */
const asked = {
  name: 'askedName',
  alternativeName: 'askedAlternativeName',
  address: 'askedAddress',
  imageIds: 'askedPhotos',
} as const;

/** Who reports a review or an answer. */
const reporterWords = { traveller: 'byTraveller', partner: 'byPartner', visitor: 'byVisitor' } as const;

/** Whose title says already what it is about. */
const isNamed: readonly Need['kind'][] = [
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
  'review',
];

interface NeedRowProps {
  readonly need: Need;
  readonly isChosen: boolean;
  /** When the page was asked for. */
  readonly now: Date;
}

/** One thing that needs a person: what, who, why, how long, and one verb. What another person has taken fades. */
export function NeedRow({ need, isChosen, now }: NeedRowProps) {
  const t = useTexts('adminHome');
  const locale = useLocale();
  const { moment } = useMoments();
  const age = useAge();
  const queueName = useQueueWords();
  const why = useWhyItCameBack();
  const amount = need.amount === undefined ? '' : `${formatMoney(need.amount, locale)} ${need.amount.currency}`;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const { name = '', code = '', count = 1, detail = '' } = need;
  const looks: Readonly<Record<Need['kind'], () => Look>> = {
    message: () =>
      need.count === undefined
        ? { icon: MessageSquare, title: t('needMessage', { text: detail ?? '' }), verb: t('reply') }
        : { icon: MessageSquare, title: t('needMessages', { count }), verb: t('review') },
    payoutFailed: () => ({ icon: Landmark, title: t('needPayout', { amount }), verb: t('review'), isFailure: true }),
    payoutAccount: () => ({ icon: Landmark, title: t('needPayoutAccount', { name }), verb: t('review') }),
    accountAsks: () => ({ icon: Landmark, title: t('needAccountAsks', { name }), verb: t('review') }),
    refundByHand: () => ({ icon: Undo2, title: t('needRefundByHand', { amount }), verb: t('send') }),
    refundFailed: () => ({ icon: Undo2, title: t('needRefundFailed', { amount }), verb: t('review'), isFailure: true }),
    refundHangs: () => ({ icon: Undo2, title: t('needRefundHangs', { amount }), verb: t('review'), isFailure: true }),
    refundMade: () => ({ icon: Undo2, title: t('needRefundMade', { amount }), verb: t('decide') }),
    difference: () => ({
      icon: Scale,
      title: amount === '' ? t('needDifference') : t('needDifferenceOf', { amount }),
      verb: t('review'),
      isFailure: true,
    }),
    dispute: () => ({ icon: ShieldAlert, title: t('needDispute', { amount }), verb: t('review'), isFailure: true }),
    proposal: () => ({ icon: Users, title: t('needProposal', { amount }), verb: t('decide') }),
    jobsFailed: () => ({
      icon: RefreshCw,
      title: t('needJobs', { count, name: queueName(name) }),
      verb: t('review'),
      isFailure: true,
    }),
    mailFailed: () => ({ icon: MailX, title: t('needMail', { subject: name }), verb: t('correct'), isFailure: true }),
    changeRequest: () => ({
      icon: GitPullRequestArrow,
      title: t('needChange', { name, fields: list.format((need.fields ?? []).map((field) => t(asked[field]))) }),
      verb: t('compare'),
    }),
    newLocation: () => ({ icon: MapPinned, title: t('needNewLocation', { name }), verb: t('look') }),
    review: () => ({ icon: Star, title: t('needReview', { count, name }), verb: t('review') }),
    claim: () => ({
      icon: ShieldAlert,
      title: need.count === undefined ? t('needClaim', { name }) : t('needClaims', { count }),
      verb: t('review'),
    }),
    doorShut: () => ({ icon: DoorClosed, title: t('needDoor', { name }), verb: t('decide'), isFailure: true }),
    doorLook: () => ({ icon: DoorClosed, title: t('needDoorLook', { name }), verb: t('review') }),
    prices: () => ({ icon: Tag, title: t('needPrices'), verb: t('setPrices') }),
    guestsHeld: () => ({ icon: Users, title: t('needGuests', { count: GUESTS_A_DAY, name }), verb: t('review') }),
    shareHeld: () => ({ icon: Users, title: t('needShareHeld', { amount }), verb: t('decide') }),
    couponBudgets: () => ({ icon: Tag, title: t('needCouponBudgets', { count }), verb: t('review') }),
    check: () => ({ icon: Scale, title: t('needCheck', { name }), verb: t('review'), isFailure: true }),
  };
  const { icon, title, verb, isFailure = false } = looks[need.kind]();
  const about = [
    need.kind === 'prices' ? t('needPricesText') : '',
    need.kind === 'couponBudgets' ? t('needCouponBudgetsText') : '',
    need.kind === 'guestsHeld' ? t('needGuestsText') : '',
    isNamed.includes(need.kind) ? '' : name,
    code,
    need.kind === 'message' ? '' : need.kind === 'payoutFailed' ? why(detail, detail) : plainError(detail ?? ''),
    need.reporters === undefined
      ? ''
      : t('reportedBy', { who: list.format(need.reporters.map((reporter) => t(reporterWords[reporter]))) }),
    need.partnerSince === undefined ? '' : t('partnerSince', { year: need.partnerSince.slice(0, 4) }),
  ];
  return (
    <li
      className={styles.need}
      data-urgent={need.isUrgent || undefined}
      data-chosen={isChosen || undefined}
      data-taken={(need.taken !== null && !need.taken.isMe) || undefined}
    >
      <span className={cx(styles.square, isFailure && styles.failed)}>
        <Icon of={icon} size={18} />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong> {need.isUrgent === true && <Chip tone="ticket">{t('urgent')}</Chip>}{' '}
        {need.taken !== null && (
          <Chip tone={need.taken.isMe ? 'brand' : 'plain'}>
            {need.taken.isMe ? t('mine') : t('takenBy', { name: need.taken.name })}
          </Chip>
        )}
        <span className={styles.soft}>{about.filter((each) => each !== '').join(', ')}</span>
      </span>
      <span className={styles.end}>
        <time className={styles.age} dateTime={need.since} title={moment(need.since)}>
          {age(need.since, now)}
        </time>
        {need.kind === 'difference' && <SettleDifference needId={need.id} />}
        <AppLink to={need.to} className={buttonClass({ variant: isChosen ? 'primary' : 'secondary', size: 32 })}>
          {verb}
          {isChosen && <Keycap of="↵" />}
        </AppLink>
      </span>
    </li>
  );
}
