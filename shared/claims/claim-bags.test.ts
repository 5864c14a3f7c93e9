import { describe, expect, it } from 'vitest';
import { bagsOfClaim } from './claim-bags.ts';

type Row = Parameters<typeof bagsOfClaim>[0][number];

const row = (kind: Row['kind'], bagsCount: number, tags: readonly string[] | null = null): Row => ({
  id: `${kind} ${tags}`,
  kind,
  bagsCount,
  tags,
  undoesId: null,
});

const undo = ({ id, bagsCount }: Row): Row => ({ ...row('undo', bagsCount), undoesId: id });

describe('the bags that a claim can be about', () => {
  it.each<[string, readonly Row[], number, readonly (string | number)[]]>([
    ['are counted where nothing was written down', [], 2, [1, 2]],
    ['are counted where none had a tag', [row('in', 2), row('out', 2)], 2, [1, 2]],
    ['are those of their tags', [row('in', 2, ['0412', '0413']), row('out', 2)], 2, ['0412', '0413']],
    ['are those of a check-out alone', [row('in', 2), row('out', 2, ['0412', '0413'])], 2, ['0412', '0413']],
    ['are all that came in, though fewer left', [row('in', 2, ['1', '2']), row('out', 1, ['1'])], 2, ['1', '2']],
    ['are also one that left with another tag', [row('in', 1, ['1']), row('out', 1, ['9'])], 1, ['1', '9']],
    ['are counted on where one had no tag', [row('in', 3, ['0412', '0413']), row('out', 3)], 3, ['0412', '0413', 3]],
    ['share a tag', [row('in', 2, ['7', '7']), row('out', 2)], 2, ['7']],
  ])('%s', (_, entries, booked, bags) => {
    expect(bagsOfClaim(entries, booked).bags).toEqual(bags);
  });

  it('are never those of a hand-over that was taken back', () => {
    const wrong = row('in', 2, ['0001', '0002']);
    expect(bagsOfClaim([wrong, undo(wrong), row('in', 2, ['0412', '0413'])], 2).bags).toEqual(['0412', '0413']);
    expect(bagsOfClaim([wrong, undo(wrong)], 2).bags).toEqual([1, 2]);
  });
});

describe('the bag that stayed behind', () => {
  it.each<[string, readonly Row[], string | number | null]>([
    ['is none before the check-out', [row('in', 2, ['1', '2'])], null],
    ['is none where all came back', [row('in', 2, ['1', '2']), row('out', 2, ['1', '2'])], null],
    ['is the one whose tag did not leave', [row('in', 2, ['1', '2']), row('out', 1, ['1'])], '2'],
    ['is any where the check-out wrote no tags', [row('in', 2, ['1', '2']), row('out', 1)], '1'],
    ['is any where none had a tag', [row('in', 2), row('out', 1)], 1],
    ['is none where the number inside was corrected', [row('in', 2), row('correction', 1), row('out', 1)], null],
  ])('%s', (_, entries, missing) => {
    expect(bagsOfClaim(entries, 2).missing).toBe(missing);
  });
});
