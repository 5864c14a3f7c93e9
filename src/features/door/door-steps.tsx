import { formatMoney } from '#web/lib/format/money.ts';
import { formatClock, formatOrderTime } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import type { Door, DoorReport } from './door.ts';
import styles from './door-page.module.css';
import { useDoorActs } from './use-door-acts.ts';

/** A report that waits: what was done, what happens next, and with bags inside what that costs. */
export function DoorSteps({ door, report }: { readonly door: Door; readonly report: DoorReport }) {
  const t = useTexts('door');
  const locale = useLocale();
  const { withdraw } = useDoorActs(door);
  const { name, zone, phone } = door.listing;
  const clock = (iso: string) => formatClock(iso, zone, locale);
  const day = (iso: string) => {
    const { date, time } = formatOrderTime(iso, zone, locale);
    return `${date}, ${time}`;
  };
  return (
    <>
      <h1 className={styles.title}>{t(report.verdict === 'stands' ? 'standsTitle' : 'askingTitle')}</h1>
      {report.answer === null && <p className={styles.lead}>{t('askingLead', { name })}</p>}
      <Card className={styles.body} aria-live="polite">
        <ol className={styles.steps}>
          <li>
            <strong>{t('youTold')}</strong>
            <span>{clock(report.reportedAt)}</span>
          </li>
          <li>
            <strong>{t('weWrote')}</strong>
            <span>{clock(report.reportedAt)}</span>
          </li>
        </ol>
        {report.answer !== null && (
          <p>
            {t('says', { name })} {report.answer.words}
          </p>
        )}
        <p>{nextOf()}</p>
      </Card>
      {door.withBags && (
        <Notice title={t('bagsTitle')}>
          {door.owed.minor > 0
            ? t('bagsText', { time: day(door.pickUpAt), amount: formatMoney(door.owed, locale) })
            : t('bagsKept', { time: day(door.pickUpAt) })}
        </Notice>
      )}
      {phone !== null && <a href={`tel:${phone}`}>{t('call')}</a>}
      {report.verdict === null && (
        <Button
          variant="secondary"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ bookingId: door.bookingId })}
        >
          {t('opened')}
        </Button>
      )}
    </>
  );

  /** What the traveller waits for. */
  function nextOf(): string {
    if (door.waysAt !== null) return t('weWroteText', { time: clock(door.waysAt) });
    const isOurs = door.wait === 'administration' || report.answer !== null || report.verdict !== null;
    return isOurs ? t('waitsForUs') : t('waits', { name, time: day(report.answerUntil) });
  }
}
