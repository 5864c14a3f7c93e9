import { useState } from 'react';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import type { PayoutAccount } from './use-payout-account.ts';

/** What the provider still wants is asked for on these pages. */
const bankGroups: readonly string[] = ['name', 'address', 'bankAccount'];

/** A deadline as "Nov 30, 2026"; it is the provider's, so UTC. */
export function useDeadlineWords(): (deadline: string) => string {
  const locale = useLocale();
  return (deadline) =>
    formatDate(localDateOf(deadline, 'UTC'), locale, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** What is due or past due, until when, and where it is given; nothing where nothing is. */
export function RequirementNotices({ account }: { readonly account: PayoutAccount }) {
  const t = useTexts('payoutAccount');
  const day = useDeadlineWords();
  if (account === null || (account.payoutsEnabled && account.missing.length === 0)) return null;
  const isBank = account.missing.some((group) => bankGroups.includes(group));
  return (
    <Notice
      tone="danger"
      title={account.missing.length > 0 ? t('cannotCheckout') : t('update')}
      action={
        account.missing.length > 0 && (
          <AppLink
            to={isBank ? '/dashboard/payouts/bank' : '/dashboard/payouts/kyc'}
            className={buttonClass({ variant: 'secondary', size: 40 })}
          >
            {t('kycLink')}
          </AppLink>
        )
      }
    >
      {account.deadline !== null && <p>{t('deadline', { date: day(account.deadline) })}</p>}
      {account.missing.length > 0 && !account.payoutsEnabled && <p>{t('update')}</p>}
    </Notice>
  );
}

/** The warning of the page where it is given; it can be taken away. */
export function DisabledNotice({ account }: { readonly account: PayoutAccount }) {
  const t = useTexts('payoutAccount');
  const [isGone, setGone] = useState(false);
  if (isGone || account === null || account.missing.length === 0) return null;
  return (
    <Notice tone="danger" title={t('disabled')} dismiss={{ label: t('dismiss'), onPress: () => setGone(true) }}>
      <p>{t('cannotCheckout')}</p>
      {account.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  );
}
