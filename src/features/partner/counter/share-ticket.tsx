import { useState } from 'react';
import { undoSeconds } from '#shared/custody/ticket-verdict.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './counter.module.css';
import type { CounterTicket } from './ticket.ts';

type ShareTicketProps = {
  readonly share: NonNullable<CounterTicket['share']>;
  /** Whether the server has heard of the check-out. */
  readonly isSent: boolean;
};

/** What a stay that has just ended brought, with the balance it makes and the day on which that is paid. */
export function ShareTicket({ share, isSent }: ShareTicketProps) {
  const t = useTexts('counter');
  const locale = useLocale();
  const balance = useBalanceWith(share, isSent);
  return (
    <Ticket as="section" aria-label={t('shareOfStay')}>
      <TicketPart>
        <PrintedBand />
        <div className={styles.part}>
          <div>
            <p className={styles.soft}>{t('shareOfStay')}</p>
            <p className={styles.share}>+{formatMoney(share, locale)}</p>
          </div>
        </div>
      </TicketPart>
      {balance !== null && (
        <TicketStub>
          <dl className={styles.sums}>
            <div>
              <dt>{t('balanceWithIt')}</dt>
              <dd>
                {formatMoney(balance.amount, locale)} {share.currency}
              </dd>
            </div>
            <div>
              <dt>{t('nextPayout')}</dt>
              <dd>{formatDate(balance.paidOn, locale, { weekday: 'short', month: 'short', day: 'numeric' })}</dd>
            </div>
          </dl>
        </TicketStub>
      )}
    </Ticket>
  );
}

/**
 * The balance with a share that is credited once the check-out can't be taken back any more; null while it is unknown.
 * What was heard later may count it already, and is not used.
 */
function useBalanceWith(share: ShareTicketProps['share'], isSent: boolean) {
  const [since] = useState(() => Date.now());
  const { data, dataUpdatedAt } = trpc.payouts.summary.useQuery(undefined, {
    enabled: isSent,
    refetchOnMount: 'always',
  });
  const [first, setFirst] = useState<typeof data>();
  const isInTime = dataUpdatedAt >= since && dataUpdatedAt < since + undoSeconds * 1000;
  if (first === undefined && data !== undefined && isInTime) setFirst(data);
  if (first === undefined) return null;
  const { minor } = first.balances.find(({ currency }) => currency === share.currency) ?? { minor: 0 };
  return { amount: { minor: minor + share.minor, currency: share.currency }, paidOn: first.nextPayoutOn };
}
