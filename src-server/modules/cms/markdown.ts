/**
 * The small Markdown of content pages. Everything a person wrote is escaped before it becomes HTML and links are
 * checked, so that no page can carry script. Blocks of the site's own stand alone on a line: `::search`.
 */
export type PagePart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'block'; readonly name: BlockName };

const blockNames = ['search', 'pricing', 'contact', 'cities', 'join'] as const;

type BlockName = (typeof blockNames)[number];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** Own paths, secure addresses, mail and telephone; anything else becomes plain text. */
const isSafeAddress = (address: string): boolean =>
  /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i.test(address) && !/[\s<>"']/.test(address);

function link(words: string, address: string): string {
  if (!isSafeAddress(address)) return words;
  const outside = address.startsWith('https:') ? ' rel="noopener noreferrer"' : '';
  return `<a href="${address}"${outside}>${words}</a>`;
}

/** Bold, italics, code and links of one line of text. */
function inlineHtml(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_whole, words: string, address: string) => link(words, address))
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>');
}

/** The address of a heading within its page. */
const anchorOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const bullet = /^[-*] +/;
const number = /^\d+[.)] +/;

function list(lines: readonly string[], mark: RegExp, tag: 'ul' | 'ol'): string {
  const entries: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) entries.push(line.replace(mark, ''));
    else entries.push(`${entries.pop() ?? ''} ${line.trim()}`);
  }
  return `<${tag}>${entries.map((entry) => `<li>${inlineHtml(entry)}</li>`).join('')}</${tag}>`;
}

function table(lines: readonly string[]): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inlineHtml(cell.trim()));
  const [head = '', , ...rows] = lines;
  const row = (line: string, tag: 'th' | 'td') =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  return `<div class="table" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((line) => row(line, 'td')).join('')}</tbody></table></div>`;
}

/** One paragraph, heading, list, quotation or table: lines without an empty one between them. */
function chunkHtml(lines: readonly string[]): string {
  const [first = ''] = lines;
  const heading = /^(#{2,4}) +(.+)$/.exec(first);
  if (heading !== null) {
    const [, marks = '##', words = ''] = heading;
    const rest = lines.length > 1 ? chunkHtml(lines.slice(1)) : '';
    return `<h${marks.length} id="${anchorOf(words)}">${inlineHtml(words)}</h${marks.length}>${rest}`;
  }
  if (bullet.test(first)) return list(lines, bullet, 'ul');
  if (number.test(first)) return list(lines, number, 'ol');
  if (first.startsWith('> '))
    return `<blockquote><p>${inlineHtml(lines.map((line) => line.replace(/^> ?/, '')).join(' '))}</p></blockquote>`;
  if (first.startsWith('|') && /^\|[\s:|-]+\|$/.test(lines[1] ?? '')) return table(lines);
  if (/^-{3,}$/.test(first)) return '<hr>';
  return `<p>${inlineHtml(lines.join(' '))}</p>`;
}

function chunksOf(lines: readonly string[]): string {
  const chunks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') chunks.push([]);
    else chunks.at(-1)?.push(line);
  }
  return chunks
    .filter((chunk) => chunk.length > 0)
    .map(chunkHtml)
    .join('');
}

/** Text between `+++ Question` and `+++` folds away under its question. */
function withFolds(lines: readonly string[]): string {
  let html = '';
  let plain: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const question = /^\+\+\+ +(.+)$/.exec(lines[at] ?? '')?.[1];
    if (question === undefined) {
      plain.push(lines[at] ?? '');
      continue;
    }
    html += chunksOf(plain);
    plain = [];
    const end = lines.indexOf('+++', at);
    const answer = lines.slice(at + 1, end === -1 ? lines.length : end);
    html += `<details id="${anchorOf(question)}"><summary>${inlineHtml(question)}</summary>${chunksOf(answer)}</details>`;
    at = end === -1 ? lines.length : end;
  }
  return html + chunksOf(plain);
}

const isBlockName = (text: string): text is BlockName => blockNames.some((name) => name === text);

/** A page's text as parts: safe HTML, and the site's own blocks between. */
export function renderMarkdown(source: string): readonly PagePart[] {
  const parts: PagePart[] = [];
  let lines: string[] = [];
  const flush = () => {
    const html = withFolds(lines);
    if (html !== '') parts.push({ kind: 'html', html });
    lines = [];
  };
  for (const line of source.replace(/\r\n?/g, '\n').split('\n')) {
    const name = /^::([a-z]+)$/.exec(line)?.[1];
    if (name === undefined || !isBlockName(name)) {
      lines.push(line);
      continue;
    }
    flush();
    parts.push({ kind: 'block', name });
  }
  flush();
  return parts;
}
