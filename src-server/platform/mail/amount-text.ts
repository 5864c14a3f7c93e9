import type { Locale } from '#shared/messages/text.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import type { Money } from '#shared/money/money.ts';

/** "$24.18 CAD": an amount as the site writes it, with its currency's code, for who may have more than one currency. */
export const amountText = (locale: Locale, amount: Money): string =>
  `${formatMoney(amount, locale)}\u00a0${amount.currency}`;
