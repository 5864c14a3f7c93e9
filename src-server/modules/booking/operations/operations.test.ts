import { chargeable } from '#shared/money/provider-amount.ts';
import { erasedAddress } from '#server/modules/accounts/accounts.module.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earn } from '#server/modules/payouts/payouts.fixture.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { confirmedOrder, type Country } from './operations.fixture.ts';
import { expectBalancedLedger, refused, refundsOf, statusOf } from '../order.fixture.ts';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
let finance: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
});
afterAll(async () => {
  await expectBalancedLedger(t);
  await t.close();
});

const confirmed = (country: Country = 'CA', bagsCount = 1) => confirmedOrder(t, country, bagsCount);

/** An order whose stay is over, and earned. */
async function completed(country: Country = 'CA', bagsCount = 1) {
  const order = await confirmed(country, bagsCount);
  const before = t.clock.now();
  t.clock.forward(60 * 24 * 400);
  await t.jobs.tick(t.deps, 'complete-bookings');
  await t.runJobs();
  t.clock.set(before);
  expect((await statusOf(t, order.id))?.status).toBe('completed');
  t.mails.length = 0;
  return order;
}

async function settle() {
  await t.runJobs();
  await t.sandbox.settled();
  await t.runJobs();
}

const decision = (bookingId: string, minor: number, held: number, more: object = {}) => ({
  bookingId,
  minor,
  held,
  share: 'kept' as const,
  reason: 'shopLate' as const,
  note: 'The shop opened late. We are sorry.',
  requestId: randomUUID(),
  ...more,
});

const entriesOf = (bookingId: string, kinds: readonly string[]) =>
  t.rows<{ account: string; minor: number }>(
    `select e.account, sum(e.amount_minor)::float8 as minor from ledger_transactions l join ledger_entries e on e.transaction_id = l.id
     where l.booking_id = $1 and l.kind = any($2) group by e.account having sum(e.amount_minor) <> 0 order by e.account`,
    [bookingId, kinds],
  );

const planned = ({ entries }: { entries: readonly { account: string; amount: { minor: number } }[] }) =>
  entries
    .map(({ account, amount }) => ({ account, minor: amount.minor }))
    .toSorted((one, other) => (one.account < other.account ? -1 : 1));

describe('a refund of an order that is over', () => {
  it('says of a traveller who was erased that no mail reaches them', async () => {
    const { id } = await completed('CA');
    const preview = () => support.admin.bookings.preview({ bookingId: id, minor: 100, share: 'kept' });
    expect((await preview()).isErased).toBe(false);
    await t.rows('update bookings set email = $2 where id = $1', [id, erasedAddress(id)]);
    expect((await preview()).isErased).toBe(true);
  });

  it.each(['CA', 'JP', 'KW'] as const)(
    'of a part of it in %s writes the very entries of its preview',
    async (country) => {
      const { id, total, traveller } = await completed(country);
      // Half of it; of yen less, since half of that share would need two.
      // Of dinars what a card takes back: tens.
      const { minor: half } = chargeable({ ...total, minor: Math.floor(total.minor / (country === 'JP' ? 5 : 2)) });
      const preview = await support.admin.bookings.preview({ bookingId: id, minor: half, share: 'takenBack' });
      expect(preview).toMatchObject({ act: 'refund', held: total, cardLast4: '4242', needsSecond: false });
      expect(planned(preview).reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
      await support.admin.bookings.refund(decision(id, half, total.minor, { share: 'takenBack' }));
      await settle();
      expect(await entriesOf(id, ['refund', 'claw_back'])).toEqual(planned(preview));
      expect(await traveller.booking.get({ bookingId: id })).toMatchObject({
        latestRefund: { minor: half, currency: total.currency },
        latestRefundStatus: 'succeeded',
        paid: { minor: total.minor - half },
      });
    },
  );

  it('tells the traveller, with what was written to them', async () => {
    const { id, total, who } = await completed();
    await support.admin.bookings.refund(decision(id, 100, total.minor));
    await settle();
    const [mail] = t.mails.filter(({ to }) => to === who.email);
    expect(mail?.text).toContain('The shop opened late. We are sorry.');
    expect(t.mails).toHaveLength(1);
  });

  it('in parts takes exactly its tax along, and ends with nothing held', async () => {
    const { id, total } = await completed();
    let held = total.minor;
    for (const part of [1, 333, 500, held - 834]) {
      await support.admin.bookings.refund(decision(id, part, held));
      held -= part;
    }
    await settle();
    expect(await entriesOf(id, ['payment', 'earning', 'refund'])).toEqual([
      { account: 'fees', minor: expect.any(Number) },
      { account: 'goodwill', minor: expect.any(Number) },
      { account: 'partner', minor: expect.any(Number) },
    ]);
    expect((await support.admin.bookings.get({ booking: id })).acts).toEqual([]);
  });

  it('is done once, however often it is asked for', async () => {
    const { id, total } = await completed();
    const asked = decision(id, 100, total.minor);
    await Promise.all([support.admin.bookings.refund(asked), support.admin.bookings.refund(asked)]);
    await support.admin.bookings.refund(asked);
    expect(await refundsOf(t, id)).toEqual([{ amount_minor: 100, status: 'requested' }]);
  });

  it('by two administrators at once is done once; the second learns what the order holds by then', async () => {
    const { id, total } = await completed();
    const both = await Promise.allSettled([
      support.admin.bookings.refund(decision(id, total.minor, total.minor)),
      finance.admin.bookings.refund(decision(id, total.minor, total.minor)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refundsOf(t, id)).toHaveLength(1);
    const late = finance.admin.bookings.refund(decision(id, 1, total.minor));
    expect(await refused(late)).toBe('orderMoneyChanged');
    expect(await refused(finance.admin.bookings.refund(decision(id, 1, 0)))).toBe('orderNotRefundable');
  });

  it('is never more than the order holds, and none of an order that is not paid', async () => {
    const { id, total } = await completed();
    const tooMuch = support.admin.bookings.refund(decision(id, total.minor + 1, total.minor));
    expect(await refused(tooMuch)).toBe('refundTooMuch');
    const listing = await makeListing(t, { capacity: 5 });
    const unpaid = await (await t.as(await makeUser(t))).booking.create(aBooking(listing.id));
    expect(await refused(support.admin.bookings.refund(decision(unpaid.id, 1, 0)))).toBe('orderNotRefundable');
  });

  it('keeps its amount while the provider does not answer', async () => {
    const { id, total } = await completed();
    await support.admin.bookings.refund(decision(id, 400, total.minor));
    const away = { ok: false as const, failure: { kind: 'unreachable' as const, message: 'no answer' } };
    await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, refund: async () => away } });
    expect(await refundsOf(t, id)).toEqual([{ amount_minor: 400, status: 'requested' }]);
    expect((await support.admin.bookings.get({ booking: id })).held.minor).toBe(total.minor - 400);
    await settle();
    expect(await refundsOf(t, id)).toEqual([{ amount_minor: 400, status: 'succeeded' }]);
  });

  it('leaves a row in the audit log, one for each', async () => {
    const { id, total } = await completed();
    const [one, other] = [decision(id, 100, total.minor), decision(id, 100, total.minor - 100)];
    await Promise.all([support.admin.bookings.refund(one), support.admin.bookings.refund(one)]);
    await support.admin.bookings.refund(one);
    const rows = () => t.rows('select action from audit_log where subject_id = $1', [id]);
    expect(await rows()).toEqual([{ action: 'admin.bookings.refund' }]);
    await support.admin.bookings.refund(other);
    await support.admin.bookings.get({ booking: id });
    expect(await rows()).toHaveLength(2);
  });
});

