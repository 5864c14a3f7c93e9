import { claimAskedMax } from '#shared/claims/claim-rules.ts';
import { money, zero } from '#shared/money/arithmetic.ts';
import { formatMoney, signOf } from '#shared/money/format-money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { ClaimOfOrder } from './claim.ts';
import { ClaimReceipt } from './claim-receipt.tsx';
import styles from './claims.module.css';

type ClaimCostProps = {
  readonly order: ClaimOfOrder;
  /** As it was typed. */
  readonly amount: string;
  readonly problem: 'costWrong' | 'costTooMuch' | null;
  readonly onChange: (amount: string) => void;
};

/** What it costs, in the order's currency, and the paper that says so; both may be left out. */
export function ClaimCost({ order, amount, problem, onChange }: ClaimCostProps) {
  const t = useTexts('claims');
  const locale = useLocale();
  const { currency } = order;
  const sign = signOf(currency, locale);
  const most = formatMoney(money(claimAskedMax, currency), locale);
  return (
    <Card as="section">
      <h2>{t('cost')}</h2>
      <p className={styles.soft}>{t('costText')}</p>
      <div className={styles.cost}>
        <Field label={t('cost')} hideLabel error={problem === null ? undefined : t(problem, { most })}>
          <Input
            inputMode="decimal"
            value={amount}
            maxLength={14}
            placeholder={formatMoney(zero(currency), locale).replaceAll(/[^\d.,]/g, '')}
            before={sign !== currency && <span className={styles.currency}>{sign}</span>}
            after={<span className={styles.currency}>{currency}</span>}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
        <ClaimReceipt order={order} />
      </div>
    </Card>
  );
}
