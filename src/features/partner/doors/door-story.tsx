import { Check, type LucideIcon, Pencil } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './door-story.module.css';

type DoorStoryProps = {
  readonly report: Outputs['doors']['hosted'][number];
  /** What is about to be answered; null as long as nothing is chosen. */
  readonly answer: 'open' | 'shut' | null;
  /** An instant (ISO) in the words of the location. */
  readonly when: (iso: string) => string;
};

const tookWords = { refund: 'tookRefund', move: 'tookMove', stay: 'tookStay' } as const;

/** Next to the answer: what becomes of the share by it, and what has happened so far. */
export function DoorStory({ report, answer, when }: DoorStoryProps) {
  const t = useTexts('door');
  const locale = useLocale();
  const { travellerName: traveller, share, taken, takenAt } = report;
  return (
    <div className={styles.story}>
      {share !== null && (
        <section className={styles.share}>
          <h3>{t('shareOfStay')}</h3>
          {answer === 'shut' ? (
            <p className={styles.sum}>
              <s>{formatMoney(share, locale)}</s>
            </p>
          ) : (
            <p className={styles.sum}>{formatMoney(share, locale)}</p>
          )}
          <p className={styles.soft}>{t(answer === 'shut' ? 'shareIfShut' : 'shareIfOpen', { traveller })}</p>
        </section>
      )}
      <section>
        <h3>{t('whatHappened')}</h3>
        <ol className={styles.steps}>
          <Step icon={Check} what={t('toldUs', { traveller })} more={when(report.reportedAt)} />
          {taken !== null && (
            <Step icon={Check} what={t(tookWords[taken], { traveller })} more={takenAt === null ? '' : when(takenAt)} />
          )}
          <Step icon={Pencil} what={t('youAnswer')} more={t('until', { time: when(report.answerUntil) })} isNow />
        </ol>
      </section>
    </div>
  );
}

type StepProps = {
  readonly icon: LucideIcon;
  readonly what: string;
  readonly more: string;
  readonly isNow?: boolean;
};

function Step({ icon, what, more, isNow = false }: StepProps) {
  return (
    <li data-now={isNow || undefined}>
      <span className={styles.disc}>
        <Icon of={icon} size={12} />
      </span>
      <span>{what}</span>
      <span className={styles.soft}>{more}</span>
    </li>
  );
}
