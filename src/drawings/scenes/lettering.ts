import { paint, round } from '../pen.ts';
import { type Glyph, signLetters, tagLetters } from './letters.ts';

type Lettering = { readonly size: number; readonly spacing?: number; readonly colour: string };

function write(letters: Readonly<Record<string, Glyph>>, text: string, x: number, y: number, look: Lettering): string {
  const { size, spacing = 0, colour } = look;
  const scale = size / 1000;
  const gap = spacing / scale;
  const glyphs = [...text].map((letter) => {
    const glyph = letters[letter];
    if (!glyph) throw new Error(`No outline for ${letter}`);
    return glyph;
  });
  const width = glyphs.reduce((sum, [advance]) => sum + advance + gap, -gap);
  let pen = 0;
  let outlines = '';
  for (const [advance, outline] of glyphs) {
    if (outline) outlines += `<path transform="translate(${round(pen)})" d="${outline}"/>`;
    pen += advance + gap;
  }
  return `<g transform="translate(${round(x - (width * scale) / 2)} ${round(y)}) scale(${scale})" fill="${paint(colour)}">${outlines}</g>`;
}

/** The name over a shop; `x` is its middle. */
export const signText = (text: string, x: number, y: number): string =>
  write(signLetters, text, x, y, { size: 12.5, spacing: 0.3, colour: 'st' });

export const signNumber = (text: string, x: number, y: number, size: number, colour: string): string =>
  write(signLetters, text, x, y, { size, colour });

/** A price on a pin. */
export const tagText = (text: string, x: number, y: number, size: number, colour: string): string =>
  write(tagLetters, text, x, y, { size, colour });

/** Whether every letter of a text can be drawn. */
export const canWrite = (text: string): boolean => [...text].every((letter) => signLetters[letter] !== undefined);

/** As much of a text as fits a width from `x` on, larger than a sign. */
export function titleText(text: string, x: number, y: number, room: number, size: number, colour: string): string {
  const width = (part: string) =>
    [...part].reduce((sum, letter) => sum + (signLetters[letter]?.[0] ?? 0), 0) * (size / 1000);
  let part = text;
  while (width(part) > room && part.includes(' ')) part = part.slice(0, part.lastIndexOf(' '));
  return write(signLetters, part, x + width(part) / 2, y, { size, colour });
}
