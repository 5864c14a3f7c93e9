import { Link } from '@tanstack/react-router';
import { ArrowLeft, DoorClosed } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { formatOrderTime } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import type { Door, DoorOrder } from './door.ts';
import styles from './door-page.module.css';
import { DoorResult } from './door-result.tsx';
import { DoorSteps } from './door-steps.tsx';
import { DoorWays } from './door-ways.tsx';
import { ShopCard } from './shop-card.tsx';
import { useDoorActs } from './use-door-acts.ts';

/** How often what became of a report is asked for, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** 'The door is shut': asked, the ways on, and what became of it. */
export function DoorPage({ id }: { readonly id: string }) {
  const t = useTexts('door');
  const [again, setAgain] = useState(false);
  const [door] = trpc.doors.ofOrder.useSuspenseQuery(again ? { bookingId: id, again } : { bookingId: id }, {
    refetchInterval: LOOK_AGAIN,
  });
  const [order] = trpc.booking.get.useSuspenseQuery({ bookingId: door.currentBookingId });
  const { step, content, isAsked = false } = stepOf(door, order, () => setAgain(false));
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Link
          to="/orders/$id"
          params={{ id: door.currentBookingId }}
          className={styles.back}
          aria-label={`${t('yourBooking')}, ${door.code}`}
        >
          <Icon of={ArrowLeft} size={20} />
          {door.code}
        </Link>
        <span className={styles.dashes} role="img" aria-label={t('stepOf', { step })}>
          {[1, 2, 3].map((each) => (
            <span key={each} className={cx(styles.dash, each <= step && styles.reached)} />
          ))}
        </span>
      </div>
      {content}
      {door.mayReportAgain && !isAsked && (
        <Button variant="secondary" full size={48} onClick={() => setAgain(true)}>
          <Icon of={DoorClosed} />
          {t('button')}
        </Button>
      )}
    </div>
  );
}

function stepOf(door: Door, order: DoorOrder, onReported: () => void) {
  const { report, wait } = door;
  if (report === null || report.taken === 'stay' || (report.verdict === 'withdrawn' && door.refusal === null))
    return { step: 1, isAsked: true, content: <Ask door={door} order={order} onReported={onReported} /> };
  if (report.verdict === 'withdrawn' || report.verdict === 'refused' || report.taken !== null)
    return { step: 3, content: <DoorResult door={door} order={order} report={report} /> };
  if (wait === null) return { step: 2, content: <DoorWays door={door} order={order} report={report} /> };
  return { step: 1, content: <DoorSteps door={door} order={order} report={report} /> };
}

/** Why it cannot be reported now. */
const refusals = { tooEarly: 'tooEarly', tooLate: 'tooLate', closed: 'closed', over: 'over' } as const;

interface AskProps {
  readonly door: Door;
  readonly order: DoorOrder;
  readonly onReported: () => void;
}

/** Before it is reported. */
function Ask({ door, order, onReported }: AskProps) {
  const t = useTexts('door');
  const locale = useLocale();
  const { report } = useDoorActs(door);
  const { name, zone } = door.listing;
  const next = door.opensAt === null || door.refusal !== 'closed' ? null : formatOrderTime(door.opensAt, zone, locale);
  return (
    <>
      <h1 className={styles.title}>{t('askTitle')}</h1>
      {door.refusal === null ? (
        <>
          <p className={styles.lead}>{t('askLead', { name })}</p>
          <ShopCard door={door} order={order}>
            <Button
              full
              size={48}
              busy={report.isPending}
              onClick={() =>
                report.mutate({ bookingId: door.currentBookingId, withBags: door.withBags }, { onSuccess: onReported })
              }
            >
              {t('askAction')}
            </Button>
          </ShopCard>
        </>
      ) : (
        <Notice
          action={
            door.refusal === 'tooLate' ? (
              <AppLink to={`/contact?code=${door.code}`}>{t('costLink')}</AppLink>
            ) : (
              <Link to="/orders/$id" params={{ id: door.currentBookingId }}>
                {t('yourBooking')}
              </Link>
            )
          }
        >
          {t(refusals[door.refusal], { name })} {next !== null && t('opensAt', { day: next.date, time: next.time })}
        </Notice>
      )}
    </>
  );
}
