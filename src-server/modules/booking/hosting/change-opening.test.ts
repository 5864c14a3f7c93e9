import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid, refused, statusOf } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function ofPartner() {
  const { userId } = await makeUser(t, { isPartner: true });
  const { id: listingId } = await makeListing(t, { ownerId: userId });
  return { listingId, owner: await t.as({ userId }) };
}

const nine = { day: 'monday' as const, from: 540, to: 720 };

describe('one thing of an opening', () => {
  it('is added, changed and removed under its id, and the rest keeps its own', async () => {
    const { listingId, owner } = await ofPartner();
    const before = await owner.partner.openingItems({ listingId });
    for (const { id } of before.weekly)
      await owner.hosting.changeOpening({ listingId, part: 'weekly', id, item: null });
    const one = await owner.hosting.changeOpening({ listingId, part: 'weekly', item: nine });
    const two = await owner.hosting.changeOpening({ listingId, part: 'weekly', item: { ...nine, day: 'tuesday' } });
    await owner.hosting.changeOpening({ listingId, part: 'weekly', id: one.id ?? '', item: { to: 780 } });
    const { weekly } = await owner.partner.openingItems({ listingId });
    expect(weekly).toEqual([
      { id: one.id, ...nine, to: 780 },
      { id: two.id, ...nine, day: 'tuesday' },
    ]);
    expect((await owner.partner.listing({ listingId })).rules.weekly).toEqual([
      { ...nine, to: 780 },
      { ...nine, day: 'tuesday' },
    ]);
  });

  it('is added as long as a page can save all of them', async () => {
    const { listingId, owner } = await ofPartner();
    const closures = Array.from({ length: 366 }, (_, at) => {
      const day = new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10);
      return { from: day, to: day };
    });
    const { fingerprint } = await owner.hosting.affected({ listingId, closures });
    await owner.hosting.saveOpening({ listingId, closures, fingerprint, choices: [], requestId: randomUUID() });
    const add = owner.hosting.changeOpening({
      listingId,
      part: 'closures',
      item: { from: '2029-01-01', to: '2029-01-01' },
    });
    await expect(add).rejects.toMatchObject({ cause: { key: 'mustBeAtMost', status: 422, params: { bound: 366 } } });
  });

  it('keeps its id when a page saves the whole week with it', async () => {
    const { listingId, owner } = await ofPartner();
    const { id } = await owner.hosting.changeOpening({
      listingId,
      part: 'special',
      item: { date: '2026-12-24', closed: false, slots: [{ from: 540, to: 720 }] },
    });
    const before = (await owner.partner.openingItems({ listingId })).special;
    const special = [
      { date: '2026-12-24', closed: false, slots: [{ from: 540, to: 720 }] },
      { date: '2026-12-25', closed: true, slots: [] },
    ];
    const { fingerprint } = await owner.hosting.affected({ listingId, special });
    await owner.hosting.saveOpening({ listingId, special, fingerprint, choices: [], requestId: randomUUID() });
    const after = (await owner.partner.openingItems({ listingId })).special;
    expect(after).toHaveLength(2);
    expect(after[0]).toEqual(before[0]);
    expect(after[0]?.id).toBe(id);
  });

  it('changes the slots of a special day by their ids: those that are not named stay', async () => {
    const { listingId, owner } = await ofPartner();
    const slots = [
      { from: 540, to: 600 },
      { from: 660, to: 720 },
      { from: 780, to: 840 },
    ];
    const item = { date: '2026-12-24', closed: false, slots };
    const { id } = await owner.hosting.changeOpening({ listingId, part: 'special', item });
    const [day] = (await owner.partner.openingItems({ listingId })).special;
    const [first, second, third] = day?.slots ?? [];
    const changes = [
      { id: first?.id, to: 630 },
      { id: second?.id, isRemoved: true },
      { from: 900, to: 960 },
    ];
    await owner.hosting.changeOpening({ listingId, part: 'special', id: id ?? '', item: { slots: changes } });
    const [now] = (await owner.partner.openingItems({ listingId })).special;
    expect(now?.slots).toMatchObject([{ id: first?.id, from: 540, to: 630 }, third, { from: 900, to: 960 }]);
  });

  it.each([
    ['that overlaps another', { part: 'weekly', item: nine }, 'overlapsSlot'],
    ['that is unknown', { part: 'weekly', id: randomUUID(), item: nine }, 'notFound'],
    ['that is to go and is unknown', { part: 'closures', id: randomUUID(), item: null }, 'notFound'],
    ['that is over', { part: 'closures', item: { from: '2020-01-01', to: '2020-01-02' } }, 'dateInvalid'],
  ] as const)('%s is refused', async (_, change, key) => {
    const { listingId, owner } = await ofPartner();
    const { weekly } = await owner.partner.openingItems({ listingId });
    for (const { id } of weekly) await owner.hosting.changeOpening({ listingId, part: 'weekly', id, item: null });
    await owner.hosting.changeOpening({ listingId, part: 'weekly', item: nine });
    expect(await refused(owner.hosting.changeOpening({ listingId, ...change }))).toBe(key);
  });

  it('with wrong fields is refused by their names', async () => {
    const { listingId, owner } = await ofPartner();
    const change = { listingId, part: 'weekly' as const, item: { day: 'sunday' as const, from: 720, to: 540 } };
    await expect(owner.hosting.changeOpening(change)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [{ path: ['to'], message: 'openingAfterClosing' }] },
    });
    await expect(
      owner.partner.changeDiscount({ listingId, item: { name: 'Tea', percentage: 10 } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { issues: [{ path: ['appliedTo'] }] } });
  });

  it('of a foreign location is missing', async () => {
    const { listingId } = await ofPartner();
    const { owner: stranger } = await ofPartner();
    expect(await refused(stranger.partner.openingItems({ listingId }))).toBe('listingNotFound');
    const change = { listingId, part: 'weekly' as const, item: nine };
    expect(await refused(stranger.hosting.changeOpening(change))).toBe('listingNotFound');
  });

  it('does not lose what another person changes at the same time', async () => {
    const { listingId, owner } = await ofPartner();
    const dates = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
    await Promise.all(
      dates.map((date) => owner.hosting.changeOpening({ listingId, part: 'closures', item: { from: date, to: date } })),
    );
    const { closures } = await owner.partner.openingItems({ listingId });
    expect(closures.map(({ from }) => from)).toEqual(dates);
  });
});

