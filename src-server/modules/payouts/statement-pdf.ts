import { fill, type Locale } from '#shared/messages/text.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { amountText } from '#server/platform/mail/amount-text.ts';
import { openPaper, type Paper, printable } from '#server/platform/paper/open-paper.ts';
import type { Statement } from './statement.ts';
import { monthText, statementWords } from './statement-words.ts';

const ink = '#17201B';
const soft = '#566059';
const line = '#CFC8B6';
const brand = '#0B5D4A';
const margin = 48;
const rowHeight = 18;
/** Date, what, order and location, amount, balance; points from the left edge. */
const columns = { date: margin, what: 118, about: 208, amount: 380, balance: 470 } as const;
const numberWidth = 78;
const lastOfPage = 770;

type Row = readonly [date: string, what: string, about: string, amount: string, balance: string];

function drawRow(paper: Paper, y: number, [date, what, about, amount, balance]: Row): void {
  const cell = { height: rowHeight, ellipsis: true, lineBreak: false } as const;
  paper.text(printable(date), columns.date, y, { ...cell, width: columns.what - columns.date - 6 });
  paper.text(printable(what), columns.what, y, { ...cell, width: columns.about - columns.what - 6 });
  paper.text(printable(about), columns.about, y, { ...cell, width: columns.amount - columns.about - 6 });
  const number = { ...cell, width: numberWidth, align: 'right' } as const;
  paper.text(printable(amount), columns.amount, y, number);
  paper.text(printable(balance), columns.balance, y, number);
}

function rule(paper: Paper, y: number, colour = line, width = 0.5): void {
  paper
    .moveTo(margin, y)
    .lineTo(columns.balance + numberWidth, y)
    .lineWidth(width)
    .strokeColor(colour)
    .stroke();
}

/** A partner's month on A4, in their language; every balance is the sum of what stands above it. */
export function statementPdf(
  statement: Statement,
  { locale, siteName }: { readonly locale: Locale; readonly siteName: string },
): Promise<Buffer> {
  const words = statementWords(locale);
  const { paper, file } = openPaper({
    margin,
    lang: locale,
    info: { Title: `${words.statement} ${statement.month}`, Author: siteName },
  });
  const write = (y: number, row: Row, { strong = false } = {}) => {
    paper
      .font(strong ? 'strong' : 'text')
      .fontSize(9)
      .fillColor(ink);
    drawRow(paper, y, row);
  };
  paper.font('strong').fontSize(11).fillColor(brand).text(printable(siteName), margin, margin);
  paper.font('text').fontSize(9).fillColor(soft).text(printable(statement.name), margin, margin, { align: 'right' });
  const month = monthText(statement.month, locale);
  paper
    .font('strong')
    .fontSize(20)
    .fillColor(ink)
    .text(printable(`${words.statement}, ${month}`), margin, 84);
  const times = fill(words.statementMonth, { month, zone: statement.zone }, locale);
  paper.font('text').fontSize(9).fillColor(soft).text(printable(times), margin, 110);
  let y = 144;
  if (statement.currencies.length === 0) paper.fontSize(11).text(printable(words.noMovements), margin, y);
  const head = () => {
    paper.font('text').fontSize(8).fillColor(soft);
    drawRow(paper, y, [words.date, words.what, `${words.order}, ${words.location}`, words.amount, words.balance]);
    y += rowHeight;
    rule(paper, y - 5);
  };
  const room = (rows: number) => {
    if (y + rows * rowHeight <= lastOfPage) return;
    paper.addPage();
    y = margin;
    head();
  };
  for (const { currency, before, lines, after } of statement.currencies) {
    room(4);
    paper.font('strong').fontSize(13).fillColor(ink).text(currency, margin, y);
    y += 22;
    head();
    write(y, ['', words.opening, '', '', amountText(locale, before)], { strong: true });
    y += rowHeight;
    for (const each of lines) {
      room(1);
      const about = [each.code, each.location].filter((part) => part !== null).join(', ');
      write(y, [
        each.date,
        words[each.kind],
        about,
        formatMoney(each.amount, locale),
        formatMoney(each.balance, locale),
      ]);
      y += rowHeight;
      if (each.note === null) continue;
      room(1);
      paper.font('text').fontSize(8).fillColor(soft);
      const width = columns.balance + numberWidth - columns.about;
      paper.text(printable(each.note), columns.about, y - 4, { width, height: rowHeight, ellipsis: true });
      y += rowHeight;
    }
    room(1);
    rule(paper, y - 4, ink, 1.5);
    write(y + 2, ['', words.closing, '', '', amountText(locale, after)], { strong: true });
    y += rowHeight * 2;
  }
  paper.end();
  return file;
}
