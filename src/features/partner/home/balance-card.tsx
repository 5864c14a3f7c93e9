import { ChevronRight } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { useShortDate } from '../listings/day-words.ts';
import styles from './balance-card.module.css';

type Shares = Outputs['hosting']['weeklyShares'][number];

/** What is owed per currency, what the last weeks brought, and the next payout. */
export function BalanceCard({ className }: { readonly className?: string | undefined }) {
  const t = useTexts('dashboard');
  const locale = useLocale();
  const [{ balances, tickets, nextPayoutOn, account }] = trpc.payouts.summary.useSuspenseQuery();
  const [shares] = trpc.hosting.weeklyShares.useSuspenseQuery();
  const date = formatDate(nextPayoutOn, locale, { weekday: 'short', month: 'short', day: 'numeric' });
  const canBePaid = account?.payoutsEnabled === true && !account.needsInformation;
  const isHeld = tickets.length > 0 && tickets.every(({ hold }) => hold !== null);
  const amounts = balances.length > 0 ? balances : [{ minor: 0, currency: shares[0]?.currency ?? 'CAD' }];
  const chart = shares.find(({ currency }) => currency === amounts[0]?.currency) ?? shares[0];
  return (
    <Ticket className={className}>
      <TicketPart className={styles.balance}>
        <header className={styles.head}>
          <h2>{t('currentBalance')}</h2>
          <AppLink to="/dashboard/payouts">{t('payouts')}</AppLink>
        </header>
        {amounts.map((amount) => (
          <p key={amount.currency} className={styles.amount}>
            <strong>{formatMoney(amount, locale)}</strong>
            <span className={styles.soft}>{amount.currency}</span>
          </p>
        ))}
        {chart !== undefined && <Weeks shares={chart} />}
      </TicketPart>
      <TicketStub className={styles.stub}>
        <div>
          <p className={styles.strong}>
            <AppLink to="/dashboard/payouts" className={styles.cover}>
              {t('nextPayout')}
            </AppLink>
          </p>
          <p className={styles.soft}>
            {!canBePaid
              ? t('onHold')
              : isHeld
                ? t('heldBack')
                : t('nextPayoutTo', { date, last4: account.last4 ?? '' })}
          </p>
        </div>
        <Icon of={ChevronRight} size={20} />
      </TicketStub>
    </Ticket>
  );
}

/** Eight bars, this week in brand; the same as a table for those who don't see it. */
function Weeks({ shares: { currency, weeks } }: { readonly shares: Shares }) {
  const t = useTexts('dashboard');
  const locale = useLocale();
  const short = useShortDate();
  const most = Math.max(1, ...weeks.map(({ share }) => share.minor));
  const last = weeks.at(-1);
  const words = t('sharePerWeek', { currency });
  return (
    <figure className={styles.weeks}>
      <div className={styles.bars} aria-hidden>
        {weeks.map(({ from, share }) => (
          <span
            key={from}
            className={cx(styles.bar, from === last?.from && styles.thisWeek)}
            style={{ height: `${Math.max(2, (share.minor / most) * 100)}%` }}
            title={`${t('weekFrom', { date: short(from) })}: ${formatMoney(share, locale)}`}
          />
        ))}
      </div>
      <figcaption className={styles.caption} aria-hidden>
        <span>{short(weeks[0]?.from ?? '')}</span>
        <span>{words}</span>
        <strong>{last !== undefined && formatMoney(last.share, locale)}</strong>
      </figcaption>
      <table className="sr-only">
        <caption>{words}</caption>
        <tbody>
          {weeks.map(({ from, share }) => (
            <tr key={from}>
              <th scope="row">{t('weekFrom', { date: short(from) })}</th>
              <td>{formatMoney(share, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
