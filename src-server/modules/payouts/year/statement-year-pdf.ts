import { fill, type Locale } from '#shared/messages/text.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { amountText } from '#server/platform/mail/amount-text.ts';
import { openPaper, printable } from '#server/platform/paper/open-paper.ts';
import { monthText, statementWords } from '../statement-words.ts';
import type { Year } from './year-of.ts';

const ink = '#17201B';
const soft = '#566059';
const line = '#CFC8B6';
const brand = '#0B5D4A';
const margin = 48;
const right = 547;
const rowHeight = 18;
/** Right edges of the number of orders, what was paid, the tax in it, and the share; points from the left edge. */
const ends = [250, 350, 450, right] as const;

/** A partner's year on A4 in their language, a page for each currency: summary, and invoice of the share. */
export function yearPdf(
  { year, zone, number, name, currencies }: Year,
  { locale, siteName }: { readonly locale: Locale; readonly siteName: string },
): Promise<Buffer> {
  const words = statementWords(locale);
  const title = `${words.yearTitle} ${year}`;
  const { paper, file } = openPaper({ margin, lang: locale, info: { Title: title, Author: siteName } });
  let y = 0;
  const row = (label: string, cells: readonly string[], { strong = false, colour = ink } = {}) => {
    paper
      .font(strong ? 'strong' : 'text')
      .fontSize(9)
      .fillColor(colour)
      .text(printable(label), margin, y, {
        width: cells.length > 1 ? 150 : 380,
        height: rowHeight,
        ellipsis: true,
        lineBreak: false,
      });
    cells.forEach((cell, index) => {
      const end = ends[ends.length - cells.length + index] ?? right;
      paper.text(printable(cell), end - 96, y, { width: 96, align: 'right', lineBreak: false });
    });
    y += rowHeight;
  };
  const rule = (colour = line, width = 0.5) => {
    paper
      .moveTo(margin, y - 4)
      .lineTo(right, y - 4)
      .lineWidth(width)
      .strokeColor(colour)
      .stroke();
    y += 4;
  };
  const head = () => {
    paper.font('strong').fontSize(11).fillColor(brand).text(printable(siteName), margin, margin);
    paper.font('text').fontSize(9).fillColor(soft).text(printable(name), margin, margin, { align: 'right' });
    paper.font('strong').fontSize(20).fillColor(ink).text(printable(title), margin, 84);
    const about = fill(words.yearAbout, { zone }, locale);
    paper
      .font('text')
      .fontSize(9)
      .fillColor(soft)
      .text(printable(about), margin, 112, { width: right - margin });
    y = 150;
  };
  if (currencies.length === 0) {
    head();
    paper.fontSize(11).text(printable(words.noMovementsYear), margin, y);
  }
  currencies.forEach(({ currency, before, months, total, takenBack, paidOut, after }, index) => {
    if (index > 0) paper.addPage();
    head();
    paper.font('strong').fontSize(13).fillColor(ink).text(currency, margin, y);
    y += 24;
    row(words.monthColumn, [words.orders, words.kept, words.tax, words.earning], { colour: soft });
    rule();
    const cells = ({ orders, kept, tax, share }: typeof total) => [
      String(orders),
      ...[kept, tax, share].map((amount) => formatMoney(amount, locale)),
    ];
    for (const each of months) row(monthText(`${year}-${String(each.month).padStart(2, '0')}`, locale), cells(each));
    rule();
    row(String(year), cells(total), { strong: true });
    y += rowHeight;
    row(words.opening, [amountText(locale, before)]);
    row(words.earning, [amountText(locale, total.share)]);
    row(words.claw_back, [amountText(locale, takenBack)]);
    row(words.payout, [amountText(locale, paidOut)]);
    rule(ink, 1.5);
    row(words.closing, [amountText(locale, after)], { strong: true });
    y += rowHeight * 1.5;
    paper.font('strong').fontSize(13).fillColor(ink).text(printable(words.invoice), margin, y);
    y += 22;
    row(words.invoiceNumber, [`${number}-${currency}`]);
    row(words.invoiceTo, [siteName]);
    row(words.invoiceFrom, [name]);
    row(words.invoiceShare, [amountText(locale, total.share)]);
    row(words.invoiceTax, [amountText(locale, total.tax)]);
    rule(ink, 1.5);
    row(words.invoiceSum, [amountText(locale, total.share)], { strong: true });
    const note = fill(words.invoiceNote, { site: siteName }, locale);
    paper
      .font('text')
      .fontSize(9)
      .fillColor(soft)
      .text(printable(note), margin, y + 6, { width: right - margin });
  });
  paper.end();
  return file;
}
