import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { DisagreementCard } from './disagreement-card.tsx';
import { useKeptCounter } from './kept-counter-context.ts';
import lists from './queue-lists.module.css';
import styles from './refused-elsewhere.module.css';

/** Hand-overs of these counters that were refused when they were sent: they wait here until a person ends them. */
export function RefusedElsewhere() {
  const t = useTexts('offlineCounter');
  const locale = useLocale();
  const { data: refused = [] } = trpc.custody.refused.useQuery(undefined, { refetchInterval: 60_000 });
  const { queue } = useKeptCounter();
  const isHere = (requestId: string) => queue.some((each) => each.requestId === requestId);
  const [first] = refused;
  if (first === undefined) return null;
  return (
    <section aria-labelledby="refused-elsewhere" className={lists.section}>
      <header className={lists.head}>
        <h2 id="refused-elsewhere">{t('disagrees', { count: refused.length })}</h2>
        <span>{t('foundAt', { time: formatClock(first.answeredAt, first.zone, locale) })}</span>
      </header>
      <div className={styles.cards}>
        {refused.map(({ disagreement, personName, ...handOver }) => (
          <DisagreementCard
            key={handOver.requestId}
            handOver={handOver}
            disagreement={{ ...disagreement, message: null }}
            by={isHere(handOver.requestId) ? undefined : personName}
          />
        ))}
      </div>
    </section>
  );
}
