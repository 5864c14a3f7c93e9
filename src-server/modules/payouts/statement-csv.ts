import type { Locale } from '#shared/messages/text.ts';
import { toDecimalText } from '#shared/money/money-text.ts';
import { csvLine, csvMark } from '#shared/partner/csv.ts';
import type { Statement } from './statement.ts';
import { statementWords } from './statement-words.ts';

/** The same month for a spreadsheet: one line a movement, amounts as plain decimals. */
export function statementCsv(statement: Statement, locale: Locale): string {
  const words = statementWords(locale);
  const head = [
    words.date,
    words.what,
    words.order,
    words.location,
    words.reason,
    words.amount,
    words.balance,
    words.currency,
  ];
  const lines = statement.currencies.flatMap(({ currency, before, lines: moved, after }) => [
    csvLine(['', words.opening, '', '', '', '', toDecimalText(before), currency]),
    ...moved.map((each) =>
      csvLine([
        each.date,
        words[each.kind],
        each.code ?? '',
        each.location ?? '',
        each.note ?? '',
        toDecimalText(each.amount),
        toDecimalText(each.balance),
        currency,
      ]),
    ),
    csvLine(['', words.closing, '', '', '', '', toDecimalText(after), currency]),
  ]);
  return csvMark + csvLine(head) + lines.join('');
}
