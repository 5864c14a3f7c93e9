import type { Locale } from '#shared/messages/text.ts';
import { drawQr } from '#server/platform/paper/draw-qr.ts';
import { openPaper, printable } from '#server/platform/paper/open-paper.ts';
import { addPosterFonts, writeLine } from '#server/platform/paper/poster-fonts.ts';
import { kitColours } from './kit-colours.ts';
import type { KitFacts } from './kit-facts.ts';
import { drawMark } from './mark.ts';
import { kitWords } from './poster-pdf.ts';

/** A6 in points. */
const page = { width: 297.64, height: 419.53 } as const;
const margin = 24;

interface StickerInput {
  readonly facts: KitFacts;
  readonly locale: Locale;
  readonly siteName: string;
}

/** A sticker for a location's door, A6: what it is for, and the code that opens it. */
export function stickerPdf({ facts, locale, siteName }: StickerInput): Promise<Buffer> {
  const t = kitWords(locale);
  const { paper, file } = openPaper({
    size: 'A6',
    margin: 0,
    lang: locale,
    info: { Title: `${t('title')}, ${printable(facts.name)}`, Author: siteName },
  });
  addPosterFonts(paper);
  paper.rect(0, 0, page.width, page.height).fill(kitColours.brand);
  const whole = { width: page.width - 2 * margin, colour: '#FFFFFF', align: 'center' } as const;
  drawMark(paper, margin, 24, 26, true);
  writeLine(paper, printable(siteName), margin + 33, 24, { font: 'head', size: 16, colour: '#FFFFFF', width: 190 });
  writeLine(paper, t('title'), margin, 60, { ...whole, font: 'loud', size: 30 });
  const box = 230;
  const left = (page.width - box) / 2;
  paper.roundedRect(left, 108, box, box, 16).fill('#FFFFFF');
  drawQr(paper, facts.address, left + 20, 128, box - 40);
  writeLine(paper, t('stickerText'), margin, 352, { ...whole, font: 'head', size: 18 });
  writeLine(paper, printable(facts.shortAddress), margin, 384, { ...whole, font: 'plain', size: 11 });
  paper.end();
  return file;
}
