import { describe, expect, it } from 'vitest';
import { bagsOfClaim } from './claim-bags.ts';

type Row = Parameters<typeof bagsOfClaim>[0][number];

const row = (kind: Row['kind'], tags: readonly string[] | null = null): Row => ({
  id: `${kind} ${tags}`,
  kind,
  tags,
  undoesId: null,
});

const undo = ({ id }: Row): Row => ({ ...row('undo'), undoesId: id });

const whole = (booked: number) => ({ booked, came: booked, left: booked });

describe('the bags that a claim can be about', () => {
  it.each<[string, readonly Row[], number, readonly (string | number)[]]>([
    ['are counted where nothing was written down', [], 2, [1, 2]],
    ['are counted where none had a tag', [row('in'), row('out')], 2, [1, 2]],
    ['are those of their tags', [row('in', ['0412', '0413']), row('out')], 2, ['0412', '0413']],
    ['are those of a check-out alone', [row('in'), row('out', ['0412', '0413'])], 2, ['0412', '0413']],
    ['are all that came in, though fewer left', [row('in', ['1', '2']), row('out', ['1'])], 2, ['1', '2']],
    ['are also one that left with another tag', [row('in', ['1']), row('out', ['9'])], 1, ['1', '9']],
    ['are counted on where one had no tag', [row('in', ['0412', '0413']), row('out')], 3, ['0412', '0413', 3]],
    ['came in parts', [row('in', ['1']), row('in', ['2']), row('out')], 2, ['1', '2']],
    ['left in parts', [row('in'), row('out', ['1']), row('out', ['2'])], 2, ['1', '2']],
    ['went out and came again', [row('in', ['1', '2']), row('out', ['1']), row('in', ['1'])], 2, ['1', '2']],
    ['share a tag', [row('in', ['7', '7']), row('out')], 2, ['7']],
  ])('%s', (_, entries, booked, bags) => {
    expect(bagsOfClaim(entries, whole(booked)).bags).toEqual(bags);
  });

  it('are never those of a hand-over that was taken back', () => {
    const wrong = row('in', ['0001', '0002']);
    expect(bagsOfClaim([wrong, undo(wrong), row('in', ['0412', '0413'])], whole(2)).bags).toEqual(['0412', '0413']);
    expect(bagsOfClaim([wrong, undo(wrong)], whole(2)).bags).toEqual([1, 2]);
  });
});

describe('the bag that stayed behind', () => {
  const two = row('in', ['1', '2']);
  it.each<[string, readonly Row[], number | null, string | number | null]>([
    ['is none before the check-out', [two], null, null],
    ['is none where all came back', [two, row('out', ['1', '2'])], 2, null],
    ['is the one whose tag did not leave', [two, row('out', ['1'])], 1, '2'],
    ['is the one that left with no part', [two, row('in', ['3']), row('out', ['1']), row('out', ['2'])], 1, '3'],
    ['is the one that came again', [two, row('out', ['1']), row('in', ['1']), row('out', ['2'])], 1, '1'],
    ['is any where the check-out wrote no tags', [two, row('out')], 1, '1'],
    ['is any where none had a tag', [row('in'), row('out')], 1, 1],
    ['is any of those before there was a record', [], 0, 1],
  ])('%s', (_, entries, left, missing) => {
    expect(bagsOfClaim(entries, { booked: 2, came: 2, left }).missing).toBe(missing);
  });
});
