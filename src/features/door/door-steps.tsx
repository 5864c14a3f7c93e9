import { MessageSquareText } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { formatClock, formatOrderTime } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { DoorAnswer } from './door-answer.tsx';
import type { Door, DoorOrder, DoorReport } from './door.ts';
import styles from './door-page.module.css';
import { DoorDistance } from './door-distance.tsx';
import { DoorPhoto } from './door-photo.tsx';
import { DoorTrail, TrailStep } from './door-trail.tsx';
import { ShopCard } from './shop-card.tsx';
import { useDoorActs } from './use-door-acts.ts';

interface DoorStepsProps {
  readonly door: Door;
  readonly order: DoorOrder;
  readonly report: DoorReport;
}

/** A report that waits: what was done, what happens next, and with bags inside what that costs. */
export function DoorSteps({ door, order, report }: DoorStepsProps) {
  const t = useTexts('door');
  const locale = useLocale();
  const { withdraw } = useDoorActs(door);
  const { name, zone } = door.listing;
  const clock = (iso: string) => formatClock(iso, zone, locale);
  const day = (iso: string) => {
    const { date, time } = formatOrderTime(iso, zone, locale);
    return `${date}, ${time}`;
  };
  return (
    <>
      <h1 className={styles.title}>{t(report.verdict === 'stands' ? 'standsTitle' : 'askingTitle')}</h1>
      {report.answer === null && <p className={styles.lead}>{t('askingLead', { name })}</p>}
      <ShopCard door={door} order={order}>
        <DoorTrail>
          <TrailStep state="done" title={t('youTold')} when={clock(report.reportedAt)} />
          <TrailStep
            state={report.answer === null ? 'now' : 'done'}
            icon={MessageSquareText}
            title={t('weWrote')}
            when={clock(report.reportedAt)}
          >
            {report.answer === null && nextOf()}
          </TrailStep>
          {report.answer !== null && (
            <TrailStep state="now" title={t('says', { name })} when={clock(report.answer.at)}>
              <DoorAnswer door={door} words={report.answer.words} />
              {nextOf()}
            </TrailStep>
          )}
        </DoorTrail>
        <DoorPhoto door={door} report={report} />
        <DoorDistance door={door} report={report} />
      </ShopCard>
      {door.withBags && (
        <Notice title={t('bagsTitle')}>
          {door.owed.minor > 0
            ? t('bagsText', { time: day(door.pickUpAt), amount: formatMoney(door.owed, locale) })
            : t('bagsKept', { time: day(door.pickUpAt) })}
        </Notice>
      )}
      {report.verdict === null && (
        <Button
          full
          variant="secondary"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ bookingId: door.bookingId })}
        >
          {t('opened')}
        </Button>
      )}
    </>
  );

  /** What the traveller waits for; nothing once a report with bags inside is settled. */
  function nextOf(): string | null {
    if (report.verdict !== null && report.bagsInside > 0) return null;
    if (door.waysAt !== null) return t('weWroteText', { time: clock(door.waysAt) });
    const isOurs = door.wait === 'administration' || report.answer !== null || report.verdict !== null;
    return isOurs ? t('waitsForUs') : t('waits', { name, time: day(report.answerUntil) });
  }
}
