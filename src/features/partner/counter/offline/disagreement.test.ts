import { expect, it } from 'vitest';
import type { Disagreement, KeptHandOver } from '#web/lib/counter/kept-counter.ts';
import { disagreementOf } from './disagreement.ts';

const at = '2026-11-25T16:00:00Z';
const refusal = (more: Partial<Disagreement>): Disagreement => ({ message: null, reason: 'ticketRefused', ...more });

it.each<[string, KeptHandOver['kind'], Disagreement, object]>([
  [
    'was canceled',
    'in',
    refusal({ verdict: 'canceled', canceledAt: at }),
    { kind: 'bagsHere', theirs: 'canceled', at },
  ],
  ['is for another day', 'in', refusal({ verdict: 'wrongDay' }), { kind: 'bagsHere', theirs: 'otherDay' }],
  ['was not paid', 'in', refusal({ verdict: 'notPaid' }), { kind: 'bagsHere', theirs: 'notPaid' }],
  ['has no room before its time', 'in', refusal({ reason: 'noRoomYet' }), { kind: 'bagsHere', theirs: 'noRoom' }],
  [
    'is for fewer bags now',
    'in',
    refusal({ reason: 'moreBagsThanBooked', bagsCount: 1 }),
    { kind: 'bagsHere', theirs: 'booked', count: 1 },
  ],
  ['was taken in by another', 'in', refusal({ inAt: at, inBags: 2 }), { kind: 'agreed', theirs: 'takenIn', count: 2 }],
  ['was handed back by another', 'out', refusal({ inAt: at, outAt: at, outBags: 2 }), { kind: 'agreed', count: 2 }],
  ['was never taken in', 'out', refusal({ verdict: 'checkIn' }), { kind: 'asIs', theirs: 'noneIn' }],
  ['has a time that cannot be', 'in', refusal({ reason: 'deviceTimeDoubted' }), { kind: 'asIs', theirs: 'time' }],
  ['is none of theirs any more', 'in', { message: 'No' }, { kind: 'asIs', theirs: 'said' }],
])('the ticket %s', (_, kind, theirs, words) => {
  expect(disagreementOf({ kind } as KeptHandOver, theirs)).toMatchObject(words);
});
