import { create, type Font } from 'fontkit';
import PdfDocument from 'pdfkit';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const readFont = (address: string): Buffer => readFileSync(fileURLToPath(address));

let fonts: { readonly text: Buffer; readonly strong: Buffer } | null = null;

/** Read when the first paper is written. */
const paperFonts = () =>
  (fonts ??= {
    text: readFont(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    strong: readFont(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  });

/** The fonts of a paper; of each, what was written with it travels inside the file. */
type PaperFont = 'text' | 'strong';

export type Paper = InstanceType<typeof PdfDocument>;

type Glyphs = Pick<Font, 'hasGlyphForCodePoint'>;

let glyphs: readonly Glyphs[] | null = null;

/** Both weights, as what asks them whether they have a sign. */
const paperGlyphs = (): readonly Glyphs[] =>
  (glyphs ??= Object.values(paperFonts()).map((font) => create(font) as Font));

/**
 * A text as the fonts can write it, in one line: a sign that one of them lacks is a question mark, line breaks and tabs
 * are blanks, what has no width is left out.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\p{Zs}|[\t\r\n\v\f\u0085\p{Zl}\p{Zp}]+/gu, blankFor), (sign) => {
    if (/[\p{Cc}\p{Cf}\p{Variation_Selector}]/u.test(sign)) return '';
    const point = sign.codePointAt(0) ?? 0;
    return paperGlyphs().every((font) => font.hasGlyphForCodePoint(point)) ? sign : '?';
  }).join('');

/** Narrow blanks that hold words together stay such. */
const blankFor = (blank: string): string => (/[\u202F\u2009\u00A0\u2007]/.test(blank) ? '\u00A0' : ' ');

/**
 * An A4 sheet that knows the fonts `text` and `strong` and becomes a PDF.
 * @param options pdfkit's, such as the margin in points.
 * @returns the sheet, and the bytes of the file once it was ended.
 */
export function openPaper(options: PDFKit.PDFDocumentOptions): {
  readonly paper: Paper;
  readonly file: Promise<Buffer>;
} {
  const paper = new PdfDocument({ size: 'A4', font: '', ...options });
  const { text, strong } = paperFonts();
  paper.registerFont('text' satisfies PaperFont, text);
  paper.registerFont('strong' satisfies PaperFont, strong);
  const chunks: Buffer[] = [];
  const file = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => void chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
  return { paper, file };
}
