import { expect, it } from 'vitest';
import { type CountedHandOver, custodyOf } from './custody-state.ts';

let count = 0;
const row = (
  kind: CountedHandOver['kind'],
  bagsCount: number,
  more: Partial<CountedHandOver> = {},
): CountedHandOver => {
  count += 1;
  return { id: `row-${count}`, kind, bagsCount, missingBags: null, undoesId: null, at: count * 60_000, ...more };
};
const stateOf = (...rows: CountedHandOver[]) => {
  const { inside, inBags, outBags, missing, inAt, outAt } = custodyOf(rows);
  return { inside, inBags, outBags, missing, isIn: inAt !== null, isOut: outAt !== null };
};

it('three bags in, one out at noon, two at six: the order ends with the last', () => {
  const three = [row('in', 3), row('out', 1)];
  expect(stateOf(...three)).toEqual({ inside: 2, inBags: 3, outBags: 1, missing: 0, isIn: true, isOut: false });
  expect(stateOf(...three, row('out', 2))).toMatchObject({ inside: 0, outBags: 3, isOut: true });
});

it('a bag that was out comes again', () => {
  expect(stateOf(row('in', 3), row('out', 1), row('in', 1))).toMatchObject({
    inside: 3,
    inBags: 3,
    outBags: 0,
    isOut: false,
  });
});

it('bags come in parts', () => {
  expect(stateOf(row('in', 1), row('in', 2))).toMatchObject({ inside: 3, inBags: 3 });
});

it('an undone hand-over counts as if it had not been made', () => {
  const first = row('in', 2);
  expect(stateOf(first, row('undo', 2, { undoesId: first.id }))).toMatchObject({
    inside: 0,
    isIn: false,
    isOut: false,
  });
  const outAgain = row('out', 2);
  expect(stateOf(row('in', 2), outAgain, row('undo', 2, { undoesId: outAgain.id }))).toMatchObject({
    inside: 2,
    isOut: false,
  });
});

it('a correction says how many are inside; to none, they never came', () => {
  expect(stateOf(row('in', 3), row('correction', 2))).toMatchObject({ inside: 2, inBags: 2 });
  expect(stateOf(row('in', 3), row('correction', 0))).toMatchObject({ inside: 0, isIn: false, isOut: false });
  expect(stateOf(row('in', 3), row('out', 1), row('correction', 1))).toMatchObject({
    inside: 1,
    inBags: 2,
    outBags: 1,
  });
});

it('where the rest is missing the order ends', () => {
  expect(stateOf(row('in', 3), row('out', 2, { missingBags: 1 }))).toMatchObject({
    inside: 0,
    outBags: 2,
    missing: 1,
    isOut: true,
  });
});
