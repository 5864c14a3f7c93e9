import { CircleAlert, CircleCheck, Hourglass, type LucideIcon } from 'lucide-react';
import type { TextKey } from '#shared/messages/areas.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Chip, type ChipTone } from '#web/ui/chip/chip.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import listingStyles from '../listings/listings.module.css';
import { useShortDate } from '../listings/day-words.ts';
import styles from './payouts.module.css';

type Summary = Outputs['payouts']['summary'];
type Payout = Summary['payouts'][number];

/** What is owed per currency, when it comes, to which account, and what was paid before. */
export function PayoutsPage() {
  const t = useTexts('partner');
  const [summary] = trpc.payouts.summary.useSuspenseQuery();
  const failed = summary.payouts[0]?.status === 'failed' ? summary.payouts[0] : null;
  return (
    <>
      <PageHeader className={listingStyles.title} title={t('payoutsTitle')} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {failed !== null && (
            <Notice tone="danger" title={failed.failureMessage ?? t('payoutFailed')}>
              {t('payoutFailedText')}
            </Notice>
          )}
          <AccountNotices account={summary.account} />
          <PayoutList payouts={summary.payouts} />
        </div>
        <div className={styles.aside}>
          <Balances summary={summary} />
          <Card as="section">
            <h2 className={styles.cardTitle}>{t('howPaid')}</h2>
            <p className={styles.soft}>
              {summary.account?.last4 ? t('payoutMethod', { last4: summary.account.last4 }) : t('noMethod')}
            </p>
            <AppLink
              to="/dashboard/payouts/bank"
              className={buttonClass({
                variant: summary.account?.last4 ? 'secondary' : 'primary',
                className: styles.method,
              })}
            >
              {t(summary.account?.last4 ? 'editMethod' : 'addMethod')}
            </AppLink>
          </Card>
        </div>
      </div>
    </>
  );
}

function AccountNotices({ account }: { readonly account: Summary['account'] }) {
  const t = useTexts('partner');
  const short = useShortDate();
  if (account?.payoutsEnabled && !account.needsInformation) return null;
  return (
    <Notice tone="danger" title={account?.payoutsEnabled ? t('updatePayout') : t('payoutsDisabled')}>
      {t('notBookable')}{' '}
      {account?.deadline
        ? t('payoutDeadline', { date: short(localDateOf(account.deadline, 'UTC')) })
        : t('updatePayout')}
    </Notice>
  );
}

function Balances({ summary: { balances, nextPayoutOn, account } }: { readonly summary: Summary }) {
  const t = useTexts('partner');
  const locale = useLocale();
  const date = formatDate(nextPayoutOn, locale, { weekday: 'short', month: 'short', day: 'numeric' });
  const canBePaid = account?.payoutsEnabled === true && !account.needsInformation;
  return (
    <Ticket>
      <TicketPart className={styles.balance}>
        <h2 className={styles.cardTitle}>{t('currentBalance')}</h2>
        {balances.length === 0 && <p className={styles.soft}>{t('noBalance')}</p>}
        {balances.map((amount) => (
          <p key={amount.currency} className={styles.amount}>
            <strong>{formatMoney(amount, locale)}</strong>
            <span className={styles.soft}>{amount.currency}</span>
          </p>
        ))}
      </TicketPart>
      <TicketStub className={styles.stub}>
        <p className={styles.strong}>{t('nextPayout')}</p>
        <p className={styles.soft}>
          {canBePaid ? t('nextPayoutTo', { date, last4: account.last4 ?? '' }) : t('onHold')}
        </p>
      </TicketStub>
    </Ticket>
  );
}

const states: Record<Payout['status'], { tone: ChipTone; icon: LucideIcon; words: TextKey<'partner'> }> = {
  requested: { tone: 'ticket', icon: Hourglass, words: 'payoutRequested' },
  paid: { tone: 'brand', icon: CircleCheck, words: 'payoutPaid' },
  failed: { tone: 'danger', icon: CircleAlert, words: 'payoutFailed' },
};

function PayoutList({ payouts }: { readonly payouts: readonly Payout[] }) {
  const t = useTexts('partner');
  const locale = useLocale();
  if (payouts.length === 0) return <EmptyState title={t('noPayouts')}>{t('noPayoutsText')}</EmptyState>;
  return (
    <Card as="section" pad={0}>
      <h2 className={styles.listTitle}>{t('allPayouts')}</h2>
      <ul>
        {payouts.map(({ id, amount, status, createdAt, paidAt }) => (
          <li key={id} className={styles.row}>
            <span>
              {formatDate((paidAt ?? createdAt).slice(0, 10), locale, {
                weekday: 'short',
                month: 'short',
                day: 'numeric',
                year: 'numeric',
              })}
            </span>
            <Chip tone={states[status].tone} icon={states[status].icon}>
              {t(states[status].words)}
            </Chip>
            <strong className={styles.number}>{formatMoney(amount, locale)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
