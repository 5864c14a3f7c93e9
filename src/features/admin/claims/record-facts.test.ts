import { expect, it } from 'vitest';
import { recordFacts } from './record-facts.ts';

const entry = (kind: 'in' | 'out' | 'undo' | 'correction', bagsCount: number, tags: string[] | null = null) => ({
  id: `${kind}-${bagsCount}`,
  kind,
  bagsCount,
  happenedAt: '2026-11-23T15:00:00Z',
  userName: 'Marc Roy',
  tags,
  photoId: null,
  note: null,
});

it('says how many bags came and left, and whether their tags are the same', () => {
  const facts = recordFacts([entry('in', 2, ['0414', '0413']), entry('out', 1, ['0413'])]);
  expect(facts).toMatchObject({
    came: { bagsCount: 2 },
    left: { bagsCount: 1 },
    tags: { before: ['0413', '0414'], after: ['0413'], isSame: false },
  });
  expect(recordFacts([entry('in', 2, ['2', '1']), entry('out', 2, ['1', '2'])]).tags?.isSame).toBe(true);
});

it('knows nothing of tags that were not written down, and takes no hand-over that was undone', () => {
  expect(recordFacts([entry('in', 2), entry('out', 2, ['1', '2'])]).tags).toBeNull();
  expect(recordFacts([entry('in', 3), entry('undo', 0), entry('in', 2)]).came?.bagsCount).toBe(2);
  expect(recordFacts([])).toEqual({ came: null, left: null, tags: null });
});
