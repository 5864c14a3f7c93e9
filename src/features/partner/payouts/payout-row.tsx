import { ChevronDown, ChevronRight, CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import type { TextKey } from '#shared/messages/areas.ts';
import { failureReasonOf } from '#shared/payouts/failure-reason.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Chip, type ChipTone } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OpenPayout } from './open-payout.tsx';
import { usePayoutZone } from './use-payout-zone.ts';
import styles from './payouts.module.css';
import type { Payout } from './summary.ts';

const onItsWay = { tone: 'ticket', icon: Hourglass, words: 'payoutRequested' } as const;

const states: Record<Payout['status'], { tone: ChipTone; icon: LucideIcon; words: TextKey<'partner'> }> = {
  requested: onItsWay,
  sent: onItsWay,
  paid: { tone: 'brand', icon: CircleCheck, words: 'payoutPaid' },
  failed: { tone: 'danger', icon: CircleX, words: 'payoutFailed' },
};

/** One payout; its own address unfolds it. */
export function PayoutRow({ payout, isOpen }: { readonly payout: Payout; readonly isOpen: boolean }) {
  const t = useTexts('payouts');
  const partner = useTexts('partner');
  const locale = useLocale();
  const { id, amount, status, createdAt, paidAt, expectedAt, last4, failureCode } = payout;
  const zone = usePayoutZone();
  const dayOf = (date: string) => formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' });
  const about = () => {
    if (status === 'failed') return t(failureReasonOf(failureCode), { last4: last4 ?? '', currency: amount.currency });
    const to = last4 === null ? '' : t('sentTo', { last4 });
    const when = paidAt === null && expectedAt !== null ? t('expected', { date: dayOf(expectedAt.slice(0, 10)) }) : '';
    return [to, when].filter((part) => part !== '').join(', ');
  };
  const { tone, icon, words } = states[status];
  return (
    <li className={styles.payout} data-open={isOpen || undefined}>
      <AppLink
        to={isOpen ? '/dashboard/payouts' : `/dashboard/payouts?payout=${id}`}
        className={styles.row}
        aria-expanded={isOpen}
        {...{ resetScroll: false }}
      >
        <Icon of={isOpen ? ChevronDown : ChevronRight} size={18} className={styles.fold} />
        <span className={styles.day}>{dayOf(localDateOf(paidAt ?? createdAt, zone))}</span>
        <span className={styles.about}>{about()}</span>
        <Chip tone={tone} icon={icon} className={styles.state}>
          {partner(words)}
        </Chip>
        <strong className={styles.number}>{formatMoney(amount, locale)}</strong>
      </AppLink>
      {isOpen && <OpenPayout payoutId={id} />}
    </li>
  );
}
