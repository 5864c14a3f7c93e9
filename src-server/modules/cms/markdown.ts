import MarkdownIt from 'markdown-it';
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

/** Own paths, secure addresses, mail and telephone; a link to anything else stays plain text. */
const isSafeAddress = (address: string): boolean => /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i.test(address);

/** The address of a heading within its page. */
const anchorOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const markdown = new MarkdownIt('default', { html: false, linkify: false });
markdown.validateLink = isSafeAddress;

markdown.core.ruler.push('page', ({ tokens }) => {
  for (const [at, token] of tokens.entries()) {
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
const withFolds = (source: string): string =>
  source
    .split(FOLDS)
    .map((piece) => {
      const fold = readFold(piece);
      if (fold === null) return markdown.render(piece);
      const summary = markdown.renderInline(fold.question);
      return `<details id="${fold.id}"><summary>${summary}</summary>${markdown.render(fold.answer)}</details>`;
    })
    .join('');

const unix = (source: string): string => source.replace(/\r\n?/g, '\n');

/** A page's text as parts: safe HTML, and the site's own blocks between. */
export const renderMarkdown = (source: string): readonly PagePart[] =>
  unix(source)
    .split(/^(:::?[ a-z].*)$/m)
    .reduce<PagePart[]>((parts, piece) => {
      const block = readBlock(piece);
      if (block !== null) return [...parts, { kind: 'block', ...block }];
      const html = withFolds(piece).trim();
      return html === '' ? parts : [...parts, { kind: 'html', html }];
    }, []);

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
    .replace(/\s+/g, ' ')
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
