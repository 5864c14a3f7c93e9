import { answerDueAt, decisionDueAt } from '#shared/claims/claim-rules.ts';
import { formatWeekDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { Claim } from './claim.ts';
import styles from './claims.module.css';

type ClaimStepsProps = { readonly claim: Claim | null; readonly name: string; readonly zone: string };

/** What happens with a claim, and by when, as if it were sent now where it was not; what was done is filled and says when. */
export function ClaimSteps({ claim, name, zone }: ClaimStepsProps) {
  const t = useTexts('claims');
  const locale = useLocale();
  const now = useNow();
  const fromNow = (due: (sentAt: number) => number) =>
    now === null ? null : new Date(due(Date.parse(now))).toISOString();
  const day = (iso: string) => formatWeekDay(localDateOf(iso, zone), locale);
  const by = (iso: string | null, within: 'withinTwoDays' | 'withinNineDays') =>
    iso === null ? t(within) : t('by', { day: day(iso) });
  const steps = [
    { id: 'sent', done: claim !== null, title: t('atOnce'), text: t('atOnceText', { name }) },
    {
      id: 'answered',
      done: claim?.answer != null,
      title: claim?.answer
        ? day(claim.answer.at)
        : by(claim === null ? fromNow(answerDueAt) : claim.answerDueAt, 'withinTwoDays'),
      // Decided without an answer there will be none.
      text: t(claim?.decision && !claim.answer ? 'notAnsweredText' : 'answeredText', { name }),
    },
    {
      id: 'decided',
      done: claim?.decision != null,
      title: claim?.decision
        ? day(claim.decision.at)
        : by(claim === null ? fromNow(decisionDueAt) : claim.decisionDueAt, 'withinNineDays'),
      text: t(claim?.decision ? 'hasDecidedText' : 'decidedText'),
    },
  ];
  return (
    <section>
      <h2>{t('whatThen')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ id, done, title, text }) => (
          <li key={id} data-done={done || undefined}>
            <strong>{title}</strong>
            <p className={styles.soft}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
