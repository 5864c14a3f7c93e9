import { Landmark } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useMoments } from '../kit/use-moments.ts';
import type { Person } from './person.ts';
import styles from './person-panel.module.css';

/** What the next run pays this partner in each currency, or would if nothing held it back. */
export function PersonPayouts({ payouts: { nextOn, due } }: Pick<Person, 'payouts'>) {
  const t = useTexts('adminPeople');
  const locale = useLocale();
  const { weekdayOf } = useMoments();
  if (due.length === 0) return null;
  const date = weekdayOf(nextOn);
  return (
    <ul className={styles.payouts}>
      {due.map(({ amount, last4, isHeld }) => (
        <li key={amount.currency}>
          <Icon of={Landmark} size={18} />
          <span>
            {isHeld
              ? t('payoutWaits')
              : last4 === null
                ? t('nextPayout', { day: date })
                : t('nextPayoutTo', { day: date, last4 })}
          </span>
          <strong>
            {formatMoney(amount, locale)} {amount.currency}
          </strong>
        </li>
      ))}
    </ul>
  );
}
