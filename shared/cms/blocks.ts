/** Blocks of the site's own that a page's text may hold; each stands alone on a line: `::: places count="4"`. */
export const blockNames = [
  'search',
  'places',
  'sights',
  'prices',
  'questions',
  'call-to-action',
  'pricing',
  'contact',
  'cities',
  'join',
] as const;

export type BlockName = (typeof blockNames)[number];

export interface Block {
  readonly name: BlockName;
  readonly settings: Readonly<Record<string, string>>;
}

const LINE = /^:::?\s*([a-z]+(?:-[a-z]+)*)((?:\s+[a-z]+="[^"\n]*")*)\s*$/;

/** Whether a line is meant to be a block, known or not. */
export const isBlockLine = (line: string): boolean => /^:::?\s*[a-z-]/.test(line);

/** The block that a line is; `null` for any other line, and for a block that there is not. */
export function readBlock(line: string): Block | null {
  const [, word, rest = ''] = LINE.exec(line) ?? [];
  const name = blockNames.find((known) => known === word);
  if (name === undefined) return null;
  const settings = [...rest.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value] as const);
  return { name, settings: Object.fromEntries(settings) };
}
