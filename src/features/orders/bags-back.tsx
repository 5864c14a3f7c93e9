import { Link } from '@tanstack/react-router';
import { formatClock, formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { CustodyRecordCard } from '#web/parts/custody/custody-record.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './bags-back.module.css';
import { chargedOf, missingBagsOf, type Order } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import { OrderTicket } from './order-ticket.tsx';
import { PaidWith } from './paid-with.tsx';
import { useAmount } from './use-amount.ts';

/** Bags that were fetched: what is missing first, the record of both hand-overs, and beside it what it cost. */
export function BagsBack({ order }: { readonly order: Order }) {
  const t = useTexts('orders');
  const write = useAmount();
  const missing = missingBagsOf(order);
  return (
    <div className={styles.columns}>
      {missing > 0 && <MissingBags order={order} missing={missing} />}
      <CustodyRecordCard bookingId={order.id} days={order.day} fallback={<OrderTicket order={order} />} />
      <div className={styles.aside}>
        <Card className={styles.sum}>
          <p className={styles.code}>{order.code}</p>
          <OrderChip order={order} />
          <p className={styles.total}>
            <span>{t('totalPrice')}</span>
            <strong>{write(chargedOf(order))}</strong>
          </p>
          <p className={styles.soft}>
            <PaidWith order={order} />
          </p>
          <a href="#receipt">{t('receipt')}</a>
        </Card>
        {missing === 0 && <ClaimCard order={order} />}
      </div>
    </div>
  );
}

const CLAIM_MS = 24 * 3_600_000;

/** Until when a problem can be reported: as an instant, and in words. */
function useClaimUntil({ custody, listing: { zone } }: Order) {
  const locale = useLocale();
  const until = new Date(Date.parse(custody.outAt ?? '') + CLAIM_MS).toISOString();
  return {
    until,
    time: `${formatLocalDay(localDateOf(until, zone), locale)}, ${formatClock(until, zone, locale)}`,
  };
}

type MissingBagsProps = { readonly order: Order; readonly missing: number };

/** Bags that stayed behind, and for a day the way to a claim. */
function MissingBags({ order, missing }: MissingBagsProps) {
  const t = useTexts('custody');
  const now = useNow();
  const { until, time } = useClaimUntil(order);
  const isLate = now !== null && now >= until;
  return (
    <Notice
      tone="danger"
      title={t('missingOut', { count: missing })}
      className={styles.missing}
      action={
        !isLate && (
          <Link to="/orders/$id/claim" params={{ id: order.id }} className={buttonClass({ variant: 'danger' })}>
            {t('reportProblem')}
          </Link>
        )
      }
    >
      {!isLate && t('claimUntil', { time })}
    </Notice>
  );
}

/** The way to a claim, for a day after check-out. */
function ClaimCard({ order }: { readonly order: Order }) {
  const t = useTexts('custody');
  const now = useNow();
  const { until, time } = useClaimUntil(order);
  if (now === null || now >= until) return null;
  return (
    <section className={styles.claim}>
      <h2>{t('somethingWrong')}</h2>
      <p className={styles.soft}>{t('claimUntil', { time })}</p>
      <Link to="/orders/$id/claim" params={{ id: order.id }} className={buttonClass({ variant: 'danger', full: true })}>
        {t('reportProblem')}
      </Link>
    </section>
  );
}

/** "York Street Coffee kept 2 bags for 8 hours and 14 minutes." */
export function useKeptLine(): (order: Order) => string {
  const t = useTexts('custody');
  const orders = useTexts('orders');
  return ({ custody: { inAt, inBags, outAt, outBags }, bagsCount, listing: { name } }) => {
    const minutes = Math.max(1, Math.round((Date.parse(outAt ?? '') - Date.parse(inAt ?? '')) / 60_000));
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const spans = [
      ...(hours === 0 ? [] : [t('hours', { count: hours })]),
      ...(rest === 0 ? [] : [t('minutes', { count: rest })]),
    ];
    const time = spans.length === 2 ? t('and', { first: spans[0] ?? '', second: spans[1] ?? '' }) : (spans[0] ?? '');
    return t('kept', { name, bags: orders('bags', { count: inBags ?? outBags ?? bagsCount }), time });
  };
}
