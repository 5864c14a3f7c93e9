import { failureReasonOf } from '#shared/payouts/failure-reason.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import type { Summary } from './summary.ts';
import { usePayoutZone } from './use-payout-zone.ts';

/** What came back and was not sent again, the newest of each currency: why, that it is safe, and one thing to do. */
export function CameBack({ summary: { tickets, payouts } }: { readonly summary: Summary }) {
  const t = useTexts('payouts');
  const partner = useTexts('partner');
  const locale = useLocale();
  const zone = usePayoutZone();
  const held = tickets.filter(({ hold }) => hold === 'cameBack').map(({ balance }) => balance.currency);
  return held.map((currency) => {
    const payout = payouts.find(({ amount }) => amount.currency === currency);
    if (payout?.status !== 'failed') return null;
    const date = formatDate(localDateOf(payout.createdAt, zone), locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
    });
    const reason = t(failureReasonOf(payout.failureCode), { last4: payout.last4 ?? '', currency });
    return (
      <Notice
        key={currency}
        tone="danger"
        title={t('cameBack', { amount: formatMoney(payout.amount, locale), date })}
        action={
          <AppLink to="/dashboard/payouts/bank" className={buttonClass({ variant: 'primary' })}>
            {partner('editMethod')}
          </AppLink>
        }
      >
        {t('cameBackText', { reason })}
      </Notice>
    );
  });
}
