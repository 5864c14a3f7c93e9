import en from '#shared/messages/poster/en.ts';
import es from '#shared/messages/poster/es.ts';
import fr from '#shared/messages/poster/fr.ts';
import { bandLines } from '#shared/drawing/band-lines.ts';
import { fill, type Locale, type TextParams } from '#shared/messages/text.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { drawQr } from '#server/platform/paper/draw-qr.ts';
import { openPaper, type Paper, printable } from '#server/platform/paper/open-paper.ts';
import { addPosterFonts, writeLine } from '#server/platform/paper/poster-fonts.ts';
import type { KitFacts } from './kit-facts.ts';
import { kitColours } from './kit-colours.ts';
import { drawMark } from './mark.ts';
import { weekLines } from './week-lines.ts';

const { ink, soft, line, brand, pale, ticket, paperTone, ground } = kitColours;
/** A4 in points. */
const page = { width: 595.28, height: 841.89 } as const;
const margin = 38.5;
const inner = page.width - 2 * margin;

const catalogues = { en, fr, es };

/** The texts of what is printed, as the fonts of a paper can write them. */
export const kitWords =
  (locale: Locale) =>
  (key: keyof typeof en, params: TextParams = {}) =>
    printable(fill(catalogues[locale][key], params, locale));

interface PosterInput {
  readonly facts: KitFacts;
  readonly locale: Locale;
  readonly siteName: string;
  /** Its front in its street: a picture, and how high it is for its width; `null` where it is not drawn. */
  readonly street: { readonly picture: Buffer; readonly ratio: number } | null;
}

/** A location's poster on one A4 sheet in one language: what it costs, its code of 77 mm, and when it is open. */
export function posterPdf(input: PosterInput): Promise<Buffer> {
  const { facts, locale, siteName } = input;
  const t = kitWords(locale);
  const { paper, file } = openPaper({
    margin: 0,
    lang: locale,
    info: { Title: `${t('title')}, ${printable(facts.name)}`, Author: siteName },
  });
  addPosterFonts(paper);
  paper.rect(0, 0, page.width, page.height).fill(paperTone);
  drawHead(paper, input, t);
  drawTag(paper, input, t);
  drawCode(paper, input, t);
  drawHours(paper, input, t);
  drawStreet(paper, input, t);
  paper.end();
  return file;
}

type Words = ReturnType<typeof kitWords>;

function drawHead(paper: Paper, { siteName }: PosterInput, t: Words): void {
  paper.rect(0, 0, page.width, 40).fill(pale);
  paper
    .save()
    .strokeOpacity(0.4)
    .lineWidth(0.6)
    .path(bandLines(page.width + 8, 40))
    .stroke(brand)
    .restore();
  drawMark(paper, margin, 63, 33);
  writeLine(paper, printable(siteName), margin + 41, 62, { font: 'head', size: 21, colour: ink, width: 180 });
  const width = 318;
  let size = 62;
  const height = (points: number) => paper.font('loud').fontSize(points).heightOfString(t('title'), { width });
  while (height(size) > size * 2.4 || widest(paper, t('title')) > width) size -= 1;
  paper
    .fillColor(ink)
    .font('loud')
    .fontSize(size)
    .text(t('title'), margin, 110, { width, lineGap: -size * 0.24, characterSpacing: -size * 0.02 });
  paper.font('plain').fontSize(17).fillColor(soft).text(t('lead'), margin, 240, { width: 306 });
}

const widest = (paper: Paper, text: string): number =>
  Math.max(...text.split(' ').map((word) => paper.widthOfString(word)));

/** The price, on a bag tag that hangs from the top of the sheet. */
function drawTag(paper: Paper, { facts, locale }: PosterInput, t: Words): void {
  const [width, height, cut] = [174, 200, 44];
  paper.save().moveTo(469, 0).quadraticCurveTo(471, 24, 465, 56).lineWidth(4.5).stroke('#7A4E36').restore();
  paper
    .save()
    .translate(378, 40)
    .rotate(7, { origin: [width / 2, 0] });
  paper
    .path(`M${cut} 0H${width - cut}L${width} ${cut}V${height - 12}a12 12 0 0 1 -12 12H12a12 12 0 0 1 -12 -12V${cut}z`)
    .fill(ticket);
  paper.circle(width / 2, 24, 11).fill(paperTone);
  paper
    .circle(width / 2, 24, 11)
    .lineWidth(2.5)
    .stroke('#D49A25');
  const centre = { width: width - 24, align: 'center', colour: ink } as const;
  writeLine(paper, t('from'), 12, 56, { ...centre, font: 'firm', size: 17 });
  writeLine(paper, printable(formatMoney(facts.hour, locale)), 12, 72, { ...centre, font: 'loud', size: 46 });
  writeLine(paper, t('hour'), 12, 128, { ...centre, font: 'firm', size: 14 });
  paper
    .moveTo(26, 154)
    .lineTo(width - 26, 154)
    .lineWidth(0.8)
    .stroke('#B9862A');
  const day = t('day', { price: formatMoney(facts.day, locale) });
  writeLine(paper, day, 12, 164, { ...centre, font: 'firm', size: 15 });
  paper.restore();
}

