import { exponentOf } from '#shared/money/currency.ts';
import { numbersOf } from '#shared/money/format-money.ts';
import type { Money } from '#shared/money/money.ts';
import type { Locale } from '#shared/messages/text.ts';

export { formatMoney, formatNamed } from '#shared/money/format-money.ts';

/** "$10,900": a guessed amount, without its decimals; "USD 10,900" where the sign alone would not tell it from others. */
export function formatAbout(amount: Money, locale: Locale, as: 'narrowSymbol' | 'code' = 'narrowSymbol'): string {
  return new Intl.NumberFormat(numbersOf(locale), {
    style: 'currency',
    currency: amount.currency,
    currencyDisplay: as,
    maximumFractionDigits: 0,
  }).format(amount.minor / 10 ** exponentOf(amount.currency));
}