describe('a share of more than 100.00', () => {
  /** An order whose partner earned so much that taking it back needs two. */
  async function dear() {
    const order = await completed('JP', 20);
    const { share } = await support.admin.bookings.get({ booking: order.id });
    expect(share.minor).toBeGreaterThan(100);
    return order;
  }

  it('is taken back by two administrators, never by one', async () => {
    const { id, total } = await dear();
    const asked = decision(id, total.minor, total.minor, { share: 'takenBack' });
    expect(await support.admin.bookings.preview(asked)).toMatchObject({ needsSecond: true });
    expect(await support.admin.bookings.refund(asked)).toEqual({ outcome: 'waits' });
    expect(await refundsOf(t, id)).toEqual([]);
    const again = finance.admin.bookings.refund(
      decision(id, 50, total.minor, { share: 'takenBack', minor: total.minor }),
    );
    expect(await refused(again)).toBe('refundWaitsAlready');
    const { story } = await finance.admin.bookings.get({ booking: id });
    const proposal = story.find((event) => event.kind === 'proposal');
    const proposalId = proposal?.kind === 'proposal' ? proposal.id : '';
    const own = support.admin.bookings.agree({ bookingId: id, proposalId });
    expect(await refused(own)).toBe('secondAdministratorNeeded');
    const [{ asked_by } = { asked_by: '' }] = await t.rows<{ asked_by: string }>(
      'select asked_by from refund_proposals where id = $1',
      [proposalId],
    );
    const forced = t.rows(
      `update refund_proposals set outcome = 'agreed', decided_by = $2, decided_at = now() where id = $1`,
      [proposalId, asked_by],
    );
    await expect(forced).rejects.toThrow('a_second_administrator');
    expect(await finance.admin.bookings.agree({ bookingId: id, proposalId })).toEqual({ outcome: 'agreed' });
    await settle();
    expect(await refundsOf(t, id)).toEqual([{ amount_minor: total.minor, status: 'succeeded' }]);
    expect((await support.admin.bookings.get({ booking: id })).share.minor).toBe(0);
    expect(await refused(finance.admin.bookings.agree({ bookingId: id, proposalId }))).toBe('notFound');
  });

  it('that an administrator refuses to take back stays', async () => {
    const { id, total } = await dear();
    await support.admin.bookings.refund(decision(id, total.minor, total.minor, { share: 'takenBack' }));
    const { story } = await finance.admin.bookings.get({ booking: id });
    const proposal = story.find((event) => event.kind === 'proposal');
    const proposalId = proposal?.kind === 'proposal' ? proposal.id : '';
    await finance.admin.bookings.refuse({ bookingId: id, proposalId });
    expect(await refundsOf(t, id)).toEqual([]);
  });

  it('is never taken back twice, whatever the code does', async () => {
    const { id, listing } = await dear();
    const twice = t.db.fork().transactional(async (em) => {
      const { recordClawBack } = await import('#server/modules/ledger/ledger.module.ts');
      const amount = { minor: 10_000_000, currency: 'JPY' };
      const at = t.clock.now();
      await recordClawBack(em, {
        id: randomUUID(),
        bookingId: id,
        partnerId: listing.ownerId,
        amount,
        reason: 'x',
        at,
      });
    });
    await expect(twice).rejects.toMatchObject({ message: expect.stringContaining('more of a share is taken back') });
  });
});

