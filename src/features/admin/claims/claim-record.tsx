import { Check, CircleAlert, LifeBuoy, MessageSquare, Scale } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { Happened, type Happening } from '../kit/happened.tsx';
import { useMoments } from '../kit/use-moments.ts';
import type { AdminClaim } from './claim.ts';
import styles from './claims.module.css';
import { recordFacts } from './record-facts.ts';

/** What the record of the bags says about the claim, in facts; no picture of it is judged. */
export function ClaimRecord({ claim }: { readonly claim: AdminClaim }) {
  const t = useTexts('adminClaims');
  const { moment } = useMoments();
  const { came, left, tags } = recordFacts(claim.record.entries);
  const facts: { readonly key: string; readonly isGood: boolean; readonly what: string; readonly more: string }[] = [];
  if (came === null) facts.push({ key: 'came', isGood: false, what: t('noneCame'), more: '' });
  else {
    const more = t('byAt', { name: came.userName, moment: moment(came.happenedAt) });
    facts.push({ key: 'came', isGood: true, what: t('bagsCame', { count: came.bagsCount }), more });
  }
  if (left !== null) {
    const isAll = came !== null && left.bagsCount >= came.bagsCount;
    const more = t('byAt', { name: left.userName, moment: moment(left.happenedAt) });
    facts.push({ key: 'left', isGood: isAll, what: t('bagsLeft', { count: left.bagsCount }), more });
  }
  if (tags !== null) {
    const [before, after] = [tags.before.join(', '), tags.after.join(', ')];
    facts.push(
      tags.isSame
        ? { key: 'tags', isGood: true, what: t('sameTags'), more: before }
        : { key: 'tags', isGood: false, what: t('otherTags'), more: t('tagsFromTo', { before, after }) },
    );
  }
  facts.push({ key: 'time', isGood: true, what: t('inTime'), more: t('inTimeText', { moment: moment(claim.sentAt) }) });
  return (
    <Card as="section" className={styles.side}>
      <header>
        <h2>{t('recordSays')}</h2>
      </header>
      <ul className={styles.facts}>
        {facts.map(({ key, isGood, what, more }) => (
          <li key={key}>
            <span className={isGood ? styles.good : styles.bad}>
              <Icon of={isGood ? Check : CircleAlert} size={17} />
            </span>
            <span>
              <strong>{what}</strong>
              <span className={styles.soft}>{more}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What happened to the claim so far. */
export function ClaimStory({ claim }: { readonly claim: AdminClaim }) {
  const t = useTexts('adminClaims');
  const { weekdayMoment } = useMoments();
  const { answer, decision, proposal } = claim;
  const by = t('byWhom', { name: claim.traveller.name });
  const events: Happening[] = [
    { key: 'sent', icon: LifeBuoy, tone: 'brand', what: t('claimSent'), more: by, at: claim.sentAt },
  ];
  if (answer !== null) events.push({ key: 'answer', icon: MessageSquare, what: t('locationAnswered'), at: answer.at });
  if (proposal !== null)
    events.push({
      key: 'proposal',
      icon: Scale,
      what: t('proposed'),
      more: t('byWhom', { name: proposal.by }),
      at: null,
    });
  if (decision !== null) events.push({ key: 'decision', icon: Scale, what: t('decided'), at: decision.at });
  return (
    <Card as="section" className={styles.side}>
      <header>
        <h2>{t('whatHappened')}</h2>
      </header>
      <div className={styles.story}>
        <Happened events={events} />
      </div>
      {answer === null && decision === null && (
        <p className={styles.soft}>{t('answerBy', { date: weekdayMoment(claim.answerDueAt) })}</p>
      )}
    </Card>
  );
}