describe('a booking that one change meets', () => {
  const closed = { part: 'closures' as const, item: { from: '2026-11-25', to: '2026-11-25' } };
  const withBooking = async () => {
    const { listing, bookingId, who } = await paid(t);
    return { listingId: listing.id, bookingId, who, owner: await t.as({ userId: listing.ownerId }) };
  };

  it('is named, kept and told where nothing else is said', async () => {
    const { listingId, bookingId, owner, who } = await withBooking();
    const { met } = await owner.hosting.changeOpening({ listingId, ...closed });
    expect(met).toMatchObject([{ id: bookingId }]);
    await t.runJobs();
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
    expect(t.mails.filter(({ to }) => to === who.email).some(({ subject }) => /opening hours/.test(subject))).toBe(
      true,
    );
  });

  it('is refunded in full where that is said', async () => {
    const { listingId, bookingId, owner } = await withBooking();
    await owner.hosting.changeOpening({ listingId, ...closed, whenMet: 'refund' });
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'canceled' });
  });

  it('stops the change where it is to be refused', async () => {
    const { listingId, owner } = await withBooking();
    expect(await refused(owner.hosting.changeOpening({ listingId, ...closed, whenMet: 'refuse' }))).toBe(
      'bookingsAffected',
    );
    expect((await owner.partner.openingItems({ listingId })).closures).toEqual([]);
  });
});

