import { Link } from '@tanstack/react-router';
import { formatClock, formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { CustodyRecordCard } from '#web/parts/custody/custody-record.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './bags-back.module.css';
import { chargedOf, type Order } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import { OrderTicket } from './order-ticket.tsx';
import { PaidWith } from './paid-with.tsx';
import { useAmount } from './use-amount.ts';

/** Bags that were fetched: the record of both hand-overs, and beside it what it cost. */
export function BagsBack({ order }: { readonly order: Order }) {
  const t = useTexts('orders');
  const write = useAmount();
  return (
    <div className={styles.columns}>
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
        <ClaimCard order={order} />
      </div>
    </div>
  );
}

const CLAIM_MS = 24 * 3_600_000;

/** The way to a claim, for a day after check-out. */
function ClaimCard({ order }: { readonly order: Order }) {
  const t = useTexts('custody');
  const locale = useLocale();
  const now = useNow();
  const { custody, listing } = order;
  const until = new Date(Date.parse(custody.outAt ?? '') + CLAIM_MS).toISOString();
  if (now === null || now >= until) return null;
  const time = `${formatLocalDay(localDateOf(until, listing.zone), locale)}, ${formatClock(until, listing.zone, locale)}`;
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
