import { isLinkAddress, pictureAddress } from './addresses.ts';
import { isBlockLine, readBlock } from './blocks.ts';

export const warningKinds = [
  'unknownBlock',
  'noAlt',
  'notHere',
  'noLink',
  'openQuestion',
  'missingPage',
  'movedPage',
] as const;

/** What an editor should look at, with the line it stands on, from 1. */
export interface TextWarning {
  readonly kind: (typeof warningKinds)[number];
  readonly line: number;
  /** The block, the address, or where the page went. */
  readonly about: string;
}

const linesOf = (body: string): readonly string[] => body.replace(/\r\n?/g, '\n').split('\n');

/**
 * The paths of this site that a text links, whole addresses of it too, with their lines; without query and place within
 * the page.
 */
export const linksIn = (body: string, siteUrl: string): readonly { readonly path: string; readonly line: number }[] =>
  linesOf(body.replaceAll(`](${siteUrl}/`, '](/')).flatMap((text, index) =>
    [...text.matchAll(/(?<!!)\[[^\]]*\]\((\/(?!\/)[^)\s]*)\)/g)].map(([, target = '']) => ({
      path: target.split(/[?#]/, 1)[0] ?? '/',
      line: index + 1,
    })),
  );

/** Links and pictures that readers would see as they were typed: with spaces, no address that we link, not uploaded here. */
const notShown = (text: string, line: number): readonly TextWarning[] =>
  [...text.matchAll(/(!?)\[[^\]]*\]\(([^)]*)\)/g)].flatMap(([, mark, target = '']): TextWarning[] => {
    const address = target.trim().replace(/\s+(?:"[^"]*"|'[^']*')$/, '');
    const isShown = mark === '!' ? pictureAddress.test(address) : isLinkAddress(address) && !/\s/.test(address);
    return isShown ? [] : [{ kind: mark === '!' ? 'notHere' : 'noLink', line, about: address }];
  });

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
    return [...block, ...alt, ...notShown(text, line)];
  });
  return open === null ? found : [...found, { kind: 'openQuestion', line: open, about: '' }];
}
