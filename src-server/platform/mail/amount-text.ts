import type { Locale } from '#shared/messages/text.ts';
import { exponentOf } from '#shared/money/currency.ts';
import { toDecimalText } from '#shared/money/money-text.ts';
import type { Money } from '#shared/money/money.ts';

/** An amount as mails and papers write it: exact, in the reader's language, with the currency's own decimals. */
export function amountText(locale: Locale, amount: Money): string {
  const digits = exponentOf(amount.currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: amount.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(toDecimalText(amount) as unknown as number);
}
