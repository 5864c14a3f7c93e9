import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Paper } from './open-paper.ts';

/** The site's own fonts, for sheets that are looked at from afar; names and addresses stay in `text`, which has more signs. */
const files = {
  loud: import.meta.resolve('@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf'),
  head: import.meta.resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  plain: import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  firm: import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
} as const;

type PosterFont = keyof typeof files;

const read = new Map<PosterFont, Buffer>();

/** Lets a paper be written in `loud`, `head`, `plain` and `firm`. */
export function addPosterFonts(paper: Paper): void {
  for (const [name, file] of Object.entries(files) as [PosterFont, string][]) {
    const font = read.get(name) ?? readFileSync(fileURLToPath(file));
    read.set(name, font);
    paper.registerFont(name, font);
  }
}

interface Line {
  readonly font: PosterFont | 'text' | 'strong';
  readonly size: number;
  readonly colour: string;
  readonly width: number;
  readonly align?: 'center' | 'right';
}

/** Writes one line, in points from the top left, smaller where it would be wider than `width`. */
export function writeLine(paper: Paper, text: string, x: number, y: number, line: Line): void {
  paper.font(line.font).fontSize(line.size);
  const size = Math.min(line.size, (line.size * line.width) / Math.max(1, paper.widthOfString(text)));
  paper
    .fontSize(size)
    .fillColor(line.colour)
    .text(text, x, y + (line.size - size) * 0.6, {
      width: line.width + 1,
      align: line.align ?? 'left',
      lineBreak: false,
    });
}
