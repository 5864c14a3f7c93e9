import { describe, expect, it } from 'vitest';
import { questionsOf, renderMarkdown } from './markdown.ts';

const htmlOf = (source: string) =>
  renderMarkdown(source)
    .map((part) => (part.kind === 'html' ? part.html.replace(/\n/g, '') : `[${part.name}]`))
    .join('');

describe('Markdown of content pages', () => {
  it('writes headings, lists, tables and folded questions', () => {
    expect(htmlOf('## Who we are\n\n- one\n- two')).toBe(
      '<h2 id="who-we-are">Who we are</h2><ul><li>one</li><li>two</li></ul>',
    );
    expect(htmlOf('+++ How much?\nA **little**.\n+++')).toBe(
      '<details id="how-much"><summary>How much?</summary><p>A <strong>little</strong>.</p></details>',
    );
    expect(htmlOf('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td><td>2</td>');
  });

  it('shows an uploaded picture in all its sizes, with the words for those who do not see it', () => {
    const id = '01890000-0000-7000-8000-000000000001';
    const html = htmlOf(`![The "Bay" door](/pictures/${id}-1200x800)`);
    expect(html).toContain(`type="image/avif" srcset="/pictures/${id}/480.avif 480w, /pictures/${id}/960.avif 960w, `);
    expect(html).toContain(`src="/pictures/${id}/1200.webp"`);
    expect(html).toContain('alt="The &quot;Bay&quot; door" width="1200" height="800"');
  });

  it('tells a preview the lines that headings, paragraphs, questions and blocks stand on', () => {
    const source = 'Lead\non.\n\n## One\n\n- a\n- b\n\n::: places\n\n+++ A?\nB\n+++\n\nEnd.';
    const lines = renderMarkdown(source, { lines: true }).flatMap((part) =>
      part.kind === 'html'
        ? [...part.html.matchAll(/<(\w+)[^>]* data-line="(\d+)"/g)].map(([, tag, at]) => [tag, Number(at)])
        : [[part.name, part.line]],
    );
    expect(lines).toEqual([
      ['p', 1],
      ['h2', 4],
      ['ul', 6],
      ['places', 9],
      ['details', 11],
      ['p', 15],
    ]);
    expect(htmlOf(source)).not.toContain('data-line');
  });

  it('knows the questions of a page, their headings, and addresses that are the same in every language', () => {
    const source =
      '## At the shop\n\n+++ Am I **late**? {late}\nNo. See [this](/a).\n+++\n\n+++ Où\u202f?\nIci &\n là\n+++';
    expect(questionsOf(source).map(({ id, topic, question, answer }) => [id, topic, question, answer])).toEqual([
      ['late', 'At the shop', 'Am I late?', 'No. See this.'],
      ['ou', 'At the shop', 'Où\u202f?', 'Ici & là'],
    ]);
    expect(htmlOf(source)).toContain('<details id="late"><summary>Am I <strong>late</strong>?</summary>');
  });

  it("folds each question by itself, the last one to the page's end", () => {
    expect(htmlOf('One\n\n+++ A?\n- b\n+++\n\nTwo\n\n+++ C?\nD')).toBe(
      '<p>One</p><details id="a"><summary>A?</summary><ul><li>b</li></ul></details><p>Two</p>' +
        '<details id="c"><summary>C?</summary><p>D</p></details>',
    );
  });

  it("leaves the first heading to the page's title", () => {
    expect(htmlOf('# Title')).toBe('<h2 id="title">Title</h2>');
  });

  it('puts the blocks of the site between the texts', () => {
    expect(htmlOf('Before\n\n::search\n\nAfter')).toBe('<p>Before</p>[search]<p>After</p>');
    expect(htmlOf('::unknown')).toBe('<p>::unknown</p>');
  });

  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    ['[x](&#106;avascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    ['[x](//evil.example)', '<p>[x](//evil.example)</p>'],
    [
      '[x](https://a.example/"onclick="b)',
      '<p><a href="https://a.example/%22onclick=%22b" rel="noopener noreferrer">x</a></p>',
    ],
    ['## <img src=x onerror=1>', '<h2 id="img-src-x-onerror-1">&lt;img src=x onerror=1&gt;</h2>'],
    ['![x](https://evil.example/a.png)', '<p>x</p>'],
    ['![<b>](/pictures/x)', '<p>&lt;b&gt;</p>'],
    ['+++ <b>\n<i>\n+++', '<details id="b"><summary>&lt;b&gt;</summary><p>&lt;i&gt;</p></details>'],
  ])('lets no markup or script through: %s', (source, html) => {
    expect(htmlOf(source)).toBe(html);
  });
});
