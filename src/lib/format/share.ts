import type { Locale } from '#shared/messages/text.ts';
import { numbersOf } from '#shared/money/format-money.ts';

/** "13%", "14.975%", in French "13 %": a rate of tax or a person's share, of millionths. */
export const formatShare = (millionths: number, locale: Locale): string =>
  new Intl.NumberFormat(numbersOf(locale), { style: 'percent', maximumFractionDigits: 4 }).format(
    millionths / 1_000_000,
  );
