import { formatMoney } from '#web/lib/format/money.ts';
import { formatClock, formatWeekDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useBagName } from '#web/parts/claims/use-bag-name.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { Claim } from './claim.ts';
import { ClaimPhoto } from './claim-photo.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import styles from './claims.module.css';

const kindKeys = { missing: 'missing', damaged: 'damaged', gone: 'gone', wrong: 'wrong', notMine: 'notMine' } as const;
const stateKeys = {
  sent: 'stateSent',
  answered: 'stateAnswered',
  waits: 'stateAnswered',
  decided: 'stateDecided',
} as const;
const decisionKeys = { accepted: 'accepted', part: 'partly', refused: 'refused' } as const;

type ClaimStoryProps = {
  readonly claim: Claim;
  readonly bookingId: string;
  readonly location: string;
  readonly zone: string;
  /** Of the order, by which its reader may write about it. */
  readonly code: string;
  /** Whether its sender reads it, who may take pictures off and is asked for an account. */
  readonly isOwn?: boolean;
};

/** A claim as it was sent, what the location answered, and what was decided. */
export function ClaimStory({ claim, bookingId, location, zone, code, isOwn = false }: ClaimStoryProps) {
  const t = useTexts('claims');
  const bagName = useBagName();
  const locale = useLocale();
  const moment = (iso: string) =>
    t('moment', { day: formatWeekDay(localDateOf(iso, zone), locale), time: formatClock(iso, zone, locale) });
  const { answer, decision } = claim;
  return (
    <>
      <Card as="section" className={styles.stack}>
        <header className={styles.head}>
          <h2>{t('kindOfBag', { kind: t(kindKeys[claim.kind]), bag: bagName(claim.bag) })}</h2>
          <Chip tone={claim.state === 'decided' ? 'brand' : 'ticket'}>{t(stateKeys[claim.state])}</Chip>
        </header>
        <p className={styles.soft}>{moment(claim.sentAt)}</p>
        <blockquote className={styles.quote}>{claim.words}</blockquote>
        {claim.additions.map(({ text, at }) => (
          <div key={at}>
            <p className={styles.soft}>{t('addedAt', { moment: moment(at) })}</p>
            <blockquote className={styles.quote}>{text}</blockquote>
          </div>
        ))}
        {claim.asked.minor > 0 && <p>{t('asks', { amount: formatMoney(claim.asked, locale) })}</p>}
        {claim.receipt !== null && <ReceiptLink bookingId={bookingId} receipt={claim.receipt} />}
        {claim.photoIds.length > 0 && (
          <div className={styles.photos}>
            {claim.photoIds.map((id) => (
              <ClaimPhoto
                key={id}
                bookingId={bookingId}
                id={id}
                onDropped={isOwn && claim.state === 'sent' ? () => {} : undefined}
              />
            ))}
          </div>
        )}
      </Card>
      {answer !== null && (
        <Card as="section" className={styles.stack}>
          <h2>{t('answerOf', { name: location })}</h2>
          <p className={styles.soft}>{moment(answer.at)}</p>
          <blockquote className={styles.quote}>{answer.text}</blockquote>
          <p className={styles.soft}>{t(answer.disputes ? 'disputes' : 'agrees')}</p>
        </Card>
      )}
      {decision !== null && (
        <Card as="section" className={styles.stack}>
          <h2>{t(decisionKeys[decision.kind])}</h2>
          <p className={styles.soft}>{moment(decision.at)}</p>
          <blockquote className={styles.quote}>{decision.note}</blockquote>
          {decision.bag.minor > 0 && (
            <p>{t(isOwn ? 'forBag' : 'forBagHosted', { amount: formatMoney(decision.bag, locale) })}</p>
          )}
          {decision.stay.minor > 0 && <p>{t('ofStay', { amount: formatMoney(decision.stay, locale) })}</p>}
          <Objection of={decision.objection} code={code} />
        </Card>
      )}
    </>
  );
}

interface ObjectionProps {
  readonly of: NonNullable<Claim['decision']>['objection'];
  readonly code: string;
}

/** Until when and how a decision can be objected to, or until when it could. */
function Objection({ of: { until, isOpen }, code }: ObjectionProps) {
  const t = useTexts('claims');
  const day = formatWeekDay(until, useLocale());
  if (!isOpen) return <p className={styles.soft}>{t('objectOver', { day })}</p>;
  const [before = '', after = ''] = t('object', { day }).split('{link}');
  return (
    <p className={styles.soft}>
      {before}
      <a href={`/contact?code=${code}`}>{t('objectLink')}</a>
      {after}
    </p>
  );
}
