import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Card } from '#web/ui/misc/card.tsx';
import type { Door, DoorReport } from './door.ts';
import styles from './door-page.module.css';

const verdicts = { stands: 'standsTitle', refused: 'refusedTitle', withdrawn: 'endedTitle' } as const;

/** What became of a report: moved, everything back, or its verdict; and who said what. */
export function DoorResult({ door, report }: { readonly door: Door; readonly report: DoorReport }) {
  const t = useTexts('door');
  const { name } = door.listing;
  const title =
    report.taken === 'move'
      ? t('movedTitle', { name: door.movedTo?.name ?? '' })
      : t(report.taken === 'refund' ? 'refundedTitle' : verdicts[report.verdict ?? 'withdrawn']);
  return (
    <>
      <h1 className={styles.title} aria-live="polite">
        {title}
      </h1>
      <Card className={styles.body}>
        {report.taken === 'move' && (
          <>
            <p>{t('movedText')}</p>
            <p>{door.movedTo?.address}</p>
          </>
        )}
        {report.taken === 'refund' && <p>{t('refundedText')}</p>}
        {report.answer !== null && (
          <p>
            {t('says', { name })} {report.answer.words}
          </p>
        )}
        {report.note !== null && (
          <p>
            {t('weSay')} {report.note}
          </p>
        )}
        <Link to="/orders/$id" params={{ id: door.currentBookingId }} className={buttonClass({})}>
          {t('yourBooking')}
        </Link>
      </Card>
    </>
  );
}
