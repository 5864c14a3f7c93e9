/** What a partner chose for their widget. */
export interface WidgetChoice {
  readonly size: 'compact' | 'card' | 'wide';
  /** Slugs; none for any location near the point. */
  readonly slugs: readonly string[];
  readonly near: { readonly latitude: number; readonly longitude: number } | null;
  /** What the point is called. */
  readonly place: string;
  readonly theme: '' | 'light' | 'dark';
  readonly lang: '' | 'en' | 'fr' | 'es';
  readonly code: string;
}

export type CodeKind = 'html' | 'wordpress' | 'react' | 'frame';

interface Made {
  readonly choice: WidgetChoice;
  /** Whose widget it is. */
  readonly widget: string;
  readonly siteUrl: string;
  /** What the link says where no script runs. */
  readonly linkText: string;
}

const HEIGHTS = { compact: 261, card: 422, wide: 96 } as const;
const FRAME_MARGIN = 16;

/** The element's attributes, in the order in which they are read; empty ones are left out. */
export function widgetAttributes({ size, slugs, near, place, theme, lang, code }: WidgetChoice): [string, string][] {
  const all: [string, string][] = [
    ['listing', slugs.join(' ')],
    ['near', near === null ? '' : `${near.latitude.toFixed(5)},${near.longitude.toFixed(5)}`],
    ['place', near === null ? '' : place.trim()],
    ['size', size],
    ['lang', lang],
    ['theme', theme],
    ['code', code.trim()],
  ];
  return all.filter(([, value]) => value !== '');
}

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');

/** The code that a partner puts on their page. */
export function widgetCode(kind: CodeKind, { choice, widget, siteUrl, linkText }: Made): string {
  const attributes: [string, string][] = [...widgetAttributes(choice), ['widget', widget]];
  const [slug] = choice.slugs;
  const href = `${siteUrl}/map${slug === undefined ? '' : `/${slug}`}`;
  const written = attributes.map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  const lines = [
    `<cloakroom-widget ${written[0]}`,
    ...written.slice(1).map((attribute, index) => `  ${attribute}${index === written.length - 2 ? '>' : ''}`),
    `  <a href="${href}">`,
    `    ${escapeAttribute(linkText)}`,
    '  </a>',
    '</cloakroom-widget>',
  ];
  const script = [`<script async src="${siteUrl}/widget.js">`, '</script>'];
  if (kind === 'wordpress') return ['<!-- wp:html -->', ...lines, ...script, '<!-- /wp:html -->'].join('\n');
  if (kind === 'react') {
    const inside = lines.map((line) => `      ${line}`);
    return [
      'export function LeaveYourBags() {',
      '  return (',
      '    <>',
      ...inside,
      `      <script async src="${siteUrl}/widget.js" />`,
      '    </>',
      '  );',
      '}',
    ].join('\n');
  }
  if (kind === 'frame') {
    const { size } = choice;
    // Its panel opens within the frame, so that a wide one needs the height of a card.
    const height = (size === 'wide' ? HEIGHTS.card : HEIGHTS[size]) + FRAME_MARGIN;
    return [
      `<iframe src="${siteUrl}/widget/frame?${escapeAttribute(new URLSearchParams(attributes).toString())}"`,
      `  title="${escapeAttribute(linkText)}"`,
      `  width="100%" height="${height}"`,
      '  style="border: 0" loading="lazy">',
      '</iframe>',
    ].join('\n');
  }
  return [...lines, ...script].join('\n');
}

/** A piece of code and what it is, for its colour. */
export interface CodePiece {
  readonly kind: 'tag' | 'value' | 'plain';
  readonly text: string;
}

/** Code cut into tags' names, values and the rest. */
export function codePieces(code: string): CodePiece[] {
  const pieces: CodePiece[] = [];
  let at = 0;
  for (const match of code.matchAll(/(?<=<\/?)[a-z][\w-]*|"[^"]*"/g)) {
    if (match.index > at) pieces.push({ kind: 'plain', text: code.slice(at, match.index) });
    pieces.push({ kind: match[0].startsWith('"') ? 'value' : 'tag', text: match[0] });
    at = match.index + match[0].length;
  }
  return [...pieces, { kind: 'plain', text: code.slice(at) }];
}
