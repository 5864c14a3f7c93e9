import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aroundChanges, diffLines } from './line-diff.ts';

it('names the lines that went and came', () => {
  expect(diffLines('a\nb\nc', 'a\nx\nc')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'c' },
  ]);
});

it('keeps two lines around what changed, and counts those that it leaves out', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const shown = aroundChanges(diffLines(lines.join('\n'), lines.with(4, 'x').join('\n')));
  expect(shown.map((line) => (line.kind === 'left' ? line.count : line.text))).toEqual([
    2,
    '3',
    '4',
    '5',
    'x',
    '6',
    '7',
    2,
  ]);
  // A single one takes no more room than its number.
  const short = aroundChanges(diffLines('1\n2\n3\n4', '1\n2\n3\nx'));
  expect(short.map((line) => (line.kind === 'left' ? line.count : line.text))).toEqual(['1', '2', '3', '4', 'x']);
});

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 12 })
  .map((lines) => lines.join('\n'));
it('leads from one text to the other, whatever they are', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const of = (kind: string) =>
        lines
          .filter((line) => line.kind !== kind)
          .map((line) => line.text)
          .join('\n');
      expect([of('added'), of('removed')]).toEqual([before, after]);
    }),
  );
});
