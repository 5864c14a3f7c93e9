import { plainLetters } from '#shared/words/plain-letters.ts';
import MarkdownIt from 'markdown-it';
import { isLinkAddress } from '#shared/cms/addresses.ts';
import { type BlockName, readBlock } from '#shared/cms/blocks.ts';
import { pictureHtml } from './pictures/picture-html.ts';

/**
 * The small Markdown of content pages, with additions: blocks of the site's own stand alone on a line
 * (`::: places count="4"`), text between `+++ Question` and `+++` folds away, and pictures are those that were uploaded
 * here. Markup in the text is escaped and links are checked, so that no page can carry script.
 */
export type PagePart =
  | { readonly kind: 'html'; readonly html: string }
  | {
      readonly kind: 'block';
      readonly name: BlockName;
      readonly settings: Readonly<Record<string, string>>;
      /** Where it stands in the text, from 1; only in a preview. */
      readonly line?: number;
    };

/** A question of a page with its answer, both without markup, and the answer as it is shown. */
export interface PageQuestion {
  readonly id: string;
  /** The heading that it stands under. */
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
  readonly html: string;
}

/** The address of a heading within its page. */
const anchorOf = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const markdown = new MarkdownIt('default', { html: false, linkify: false });
markdown.validateLink = isLinkAddress;

/** What of the text is rendered at once: a piece, and the line it begins on where a preview asks for lines. */
interface Piece {
  readonly firstLine?: number;
}

markdown.core.ruler.push('page', ({ tokens, env }) => {
  const { firstLine } = env as Piece;
  for (const [at, token] of tokens.entries()) {
    if (firstLine !== undefined && token.level === 0 && token.map !== null)
      token.attrSet('data-line', String(firstLine + token.map[0]));
    // The page's title is its only first heading.
    if (token.tag === 'h1') token.tag = 'h2';
    if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[at + 1]?.content ?? ''));
    for (const inner of token.children ?? [])
      if (inner.type === 'link_open' && /^https:/i.test(String(inner.attrGet('href'))))
        inner.attrSet('rel', 'noopener noreferrer');
  }
});
// A wide table scrolls by itself, by keyboard too.
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';
markdown.renderer.rules.image = (tokens, at) => {
  const token = tokens[at];
  const alt = token?.content ?? '';
  return pictureHtml(String(token?.attrGet('src') ?? ''), alt) ?? markdown.utils.escapeHtml(alt);
};

const FOLDS = /^(\+\+\+ .+\n(?:(?!\+\+\+$).*\n?)*(?:\+\+\+$)?)/m;

interface Fold {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** `+++ How late? {late}` … `+++`; the name in braces is its address, whatever language it is in. */
function readFold(piece: string): Fold | null {
  const [, line, answer] = /^\+\+\+ +(.+)\n([^]*?)(?:\+\+\+)?$/.exec(piece) ?? [];
  if (line === undefined || answer === undefined) return null;
  const [, question = line, id = anchorOf(line)] = /^(.*?)\s*\{([a-z][a-z0-9-]*)\}$/.exec(line) ?? [];
  return { id, question, answer };
}

/** Text between `+++ Question` and `+++`, or the page's end, folds away under its question. */
const withFolds = (source: string, { firstLine }: Piece): string =>
  withLines(source.split(FOLDS), firstLine)
    .map(({ piece, line }) => {
      const fold = readFold(piece);
      if (fold === null) return markdown.render(piece, line === undefined ? {} : { firstLine: line });
      const summary = markdown.renderInline(fold.question);
      const mark = line === undefined ? '' : ` data-line="${line}"`;
      return `<details id="${fold.id}"${mark}><summary>${summary}</summary>${markdown.render(fold.answer)}</details>`;
    })
    .join('');

/** Pieces that follow each other, each with the line it begins on; no lines where the first one's isn't asked for. */
function withLines(pieces: readonly string[], firstLine: number | undefined) {
  let line = firstLine;
  return pieces.map((piece) => {
    const at = { piece, line };
    if (line !== undefined) line += piece.split('\n').length - 1;
    return at;
  });
}

const unix = (source: string): string => source.replace(/\r\n?/g, '\n');

/**
 * A page's text as parts: safe HTML, and the site's own blocks between.
 * @param options `lines`: each block and each paragraph tells the line it stands on (`data-line`), for a preview.
 */
export const renderMarkdown = (source: string, { lines = false } = {}): readonly PagePart[] =>
  withLines(unix(source).split(/^(:::?[ a-z].*)$/m), lines ? 1 : undefined).reduce<PagePart[]>(
    (parts, { piece, line }) => {
      const at = line === undefined ? {} : { line };
      const block = readBlock(piece);
      if (block !== null) return [...parts, { kind: 'block', ...block, ...at }];
      const html = withFolds(piece, line === undefined ? {} : { firstLine: line }).trim();
      return html === '' ? parts : [...parts, { kind: 'html', html }];
    },
    [],
  );

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    // Spaces that keep a sign with its word stay: French writes them before ? and !.
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** The questions of a page, in their order. */
export function questionsOf(source: string): readonly PageQuestion[] {
  let topic = '';
  return unix(source)
    .split(FOLDS)
    .flatMap((piece) => {
      const fold = readFold(piece);
      if (fold === null) {
        topic = [...piece.matchAll(/^## +(.+)$/gm)].at(-1)?.[1] ?? topic;
        return [];
      }
      const html = markdown.render(fold.answer).trim();
      const question = plain(markdown.renderInline(fold.question));
      return [{ id: fold.id, topic, question, answer: plain(html), html }];
    });
}
