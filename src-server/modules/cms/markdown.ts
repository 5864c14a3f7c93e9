import MarkdownIt from 'markdown-it';

/**
 * The small Markdown of content pages, with two additions: blocks of the site's own stand alone on a line (`::search`),
 * and text between `+++ Question` and `+++` folds away. Markup in the text is escaped and links are checked, so that no
 * page can carry script.
 */
export type PagePart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'block'; readonly name: BlockName };

const blockNames = ['search', 'pricing', 'contact', 'cities', 'join'] as const;

type BlockName = (typeof blockNames)[number];

const isBlockName = (text: string): text is BlockName => blockNames.some((name) => name === text);

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

const markdown = new MarkdownIt('default', { html: false, linkify: false }).disable('image');
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

/** Text between `+++ Question` and `+++`, or the page's end, folds away under its question. */
const withFolds = (source: string): string =>
  source
    .split(/^(\+\+\+ .+\n(?:(?!\+\+\+$).*\n?)*(?:\+\+\+$)?)/m)
    .map((piece) => {
      const [, question, answer] = /^\+\+\+ +(.+)\n([^]*?)(?:\+\+\+)?$/.exec(piece) ?? [];
      if (question === undefined || answer === undefined) return markdown.render(piece);
      const summary = markdown.renderInline(question);
      return `<details id="${anchorOf(question)}"><summary>${summary}</summary>${markdown.render(answer)}</details>`;
    })
    .join('');

/** A page's text as parts: safe HTML, and the site's own blocks between. */
export const renderMarkdown = (source: string): readonly PagePart[] =>
  source
    .replace(/\r\n?/g, '\n')
    .split(/^(::[a-z]+)$/m)
    .reduce<PagePart[]>((parts, piece) => {
      const name = /^::([a-z]+)$/.exec(piece)?.[1];
      if (name !== undefined && isBlockName(name)) return [...parts, { kind: 'block', name }];
      const html = withFolds(piece).trim();
      return html === '' ? parts : [...parts, { kind: 'html', html }];
    }, []);
