import type { Locale } from '#shared/messages/text.ts';
import { toDecimalText } from '#shared/money/money-text.ts';
import { csvLine, csvMark } from '#shared/partner/csv.ts';
import { statementWords } from '../statement-words.ts';
import type { Year } from './year-of.ts';

/** A year for a spreadsheet: one line a month and currency, then its sums; amounts as plain decimals. */
export function yearCsv({ year, currencies }: Year, locale: Locale): string {
  const words = statementWords(locale);
  const head = [words.monthColumn, words.currency, words.orders, words.kept, words.tax, words.earning];
  const lines = currencies.flatMap(({ currency, before, months, total, takenBack, paidOut, after }) => {
    const part = (name: string, { orders, kept, tax, share }: typeof total) =>
      csvLine([name, currency, String(orders), toDecimalText(kept), toDecimalText(tax), toDecimalText(share)]);
    const one = (name: string, amount: typeof before) => csvLine([name, currency, '', '', '', toDecimalText(amount)]);
    return [
      one(words.opening, before),
      ...months.map((each) => part(`${year}-${String(each.month).padStart(2, '0')}`, each)),
      part(String(year), total),
      one(words.claw_back, takenBack),
      one(words.payout, paidOut),
      one(words.closing, after),
    ];
  });
  return csvMark + csvLine(head) + lines.join('');
}
