import { expect, it } from 'vitest';
import { linksIn, textWarnings } from './check-text.ts';

const picture = '/pictures/0190aaaa-0000-7000-8000-000000000000-800x600';

it('says what an editor should look at', () => {
  expect(textWarnings(`::: places\n::: plaecs\n![](${picture})\n+++ A?\nb`)).toEqual([
    { kind: 'unknownBlock', line: 2, about: '::: plaecs' },
    { kind: 'noAlt', line: 3, about: picture },
    { kind: 'openQuestion', line: 4, about: '' },
  ]);
  expect(textWarnings(`::: places count="3"\n\n+++ A?\nb\n+++\n![door](${picture})`)).toEqual([]);
});

it('names links that would stay plain text, and pictures that are not here', () => {
  const body = [
    'A [shop](http://shop.example), a [page](toronto), [two](/a b), [www](www.example.com), [script](javascript:x).',
    'All right: [a](/toronto#x "A title"), [b](#b), [c](https://c.example), [d](mailto:d@d.example), [e](tel:+1).',
    '![A door](https://shop.example/door.jpg)',
  ].join('\n');
  expect(textWarnings(body)).toEqual([
    ...['http://shop.example', 'toronto', '/a b', 'www.example.com', 'javascript:x'].map((about) => ({
      kind: 'noLink',
      line: 1,
      about,
    })),
    { kind: 'notHere', line: 3, about: 'https://shop.example/door.jpg' },
  ]);
});

it('finds the links within the site, also by their whole address', () => {
  const body =
    'See [a](/toronto#x) and [b](https://b.example), [e](https://us.example/e)\n![c](/pictures/c) [d](/map?q=1)';
  expect(linksIn(body, 'https://us.example')).toEqual([
    { path: '/toronto', line: 1 },
    { path: '/e', line: 1 },
    { path: '/map', line: 2 },
  ]);
});
