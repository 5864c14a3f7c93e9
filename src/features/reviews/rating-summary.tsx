import { TicketCheck } from 'lucide-react';
import { formatRating } from '#web/lib/format/number.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { RatingBar } from '#web/parts/reviews/rating-bar.tsx';
import { RatingHead } from '#web/parts/reviews/rating-head.tsx';
import { useBarLabel } from '#web/parts/reviews/use-bar-label.ts';
import { goneKeys } from '#web/parts/reviews/reason-keys.ts';
import styles from './rating-summary.module.css';

type Summary = Outputs['reviews']['ofLocation']['summary'];

type RatingSummaryProps = {
  readonly summary: Summary;
  readonly chosen: number | null;
  /** Narrows the list; the chosen bar again shows all. */
  readonly onStars: (stars: number | undefined) => void;
};

/** Average, distribution and the last 90 days; each bar narrows the list. What was removed is counted, with its reason. */
export function RatingSummary({ summary, chosen, onStars }: RatingSummaryProps) {
  const t = useTexts('reviews');
  const locale = useLocale();
  const barLabel = useBarLabel();
  const { count, average, sinceYear, distribution, recent, removed } = summary;
  return (
    <aside className={styles.summary}>
      <Card>
        <RatingHead average={average} none={String(t('new'))}>
          {sinceYear === null ? t('noneYet') : t('countSince', { count, year: sinceYear })}
        </RatingHead>
        <ul className={styles.bars}>
          {distribution.map((each) => (
            <li key={each.stars}>
              <button
                type="button"
                aria-pressed={chosen === each.stars}
                aria-label={barLabel(each)}
                onClick={() => onStars(chosen === each.stars ? undefined : each.stars)}
              >
                <RatingBar {...each} total={count} />
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.recent}>
          <span>{t('lastDays')}</span>
          <strong>
            {recent.average === null
              ? t('count', { count: recent.count })
              : t('averageWithCount', { average: formatRating(Number(recent.average), locale), count: recent.count })}
          </strong>
        </p>
      </Card>
      <div className={styles.verified}>
        <Icon of={TicketCheck} size={20} />
        <h2>{t('onlyBooked')}</h2>
        <p>
          {t('onlyBookedText')}{' '}
          {removed.map(({ reason, count: gone, sinceYear: year }) => (
            <span key={reason}>{t(goneKeys[reason], { count: gone, year })} </span>
          ))}
          <AppLink to="/terms" className={styles.rules}>
            {t('rules')}
          </AppLink>
        </p>
      </div>
    </aside>
  );
}