/** The ticket: the code at its left, at its right what to do. */
function drawCode(paper: Paper, { facts }: PosterInput, t: Words): void {
  const [top, height, fold] = [314, 264, 303];
  paper.roundedRect(margin, top, inner, height, 18).lineWidth(0.7).fillAndStroke('#FFFFFF', soft);
  for (const y of [top, top + height]) {
    paper.rect(fold - 12, y - 1, 24, 2).fill(paperTone);
    paper.circle(fold, y, 11).lineWidth(0.7).fillAndStroke(paperTone, soft);
  }
  paper.rect(fold - 13, top - 12, 26, 11.6).fill(paperTone);
  paper.rect(fold - 13, top + height + 0.4, 26, 12).fill(paperTone);
  paper
    .moveTo(fold, top + 18)
    .lineTo(fold, top + height - 18)
    .dash(5, { space: 4 })
    .lineWidth(0.8)
    .stroke(line);
  paper.undash();
  const side = (77 / 25.4) * 72;
  drawQr(paper, facts.address, margin + (fold - margin - side) / 2, top + (height - side) / 2, side);
  const x = fold + 24;
  const steps = [
    ['scan', 'scanText'],
    ['pay', 'payText'],
    ['handOver', 'handOverText'],
  ] as const;
  steps.forEach(([head, text], index) => {
    const y = top + 20 + index * 53;
    writeLine(paper, String(index + 1), x, y, { font: 'head', size: 30, colour: brand, width: 24 });
    writeLine(paper, t(head), x + 32, y, { font: 'head', size: 18, colour: ink, width: 176 });
    writeLine(paper, t(text), x + 32, y + 23, { font: 'plain', size: 13, colour: soft, width: 176 });
  });
  const y = top + 182;
  paper
    .moveTo(x, y)
    .lineTo(page.width - margin - 20, y)
    .lineWidth(0.7)
    .stroke(line);
  paper
    .save()
    .translate(x, y + 18)
    .scale(0.8)
    .lineWidth(2)
    .lineCap('round')
    .path('M12 2v1M12 12v8a2 2 0 0 0 4 0M2 12a10 10 0 0 1 20 0Z')
    .stroke(brand)
    .restore();
  writeLine(paper, t('insured'), x + 32, y + 14, { font: 'firm', size: 13, colour: ink, width: 176 });
  writeLine(paper, t('insuredText'), x + 32, y + 31, { font: 'plain', size: 13, colour: soft, width: 176 });
}

const inRow = 3;

function drawHours(paper: Paper, { facts, locale }: PosterInput, t: Words): void {
  const lines = weekLines(facts.rules, locale, { always: t('always'), everyDay: t('everyDay') });
  if (lines.length === 0) return;
  writeLine(paper, t('open'), margin, 600, { font: 'head', size: 21, colour: ink, width: 84 });
  const rows = Math.ceil(lines.length / inRow);
  const high = rows === 1 ? 36 : 66 / rows;
  const size = rows > 2 ? 9 : 14;
  lines.forEach(({ days, hours }, index) => {
    const x = margin + 96 + (index % inRow) * 142;
    const y = 595 + Math.floor(index / inRow) * high;
    writeLine(paper, days, x, y, { font: 'plain', size: Math.min(size, 10.5), colour: soft, width: 132 });
    writeLine(paper, hours, x, y + Math.min(size, 10.5) + 3, { font: 'firm', size, colour: ink, width: 132 });
  });
}

function drawStreet(paper: Paper, { facts, locale, street }: PosterInput, t: Words): void {
  const foot = page.height - 22;
  if (street !== null) {
    const high = page.width * street.ratio;
    paper.image(street.picture, 0, foot - high, { width: page.width, height: high });
  }
  paper.rect(0, foot, page.width, 22).fill(ground);
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${facts.month}-01T00:00:00Z`),
  );
  const words = { font: 'plain', size: 9.5, colour: ink, width: inner / 2 - 6 } as const;
  writeLine(paper, t('noCamera', { address: facts.shortAddress }), margin, foot + 5, words);
  const printed = t('printed', { month, currency: facts.hour.currency });
  writeLine(paper, printed, margin + inner / 2 + 6, foot + 5, { ...words, align: 'right' });
}
