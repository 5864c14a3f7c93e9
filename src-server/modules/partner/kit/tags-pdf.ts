import type { Locale } from '#shared/messages/text.ts';
import { openPaper, type Paper, printable } from '#server/platform/paper/open-paper.ts';
import { addPosterFonts, writeLine } from '#server/platform/paper/poster-fonts.ts';
import { kitColours } from './kit-colours.ts';
import { drawMark } from './mark.ts';
import { kitWords } from './poster-pdf.ts';

const { ink, soft, line, ticket } = kitColours;
const columns = 2;
const rows = 6;
/** On one sheet. */
const tagsOfSheet = columns * rows;
export const lastTag = 9999;
const margin = 36;
const size = { width: (595.28 - 2 * margin) / columns, height: (841.89 - 2 * margin) / rows } as const;

interface TagsInput {
  /** The number of the first tag; none goes beyond `lastTag`. */
  readonly from: number;
  readonly locale: Locale;
  readonly siteName: string;
}

/** Numbered tags on one A4 sheet, each with a part for the bag and one for the traveller, to be cut along the lines. */
export function tagsPdf({ from, locale, siteName }: TagsInput): Promise<Buffer> {
  const { paper, file } = openPaper({
    margin: 0,
    lang: locale,
    info: { Title: printable(siteName), Author: siteName },
  });
  addPosterFonts(paper);
  for (let index = 0; index < tagsOfSheet && from + index <= lastTag; index += 1) {
    paper.save().translate(margin + (index % columns) * size.width, margin + Math.floor(index / columns) * size.height);
    drawTag(paper, String(from + index).padStart(4, '0'), locale);
    paper.restore();
  }
  paper.end();
  return file;
}

function drawTag(paper: Paper, number: string, locale: Locale): void {
  const t = kitWords(locale);
  const fold = size.width * 0.66;
  paper.rect(0, 0, size.width, size.height).dash(3, { space: 3 }).lineWidth(0.5).stroke(line);
  paper
    .moveTo(fold, 8)
    .lineTo(fold, size.height - 8)
    .stroke(line)
    .undash();
  paper.roundedRect(10, 14, fold - 20, size.height - 28, 12).fill(ticket);
  paper.circle(28, size.height / 2, 7).fill('#FFFFFF');
  writeLine(paper, number, 44, 40, { font: 'loud', size: 44, colour: ink, width: fold - 64 });
  writeLine(paper, t('tag'), 44, size.height - 38, { font: 'plain', size: 9, colour: ink, width: fold - 64 });
  drawMark(paper, fold + 12, 18, 20);
  writeLine(paper, number, fold + 12, 50, { font: 'loud', size: 26, colour: ink, width: size.width - fold - 24 });
  writeLine(paper, t('tagStub'), fold + 12, size.height - 38, {
    font: 'plain',
    size: 9,
    colour: soft,
    width: size.width - fold - 24,
  });
}
