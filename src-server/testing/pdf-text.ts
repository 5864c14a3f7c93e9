import { inflateSync } from 'node:zlib';

const hexes = (text: string): string[] => [...text.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => hex);

const lettersOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Which letters the glyphs of a font stand for, as the font says to a reader that copies or searches its text. */
function lettersByGlyph(map: string): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    hexes(list).forEach((hex, index) =>
      known.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), lettersOf(hex)),
    );
  return known;
}

interface Part {
  readonly dictionary: string;
  readonly stream: string;
}

/** The numbered parts of a file, each with its stream read. */
function partsOf(pdf: Buffer): ReadonlyMap<string, Part> {
  const text = pdf.toString('latin1');
  const parts = [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = '', body = '']) => {
    const [dictionary = '', stream] = body.split('\nstream\n');
    const bytes = Buffer.from((stream ?? '').replace(/\nendstream$/, ''), 'latin1');
    const isPacked = stream !== undefined && dictionary.includes('/FlateDecode');
    return [
      number,
      { dictionary, stream: isPacked ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1') },
    ] as const;
  });
  return new Map(parts);
}

/** The text of a PDF of ours as a reader copies it, piece after piece with a line between them. */
export function pdfText(pdf: Buffer): string {
  const parts = partsOf(pdf);
  const maps = new Map<string, ReadonlyMap<string, string>>();
  for (const { dictionary } of parts.values())
    for (const [, name = '', number = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(parts.get(number)?.dictionary ?? '')?.[1];
      if (map !== undefined) maps.set(name, lettersByGlyph(parts.get(map)?.stream ?? ''));
    }
  const pieces: string[] = [];
  for (const { stream } of parts.values()) {
    let font = new Map<string, string>() as ReadonlyMap<string, string>;
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = maps.get(name) ?? new Map();
      else
        pieces.push(
          hexes(shown ?? '')
            .flatMap((hex) => hex.match(/.{4}/g) ?? [])
            .map((glyph) => font.get(glyph.toLowerCase()) ?? '\uFFFD')
            .join(''),
        );
    }
  }
  return pieces.join('\n');
}
