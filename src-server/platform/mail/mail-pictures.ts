import sharp from 'sharp';
import { bandLines } from '#shared/drawing/band-lines.ts';
import type { MailPicture } from './mail-transport.ts';
import { mailColours } from './mail-colours.ts';

/** Drawn twice as fine as they are shown. */
const DENSITY = 144;

/** A drawing in CSS pixels as a picture. */
export const drawPicture = async (cid: string, svg: string): Promise<MailPicture> => ({
  cid,
  png: await sharp(Buffer.from(svg), { density: DENSITY }).png({ palette: true, compressionLevel: 9 }).toBuffer(),
});

const svgOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const BAND = { width: 552, height: 32 } as const;
const MARK = { width: 28, height: 21 } as const;

const band = (ground: string, lines: string): string =>
  svgOf(
    BAND.width,
    BAND.height,
    `<rect width="100%" height="100%" fill="${ground}"/><path d="${bandLines(560, BAND.height)}" fill="none" stroke="${lines}" stroke-width=".8" opacity=".5"/>`,
  );

/** The mark: a torn ticket with a C. */
const mark = (colour: string, cut: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${MARK.width}" height="${MARK.height}" viewBox="0 0 32 24"><path fill="${colour}" d="M4 0h14.5a2.5 2.5 0 0 0 5 0H28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-4.5a2.5 2.5 0 0 0-5 0H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z"/><g stroke="${cut}" fill="none"><path d="M21 5.2v14" stroke-width="1.4" stroke-dasharray="2 1.9"/><path d="M13.6 9.4a4 4 0 1 0 0 5.2" stroke-width="2.6" stroke-linecap="round"/></g></svg>`;

const { brand, brandSoft, card } = mailColours;

let marks: Promise<readonly MailPicture[]> | undefined;

/** The mark for both lights, as the mail's head shows it. Drawn once. */
export function markPictures(): Promise<readonly MailPicture[]> {
  marks ??= Promise.all([
    drawPicture('mark', mark(brand[0], card[0])),
    drawPicture('mark-dark', mark(brand[1], card[1])),
  ]);
  return marks;
}

let drawn: Promise<readonly MailPicture[]> | undefined;

/** What is the same on every ticket by mail: the band, for both lights. Drawn once. */
export function paperPictures(): Promise<readonly MailPicture[]> {
  drawn ??= Promise.all([
    drawPicture('band', band(brandSoft[0], brand[0])),
    drawPicture('band-dark', band(brandSoft[1], brand[1])),
  ]);
  return drawn;
}
