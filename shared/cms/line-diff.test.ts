import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffLines } from './line-diff.ts';

it('names the lines that went and came', () => {
  expect(diffLines('a\nb\nc', 'a\nx\nc')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'c' },
  ]);
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
