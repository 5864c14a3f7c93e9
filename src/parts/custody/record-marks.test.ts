import { expect, it } from 'vitest';
import { type CustodyEntry, recordMarks } from './record-marks.ts';

const entry = (id: string, kind: CustodyEntry['kind'], bagsCount: number, more: Partial<CustodyEntry> = {}) => ({
  id,
  kind,
  bagsCount,
  happenedAt: `2026-11-25T1${id}:00:00Z`,
  deviceAt: null,
  userName: 'Noor Bakker',
  note: null,
  missingBags: null,
  tags: null,
  photoId: null,
  found: null,
  undoesId: null,
  hash: '',
  ...more,
});

it('bags that go out in parts are all back, with the tags that came', () => {
  const first = [entry('1', 'in', 3, { tags: ['12', '13', '14'] }), entry('2', 'out', 1, { tags: ['13'] })];
  expect(recordMarks(first)).toMatchObject({
    checkOut: { id: '2' },
    bags: { inBags: 3, outBags: 1, inside: 2, missing: 0 },
  });
  const { bags, tagsIn, tagsOut } = recordMarks([...first, entry('3', 'out', 2, { tags: ['14', '12'] })]);
  expect(bags).toMatchObject({ inBags: 3, outBags: 3, inside: 0, missing: 0 });
  expect(tagsOut).toEqual(tagsIn);
});

it('what the counter said is missing stays missing, and what was taken back does not count', () => {
  const entries = [
    entry('1', 'in', 2),
    entry('2', 'out', 2),
    entry('3', 'undo', 2, { undoesId: '2' }),
    entry('4', 'out', 1, { missingBags: 1 }),
  ];
  expect(recordMarks(entries)).toMatchObject({ checkOut: { id: '4' }, bags: { inBags: 2, outBags: 1, missing: 1 } });
});
