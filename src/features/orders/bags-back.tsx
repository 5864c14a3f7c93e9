import { Link } from '@tanstack/react-router';
import { formatClock, formatWeekDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useNow } from '#web/lib/use-now.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { CustodyRecordCard } from '#web/parts/custody/custody-record.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import styles from './bags-back.module.css';
import { minutesBetween } from './minutes-between.ts';
import { missingBagsOf, type Order } from './order.ts';
import { OrderTicket } from './order-ticket.tsx';
import { PriceCard } from './price-card.tsx';

/** Bags that were fetched: what is missing first, the record of both hand-overs, and next to it what it cost. */
export function BagsBack({ order }: { readonly order: Order }) {
  const missing = missingBagsOf(order);
  return (
    <div className={styles.columns}>
      {missing > 0 && <MissingBags order={order} missing={missing} />}
      <CustodyRecordCard bookingId={order.id} days={order.day} fallback={<OrderTicket order={order} />} />
      <div className={styles.aside}>
        <PriceCard order={order} />
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
    time: `${formatWeekDay(localDateOf(until, zone), locale)}, ${formatClock(until, zone, locale)}`,
  };
}

type Report = NonNullable<Outputs['claims']['ofOrder']['claim']>;

/** What was reported about an order, if anything was. */
const useReport = ({ id }: Order): Report | null => trpc.claims.ofOrder.useQuery({ bookingId: id }).data?.claim ?? null;

/** Where a report stands. */
function useReportLine(order: Order): (report: Report) => string {
  const t = useTexts('custody');
  const locale = useLocale();
  const { name, zone } = order.listing;
  const day = (iso: string) => formatWeekDay(localDateOf(iso, zone), locale);
  return ({ state, answerDueAt, decisionDueAt }) => {
    if (state === 'decided') return t('reportDecided');
    if (state === 'sent') return t('reportSent', { name, date: day(answerDueAt) });
    return t('reportAnswered', { name, date: day(decisionDueAt) });
  };
}

type MissingBagsProps = { readonly order: Order; readonly missing: number };

/** Bags that stayed behind, and the way to a claim: for a day, or to the one that was sent. */
function MissingBags({ order, missing }: MissingBagsProps) {
  const t = useTexts('custody');
  const now = useNow();
  const report = useReport(order);
  const line = useReportLine(order);
  const { until, time } = useClaimUntil(order);
  const isLate = now !== null && now >= until;
  return (
    <Notice
      tone="danger"
      title={t('missingOut', { count: missing })}
      className={styles.missing}
      action={
        (report !== null || !isLate) && (
          <Link to="/orders/$id/claim" params={{ id: order.id }} className={buttonClass({ variant: 'danger' })}>
            {t(report === null ? 'reportProblem' : 'openReport')}
          </Link>
        )
      }
    >
      {report === null ? !isLate && t('claimUntil', { time }) : line(report)}
    </Notice>
  );
}

/** What became of a report; before there is one the way to it, for a day after check-out. */
function ClaimCard({ order }: { readonly order: Order }) {
  const t = useTexts('custody');
  const now = useNow();
  const report = useReport(order);
  const line = useReportLine(order);
  const { until, time } = useClaimUntil(order);
  const isOver = now === null || now >= until;
  if (report === null && isOver) return null;
  return (
    <section className={styles.claim}>
      <h2>{t(report === null ? 'somethingWrong' : 'yourReport')}</h2>
      <p className={styles.soft}>{report === null ? t('claimUntil', { time }) : line(report)}</p>
      <Link
        to="/orders/$id/claim"
        params={{ id: order.id }}
        className={buttonClass({ variant: report === null ? 'danger' : 'secondary', full: true })}
      >
        {t(report === null ? 'reportProblem' : 'openReport')}
      </Link>
    </section>
  );
}

/** "York Street Coffee kept 2 bags for 8 hours and 14 minutes." */
export function useKeptLine(): (order: Order) => string {
  const t = useTexts('custody');
  const orders = useTexts('orders');
  return ({ custody: { inAt, inBags, outAt, outBags }, bagsCount, listing: { name } }) => {
    const minutes = minutesBetween(inAt ?? '', outAt ?? '');
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const spans = [
      ...(hours === 0 ? [] : [t('hours', { count: hours })]),
      ...(rest === 0 ? [] : [t('minutes', { count: rest })]),
    ];
    const time = spans.length === 2 ? t('and', { first: spans[0] ?? '', second: spans[1] ?? '' }) : (spans[0] ?? '');
    return t('kept', { name, bags: orders('bags', { count: inBags ?? outBags ?? bagsCount }), time });
  };
}