describe('a cancellation by an administrator', () => {
  it.each([
    ['everything', 1, 'takenBack'],
    ['half', 0.5, 'takenBack'],
    ['half, the share kept,', 0.5, 'kept'],
    ['nothing', 0, 'kept'],
  ] as const)('that gives %s back writes what its preview says', async (_name, part, share) => {
    const { id, total, who, traveller } = await confirmed();
    t.mails.length = 0;
    const minor = Math.floor(total.minor * part);
    const preview = await finance.admin.bookings.preview({ bookingId: id, minor, share });
    expect(preview.act).toBe('cancel');
    const asked = decision(id, minor, total.minor, { share, note: 'The shop has to close.' });
    await finance.admin.bookings.cancel(asked);
    await finance.admin.bookings.cancel(asked);
    expect(await t.rows('select action from audit_log where subject_id = $1', [id])).toHaveLength(1);
    await settle();
    expect(await entriesOf(id, ['refund', 'earning', 'claw_back'])).toEqual(planned(preview));
    expect(await traveller.booking.get({ bookingId: id })).toMatchObject({
      status: 'canceled',
      cancellationReason: 'The shop has to close.',
      latestRefund: minor === 0 ? null : { minor },
      paid: { minor: total.minor - minor },
    });
    const told = t.mails.filter(({ to }) => to === who.email);
    expect(told.some(({ text }) => text.includes('The shop has to close.'))).toBe(true);
  });

  it('finds what changed meanwhile, and is over for what is over', async () => {
    const { id, total } = await confirmed();
    expect(await refused(support.admin.bookings.cancel(decision(id, 1, total.minor + 5)))).toBe('orderMoneyChanged');
    const over = await completed();
    expect(await refused(support.admin.bookings.cancel(decision(over.id, 1, over.total.minor)))).toBe(
      'bookingNotCancelable',
    );
  });

  it('of an order that is not paid yet lets go of it, and moves no money', async () => {
    const listing = await makeListing(t, { capacity: 5 });
    const traveller = await t.as(await makeUser(t));
    const { id } = await traveller.booking.create(aBooking(listing.id));
    expect(await support.admin.bookings.preview({ bookingId: id, minor: 0, share: 'kept' })).toMatchObject({
      act: 'cancel',
      entries: [],
    });
    await support.admin.bookings.cancel(decision(id, 0, 0));
    expect((await statusOf(t, id))?.status).toBe('canceled');
  });
});

describe('bookings', () => {
  it('tell their whole story, and their ledger balances', async () => {
    const { id, code, total } = await completed();
    await support.admin.bookings.refund(decision(id, 100, total.minor, { share: 'takenBack' }));
    await settle();
    const found = await support.admin.bookings.get({ booking: code.slice(4) });
    expect(found).toMatchObject({ id, state: 'completed', acts: ['refund'], cardLast4: '4242', bookingsCount: 1 });
    expect([...new Set(found.story.map(({ kind }) => kind))].toSorted()).toEqual([
      'earned',
      'mail',
      'paid',
      'quoted',
      'refund',
      'takenBack',
    ]);
    expect(found.ledger.isBalanced).toBe(true);
    expect(found.ledger.movements.map(({ kind }) => kind).toSorted()).toEqual([
      'claw_back',
      'earning',
      'payment',
      'refund',
    ]);
    expect(await refused(support.admin.bookings.get({ booking: 'CLK-222222' }))).toBe('orderNotFound');
  });

  it('whose share was paid out have it taken off the next payout', async () => {
    const { id, total, listing } = await completed();
    const partner = await t.as({ userId: listing.ownerId });
    await earn(t, listing.ownerId, 1000);
    const before = (await partner.payouts.summary()).balances[0]?.minor ?? 0;
    await support.admin.bookings.refund(decision(id, total.minor, total.minor, { share: 'takenBack' }));
    await settle();
    expect((await partner.payouts.summary()).balances).toEqual([{ minor: 1000, currency: 'CAD' }]);
    expect(before).toBeGreaterThan(1000);
  });
});
