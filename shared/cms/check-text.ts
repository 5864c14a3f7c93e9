import { isBlockLine, readBlock } from './blocks.ts';

/** What an editor should look at, with the line it stands on, from 1. */
export interface TextWarning {
  readonly kind: 'unknownBlock' | 'noAlt' | 'openQuestion' | 'missingPage' | 'movedPage';
  readonly line: number;
  /** The block, the address, or where the page went. */
  readonly about: string;
}

const linesOf = (body: string): readonly string[] => body.replace(/\r\n?/g, '\n').split('\n');

/** The paths of this site that a text links, with their lines; without query and place within the page. */
export const linksIn = (body: string): readonly { readonly path: string; readonly line: number }[] =>
  linesOf(body).flatMap((text, index) =>
    [...text.matchAll(/(?<!!)\[[^\]]*\]\((\/(?!\/)[^)\s]*)\)/g)].map(([, target = '']) => ({
      path: target.split(/[?#]/, 1)[0] ?? '/',
      line: index + 1,
    })),
  );

/** What can be said of a text by itself: blocks that there are not, pictures without words, questions without an end. */
export function textWarnings(body: string): readonly TextWarning[] {
  let open: number | null = null;
  const found = linesOf(body).flatMap((text, index): TextWarning[] => {
    const line = index + 1;
    if (/^\+\+\+ ./.test(text)) open = line;
    if (text === '+++') open = null;
    const block: TextWarning[] =
      isBlockLine(text) && readBlock(text) === null ? [{ kind: 'unknownBlock', line, about: text }] : [];
    const alt = [...text.matchAll(/!\[\s*\]\(([^)]*)\)/g)].map(([, about = '']): TextWarning => ({
      kind: 'noAlt',
      line,
      about,
    }));
    return [...block, ...alt];
  });
  return open === null ? found : [...found, { kind: 'openQuestion', line: open, about: '' }];
}
