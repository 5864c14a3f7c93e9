import type { Money } from '#shared/money/money.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale } from '#web/lib/texts.ts';

/** What an amount of the order reads like. */
export function useAmount(): (amount: Money) => string {
  const locale = useLocale();
  return (amount) => formatMoney(amount, locale);
}
