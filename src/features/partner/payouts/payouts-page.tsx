import { useSearch } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { BalanceTicket } from './balance-ticket.tsx';
import { CameBack } from './came-back.tsx';
import { InDispute } from './in-dispute.tsx';
import { PayoutList } from './payout-list.tsx';
import listingStyles from '../listings/listings.module.css';
import styles from './payouts.module.css';
import { PayoutsAside } from './payouts-aside.tsx';
import { RequirementNotices } from './requirement-notices.tsx';
import { StatementPicker, YearPicker } from './statement-picker.tsx';
import type { Summary } from './summary.ts';
import { UnprovenAccount } from './unproven-account.tsx';
import { usePayoutAccount } from './use-payout-account.ts';

/** What is owed per currency, when it comes, what was paid before and what it was made of, and statements. */
export function PayoutsPage() {
  const t = useTexts('payouts');
  const partner = useTexts('partner');
  const { payout } = useSearch({ from: '/dashboard/payouts/' });
  const [summary] = trpc.payouts.summary.useSuspenseQuery();
  const account = usePayoutAccount();
  const { firstMonth } = summary.year;
  return (
    <>
      <PageHeader
        className={cx(styles.header, listingStyles.title)}
        title={partner('payoutsTitle')}
        lead={t('subtitle')}
        actions={firstMonth === null ? undefined : <StatementPicker firstMonth={firstMonth} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <UnprovenAccount unproven={summary.unproven} />
          <CameBack summary={summary} />
          <RequirementNotices account={account} />
          <Tickets summary={summary} />
          <InDispute disputes={summary.disputes} />
          <PayoutList first={summary} open={payout} />
          {firstMonth !== null && (
            <Card as="section" className={styles.year}>
              <h2>{t('yearHint')}</h2>
              <YearPicker firstMonth={firstMonth} />
            </Card>
          )}
        </div>
        <PayoutsAside summary={summary} />
      </div>
    </>
  );
}

function Tickets({ summary }: { readonly summary: Summary }) {
  const t = useTexts('partner');
  const { tickets, nextPayoutOn, account } = summary;
  if (tickets.length === 0) return <Notice tone="plain">{t('noBalance')}</Notice>;
  return tickets.map((each, index) => (
    <BalanceTicket
      key={each.balance.currency}
      ticket={each}
      isFirst={index === 0}
      nextPayoutOn={nextPayoutOn}
      last4={account?.last4 ?? ''}
    />
  ));
}
