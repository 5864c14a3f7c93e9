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

/**
 * A text as the fonts can write it: in Latin letters of any language, Greek and Cyrillic. A letter of another script, or
 * a picture, is a question mark.
 */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u202F|\u2009/g, '\u00A0')
    .replace(
      /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/gu,
      '?',
    );

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
