import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { brokenAt, hashOf } from './chain.ts';
import type { HandOver } from './hand-over.entity.ts';
import { atTheCounter, withoutNetwork, handing } from '../custody/custody.fixture.ts';
import { verifyCustody } from './verify-custody.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const aRow = fc.record({
  id: fc.uuid(),
  bookingId: fc.uuid(),
  kind: fc.constantFrom('in', 'out', 'correction', 'undo'),
  bagsCount: fc.nat(50),
  happenedAt: fc.nat().map((ms) => Instant.ofEpochMilli(ms)),
  deviceAt: fc.option(fc.nat().map((ms) => Instant.ofEpochMilli(ms))),
  userId: fc.uuid(),
  userName: fc.string(),
  note: fc.option(fc.string({ minLength: 1 })),
  undoesId: fc.option(fc.uuid()),
  requestId: fc.uuid(),
});

const aChain = fc.array(aRow, { minLength: 1, maxLength: 6 }).map((made) => {
  let previousHash = '0'.repeat(64);
  return made.map((each, index) => {
    const row = { ...each, listingId: 'a listing', sequence: index + 1, previousHash } as Omit<HandOver, 'hash'>;
    previousHash = hashOf(row);
    return { ...row, hash: previousHash } as HandOver;
  });
});

const columns = ['bookingId', 'kind', 'bagsCount', 'happenedAt', 'deviceAt', 'userId', 'userName', 'note'] as const;

describe('the custody record', () => {
  it('is sound as it was written, and not with any row altered, left out or exchanged', () => {
    fc.assert(
      fc.property(aChain, fc.nat(), fc.constantFrom(...columns), aRow, (chain, at, column, other) => {
        expect(brokenAt(chain)).toBeNull();
        const index = at % chain.length;
        const row = chain[index];
        if (row === undefined) return;
        const altered = { ...row, [column]: other[column] } as HandOver;
        if (JSON.stringify(altered) !== JSON.stringify(row)) {
          expect(brokenAt(chain.with(index, altered))).toBe(index + 1);
          // Even where its own hash was reckoned anew, the row after it tells.
          const isLast = index === chain.length - 1;
          const forged = chain.with(index, { ...altered, hash: hashOf(altered) });
          expect(brokenAt(forged)).toBe(isLast ? null : index + 2);
        }
        if (index < chain.length - 1) expect(brokenAt(chain.toSpliced(index, 1))).not.toBeNull();
      }),
    );
  });

  it('refuses every change by the database itself', async () => {
    const { owner, bookingId } = await atTheCounter(t);
    await owner.custody.checkIn(handing(bookingId, 2));
    const stateOf = (work: Promise<unknown>) => work.then(() => null, sqlStateOf);
    expect(await stateOf(t.rows('update hand_overs set bags_count = 1'))).toBe('CL006');
    expect(await stateOf(t.rows('delete from hand_overs'))).toBe('CL006');
    expect(await stateOf(t.rows('truncate hand_overs'))).toBe('CL006');
  });

  it('is reckoned again from the database, where each location has a chain of its own', async () => {
    const [one, two] = [await atTheCounter(t), await atTheCounter(t)];
    for (const { owner, bookingId, listing } of [one, two]) {
      await owner.custody.send(withoutNetwork(listing.ownerId, bookingId, { deviceAt: '2026-11-25T16:00:07.123Z' }));
      await owner.custody.checkOut(handing(bookingId, 1, 'One stays'));
    }
    expect((await verifyCustody(t.db)).broken).toEqual([]);
    await t.rows('alter table hand_overs disable trigger refuse_change');
    await t.rows("update hand_overs set note = 'Both stay' where booking_id = $1 and kind = 'out'", [two.bookingId]);
    await t.rows('alter table hand_overs enable trigger refuse_change');
    expect((await verifyCustody(t.db)).broken).toEqual([{ listingId: two.listing.id, sequence: 2 }]);
  });
});