describe('several changes at once', () => {
  const wednesday = { day: 'wednesday' as const, from: 480, to: 1200 };
  const withBooking = async () => {
    const { listing, bookingId, who } = await paid(t);
    const owner = await t.as({ userId: listing.ownerId });
    const { weekly } = await owner.partner.openingItems({ listingId: listing.id });
    await owner.hosting.changeOpenings({
      listingId: listing.id,
      part: 'weekly',
      changes: [{ item: wednesday }, ...weekly.map(({ id }) => ({ id, item: null }))],
    });
    const items = await owner.partner.openingItems({ listingId: listing.id });
    const change = (changes: { id?: string | undefined; item: unknown }[], whenMet?: 'refund' | 'refuse') =>
      owner.hosting.changeOpenings({ listingId: listing.id, part: 'weekly', changes, whenMet });
    return { listingId: listing.id, bookingId, who, owner, change, slotId: items.weekly[0]?.id ?? '' };
  };
  const mailsTo = async (email: string) => {
    await t.runJobs();
    return t.mails.filter(({ to }) => to === email).length;
  };

  it.each([
    ['replaced by a longer one', (id: string) => [{ id, item: null }, { item: { ...wednesday, to: 1260 } }]],
    [
      'moved to another day while a new one takes its place',
      (id: string) => [{ id, item: { day: 'friday' } }, { item: wednesday }],
    ],
    ['cut in two that touch', (id: string) => [{ id, item: { to: 720 } }, { item: { ...wednesday, from: 720 } }]],
  ])('leave a booking alone whose hours are %s', async (_name, changes) => {
    const { change, bookingId, slotId, who } = await withBooking();
    const before = await mailsTo(who.email);
    expect(await change(changes(slotId), 'refund')).toEqual({ met: [], refused: [] });
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
    expect(await mailsTo(who.email)).toBe(before);
  });

  it('ask about a booking once, by what is there at the end', async () => {
    const { change, bookingId, slotId, who, owner, listingId } = await withBooking();
    const before = await mailsTo(who.email);
    const changes = [{ id: slotId, item: { to: 600 } }, { item: { ...wednesday, from: 780, to: 840 } }];
    expect(await refused(change(changes, 'refuse'))).toBe('bookingsAffected');
    expect((await owner.partner.openingItems({ listingId })).weekly).toEqual([{ id: slotId, ...wednesday }]);
    expect(await change(changes)).toMatchObject({ met: [{ id: bookingId, ends: ['dropOff'] }], refused: [] });
    expect(await mailsTo(who.email)).toBe(before + 1);
  });

  it('are refused by their place where they cannot stand at the end, and the rest is judged without them', async () => {
    const { change, slotId, owner, listingId } = await withBooking();
    const { refused: said } = await change([
      { id: randomUUID(), item: null },
      { id: 'nothing', item: {} },
      { id: slotId, item: { to: 720 } },
      { item: { day: 'wednesday', from: 600, to: 900 } },
      { item: { day: 'monday', from: 'ten', to: 900 } },
      { item: { day: 'monday', from: 900, to: 600 } },
      { item: { day: 'monday', from: 540, to: 600 } },
    ]);
    expect(said.map(({ at, messages }) => [at, Object.keys(messages)]).toSorted()).toEqual([
      [0, ['base']],
      [1, ['base']],
      [3, ['from']],
      [4, ['from']],
      [5, ['to']],
    ]);
    expect((await owner.partner.openingItems({ listingId })).weekly).toMatchObject([
      { day: 'monday', from: 540, to: 600 },
      { id: slotId, from: 480, to: 720 },
    ]);
  });

  it('may change places, and one that clashes only with a refused one stands', async () => {
    const { change, slotId, owner, listingId } = await withBooking();
    await change([{ item: { day: 'friday', from: 480, to: 720 } }]);
    const friday = (await owner.partner.openingItems({ listingId })).weekly.find(({ day }) => day === 'friday');
    const swap = [
      { id: slotId, item: { day: 'friday' } },
      { id: friday?.id, item: { day: 'wednesday' } },
    ];
    expect((await change(swap)).refused).toEqual([]);
    const { refused: said } = await change([
      { id: friday?.id, item: { day: 'friday' } },
      { item: { day: 'wednesday', from: 700, to: 900 } },
    ]);
    expect(said.map(({ at }) => at).toSorted()).toEqual([0, 1]);
  });
});
