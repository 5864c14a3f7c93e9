import { Link } from '@tanstack/react-router';
import { formatClock, formatOrderTime } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import type { Door } from './door.ts';
import styles from './door-page.module.css';
import { DoorResult } from './door-result.tsx';
import { DoorSteps } from './door-steps.tsx';
import { DoorWays } from './door-ways.tsx';
import { useDoorActs } from './use-door-acts.ts';

/** How often what became of a report is asked for, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** 'The door is shut': asked, the ways on, and what became of it. */
export function DoorPage({ id }: { readonly id: string }) {
  const t = useTexts('door');
  const [door] = trpc.doors.ofOrder.useSuspenseQuery({ bookingId: id }, { refetchInterval: LOOK_AGAIN });
  return (
    <div className={styles.page}>
      <Link to="/orders/$id" params={{ id: door.currentBookingId }}>
        {t('yourBooking')}
      </Link>
      <Step door={door} />
    </div>
  );
}

function Step({ door }: { readonly door: Door }) {
  const { report, wait } = door;
  if (report === null || report.taken === 'stay' || (report.verdict === 'withdrawn' && door.refusal === null))
    return <Ask door={door} />;
  if (report.verdict === 'withdrawn' || report.verdict === 'refused' || report.taken !== null)
    return <DoorResult door={door} report={report} />;
  if (wait === null) return <DoorWays door={door} report={report} />;
  return <DoorSteps door={door} report={report} />;
}

/** Why it cannot be reported now. */
const refusals = { tooEarly: 'tooEarly', tooLate: 'tooLate', closed: 'closed', over: 'over' } as const;

/** Before it is reported. */
function Ask({ door }: { readonly door: Door }) {
  const t = useTexts('door');
  const locale = useLocale();
  const { report } = useDoorActs(door);
  const { name, zone } = door.listing;
  const next = door.opensAt === null ? null : formatOrderTime(door.opensAt, zone, locale);
  return (
    <>
      <h1 className={styles.title}>{t('askTitle')}</h1>
      {door.refusal === null ? (
        <Card className={styles.body}>
          <p className={styles.lead}>{t('askLead', { name })}</p>
          {door.closesAt !== null && <p>{t('openUntil', { time: formatClock(door.closesAt, zone, locale) })}</p>}
          <Button
            full
            busy={report.isPending}
            onClick={() => report.mutate({ bookingId: door.currentBookingId, withBags: door.withBags })}
          >
            {t('askAction')}
          </Button>
        </Card>
      ) : (
        <Notice>
          {t(refusals[door.refusal], { name })} {next !== null && t('opensAt', { day: next.date, time: next.time })}
        </Notice>
      )}
    </>
  );
}
