import { Scale } from 'lucide-react';
import { exponentOf } from '#shared/money/currency.ts';
import { numbersOf } from '#shared/money/format-money.ts';
import type { Money } from '#shared/money/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './entries.module.css';

interface Entry {
  readonly account: string;
  readonly amount: Money;
  /** Whose balance it is. */
  readonly partner?: string | null | undefined;
}

/** '−5.00' with a real minus sign, in the decimals of its currency and the signs of the page's language. */
function useDecimal() {
  const locale = useLocale();
  return ({ minor, currency }: Money): string => {
    const digits = exponentOf(currency);
    const format = new Intl.NumberFormat(numbersOf(locale), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return format.format(minor / 10 ** digits).replace('-', '−');
  };
}

/** The scales: what entries sum up to, which is nothing; red if it ever is not. */
export function Scales({ entries, words }: { readonly entries: readonly Entry[]; readonly words?: string }) {
  const decimal = useDecimal();
  const currency = entries[0]?.amount.currency ?? 'CAD';
  const minor = entries.reduce((sum, { amount }) => sum + amount.minor, 0);
  return (
    <span className={cx(styles.scales, minor !== 0 && styles.off)}>
      <Icon of={Scale} size={16} />
      {words} {decimal({ minor, currency })}
    </span>
  );
}

/** Entries of the ledger, an account and an amount each. */
export function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useTexts('adminMoney');
  const decimal = useDecimal();
  const nameOf = ({ account, partner }: Entry): string => {
    switch (account) {
      case 'provider':
        return t('provider');
      case 'travellers':
        return t('travellers');
      case 'tax':
        return t('tax');
      case 'fees':
        return t('fees');
      case 'goodwill':
        return t('goodwill');
      case 'subsidy':
        return t('subsidy');
      case 'disputes':
        return t('disputes');
      case 'losses':
        return t('losses');
      default:
        return t('owedTo', { name: partner ?? '' });
    }
  };
  return (
    <dl className={styles.entries}>
      {entries.map((entry, index) => (
        <div key={`${entry.account} ${index}`} className={styles.entry}>
          <dt>{nameOf(entry)}</dt>
          <dd>{decimal(entry.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
