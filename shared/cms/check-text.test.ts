import { expect, it } from 'vitest';
import { linksIn, textWarnings } from './check-text.ts';

it('says what an editor should look at', () => {
  expect(textWarnings('::: places\n::: plaecs\n![](/pictures/x)\n+++ A?\nb')).toEqual([
    { kind: 'unknownBlock', line: 2, about: '::: plaecs' },
    { kind: 'noAlt', line: 3, about: '/pictures/x' },
    { kind: 'openQuestion', line: 4, about: '' },
  ]);
  expect(textWarnings('::: places count="3"\n\n+++ A?\nb\n+++\n![door](/pictures/x)')).toEqual([]);
});

it('finds the links within the site', () => {
  expect(linksIn('See [a](/toronto#x) and [b](https://b.example)\n![c](/pictures/c) [d](/map?q=1)')).toEqual([
    { path: '/toronto', line: 1 },
    { path: '/map', line: 2 },
  ]);
});
