import { expect, it } from 'vitest';
import { wordDifference } from './word-difference.ts';

const read = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ text, is }) => (is === 'kept' ? text : is === 'gone' ? `[-${text}-]` : `[+${text}+]`))
    .join('');

it.each([
  ['Bay Laundry Room', 'Piper Street Laundry Room', '[-Bay -][+Piper Street +]Laundry Room'],
  ['130 Bay St, Toronto', '18 Piper St, Toronto', '[-130 Bay-][+18 Piper+] St, Toronto'],
  ['', 'The Annexe', '[+The Annexe+]'],
  ['The Annexe', '', '[-The Annexe-]'],
  ['Same', 'Same', 'Same'],
])('%s → %s', (before, after, expected) => {
  expect(read(before, after)).toBe(expected);
});

it('both texts can be read from the pieces', () => {
  const [before, after] = ['12 King St W, Toronto, ON', '7 King Street East, Toronto, ON'];
  const pieces = wordDifference(before, after);
  const textOf = (without: string) =>
    pieces
      .filter(({ is }) => is !== without)
      .map(({ text }) => text)
      .join('');
  expect([textOf('new'), textOf('gone')]).toEqual([before, after]);
});
