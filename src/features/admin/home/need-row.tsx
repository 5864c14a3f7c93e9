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
import { isNamedInTitle, needTitle } from '#shared/admin/need-title.ts';
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
  readonly verb: string;
  readonly isFailure?: boolean;
}

/** Who reports a review or an answer. */
const reporterWords = { traveller: 'byTraveller', partner: 'byPartner', visitor: 'byVisitor' } as const;

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
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const { name = '', code = '', detail = '' } = need;
  const looks: Readonly<Record<Need['kind'], Look>> = {
    message: { icon: MessageSquare, verb: t(need.count === undefined ? 'reply' : 'review') },
    payoutFailed: { icon: Landmark, verb: t('review'), isFailure: true },
    payoutAccount: { icon: Landmark, verb: t('review') },
    accountAsks: { icon: Landmark, verb: t('review') },
    refundByHand: { icon: Undo2, verb: t('send') },
    refundFailed: { icon: Undo2, verb: t('review'), isFailure: true },
    refundHangs: { icon: Undo2, verb: t('review'), isFailure: true },
    refundMade: { icon: Undo2, verb: t('decide') },
    difference: { icon: Scale, verb: t('review'), isFailure: true },
    dispute: { icon: ShieldAlert, verb: t('review'), isFailure: true },
    proposal: { icon: Users, verb: t('decide') },
    jobsFailed: { icon: RefreshCw, verb: t('review'), isFailure: true },
    mailFailed: { icon: MailX, verb: t('correct'), isFailure: true },
    changeRequest: { icon: GitPullRequestArrow, verb: t('compare') },
    newLocation: { icon: MapPinned, verb: t('look') },
    review: { icon: Star, verb: t('review') },
    claim: { icon: ShieldAlert, verb: t('review') },
    doorShut: { icon: DoorClosed, verb: t('decide'), isFailure: true },
    doorLook: { icon: DoorClosed, verb: t('review') },
    answer: { icon: MessageSquare, verb: t('review') },
    prices: { icon: Tag, verb: t('setPrices') },
    guestsHeld: { icon: Users, verb: t('review') },
    shareHeld: { icon: Users, verb: t('decide') },
    couponBudgets: { icon: Tag, verb: t('review') },
    check: { icon: Scale, verb: t('review'), isFailure: true },
  };
  const { icon, verb, isFailure = false } = looks[need.kind];
  const about = [
    need.kind === 'prices' ? t('needPricesText') : '',
    need.kind === 'couponBudgets' ? t('needCouponBudgetsText') : '',
    need.kind === 'guestsHeld' ? t('needGuestsText') : '',
    isNamedInTitle(need.kind) ? '' : name,
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
        <strong>{needTitle(need, t, locale, queueName)}</strong>{' '}
        {need.isUrgent === true && <Chip tone="ticket">{t('urgent')}</Chip>}{' '}
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
