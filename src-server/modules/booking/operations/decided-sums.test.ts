import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, refused, refundsOf } from '../order.fixture.ts';
import { confirmedOrder } from './operations.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(async () => {
  await expectBalancedLedger(t);
  await t.close();
});

type Person = Awaited<ReturnType<TestApp['as']>>;
const support = async () => t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));

/** An earned order of 50 bags; the share of it is far above 100.00. */
async function earned(bagsCount = 50) {
  const order = await confirmedOrder(t, 'CA', bagsCount);
  const before = t.clock.now();
  t.clock.forward(60 * 24 * 400);
  await t.jobs.tick(t.deps, 'complete-bookings');
  await t.runJobs();
  t.clock.set(before);
  return order;
}

async function refund(by: Person, bookingId: string, minor: number, share: 'kept' | 'takenBack') {
  const { held } = await by.admin.bookings.get({ booking: bookingId });
  const note = 'We are sorry.';
  const asked = {
    bookingId,
    minor,
    held: held.minor,
    share,
    reason: 'shopLate',
    note,
    requestId: randomUUID(),
  } as const;
  return (await by.admin.bookings.refund(asked)).outcome;
}
const takenBack = async (bookingId: string) =>
  (
    await t.rows<{ minor: number }>(
      `select coalesce(sum(e.amount_minor), 0)::float8 as minor from ledger_entries e join ledger_transactions m on m.id = e.transaction_id
       where m.booking_id = $1 and m.kind = 'claw_back' and e.account = 'partner'`,
      [bookingId],
    )
  )[0]?.minor ?? 0;

describe('a share that is taken back in parts', () => {
  it.each([
    [2, [0.4, 0.6]],
    [3, [0.3, 0.3, 0.4]],
    [8, Array.from({ length: 8 }, () => 0.125)],
  ])('in %i waits with the part that passes 100.00, however many people take the parts', async (_, parts) => {
    const { id, total } = await earned();
    const people = [await support(), await support()];
    const outcomes = [];
    for (const [at, part] of parts.entries()) {
      const by = people[at % 2] ?? expect.fail();
      const outcome = await refund(by, id, Math.floor(total.minor * part), 'takenBack').catch(
        (error: { cause?: { key?: string } }) => error.cause?.key,
      );
      outcomes.push(outcome);
      expect(await takenBack(id)).toBeLessThanOrEqual(10_000);
      if (outcome !== 'done') break;
    }
    expect(outcomes.at(-1)).toBe('waits');
  });

  it('while a part waits nothing else of the order is decided', async () => {
    const { id, total } = await earned();
    const by = await support();
    expect(await refund(by, id, total.minor, 'takenBack')).toBe('waits');
    expect(await refused(refund(by, id, 100, 'kept'))).toBe('refundWaitsAlready');
    expect(await refundsOf(t, id)).toEqual([]);
  });
});

describe('the house’s money', () => {
  it('is given away up to a bound of an order, in one or in parts; what is more waits, and keeps the share once agreed', async () => {
    const { id, total } = await earned();
    const [by, colleague] = [await support(), await support()];
    const { share } = await by.admin.bookings.get({ booking: id });
    expect(await refund(by, id, 20_000, 'kept')).toBe('done');
    expect(await refund(by, id, 10_000, 'kept')).toBe('waits');
    const { story } = await colleague.admin.bookings.get({ booking: id });
    const proposal = story.find((event) => event.kind === 'proposal');
    const proposalId = proposal?.kind === 'proposal' ? proposal.id : '';
    expect(await colleague.admin.bookings.agree({ bookingId: id, proposalId })).toEqual({ outcome: 'agreed' });
    expect((await by.admin.bookings.get({ booking: id })).share).toEqual(share);
    expect((await refundsOf(t, id)).reduce((sum, each) => sum + each.amount_minor, 0)).toBe(30_000);
    expect(total.minor).toBeGreaterThan(30_000);
  });

  it('is given away up to that bound through every change of the order', async () => {
    const { id, traveller } = await confirmedOrder(t, 'CA', 50);
    expect(await refund(await support(), id, 20_000, 'kept')).toBe('done');
    const changed = await traveller.booking.edit({
      requestId: randomUUID(),
      bookingId: id,
      stay: { pickUpAt: '2026-11-25T16:00-05:00' },
      card: { cardToken: 'tok_visa' },
    });
    expect(await refund(await support(), changed.booking.id, 15_000, 'kept')).toBe('waits');
  });

  it('is given away up to a bound of a day by one administrator, over all orders, and again a day later', async () => {
    const by = await support();
    const outcomes = [];
    for (let each = 0; each < 6; each += 1) outcomes.push(await refund(by, (await earned()).id, 25_000, 'kept'));
    expect(outcomes).toEqual(['done', 'done', 'done', 'done', 'waits', 'waits']);
    expect(await refund(await support(), (await earned()).id, 25_000, 'kept')).toBe('done');
    t.clock.forward(60 * 24 + 1);
    expect(await refund(await support(), (await earned()).id, 25_000, 'kept')).toBe('done');
  });

  it('is not given away by cancelling with everything back and the share kept', async () => {
    const { id, total } = await confirmedOrder(t, 'KW', 50);
    const by = await support();
    const cancel = by.admin.bookings.cancel({
      bookingId: id,
      minor: total.minor,
      held: total.minor,
      share: 'kept',
      reason: 'shopLate',
      note: '',
      requestId: randomUUID(),
    });
    expect(await refused(cancel)).toBe('secondAdministratorNeeded');
    expect(await t.rows('select status from bookings where id = $1', [id])).toEqual([{ status: 'confirmed' }]);
  });
});
