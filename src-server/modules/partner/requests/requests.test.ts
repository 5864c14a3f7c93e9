import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { newId } from '#server/platform/ids.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
});
afterAll(() => t.close());

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });

async function aRequest(changes: object) {
  const { id: listingId, ownerId } = await makeListing(t);
  const id = newId();
  await t.rows(
    `insert into change_requests (id, listing_id, requested_by, status, changes, created_at)
     values ($1, $2, $5, 'waiting', $3, $4)`,
    [id, listingId, JSON.stringify(changes), t.clock.now().toString(), ownerId],
  );
  return { id, listingId };
}
const nameOf = async (listingId: string) =>
  (await t.rows<{ name: string }>('select name from listings where id = $1', [listingId]))[0]?.name;

it('shows what travellers see, what is asked for, and how far a pin would move', async () => {
  const { id } = await aRequest({
    name: 'Bay Laundry',
    address: '18 Piper St',
    latitude: 43.6471,
    longitude: -79.3806,
  });
  const shown = await support.admin.changeRequests.show({ changeRequestId: id });
  expect(shown).toMatchObject({
    fields: ['name', 'address'],
    now: { name: 'Union Station Luggage' },
    asked: { name: 'Bay Laundry', alternativeName: null, address: '18 Piper St' },
    travellersCount: 0,
  });
  expect(shown.move).toMatchObject({ towards: 'north', zone: 'America/Toronto', isSameZone: true });
  expect(shown.move?.meters).toBeGreaterThan(195);
  expect(shown.move?.meters).toBeLessThan(205);
});

it('says what was decided of the location before', async () => {
  const { id } = await aRequest({ name: 'Elsewhere' });
  const { seen } = await support.admin.changeRequests.show({ changeRequestId: id });
  const decision = { kind: 'refuse', reason: 'The name is not the shop’s' } as const;
  await support.admin.changeRequests.decide({ changeRequestId: id, seen, decision });
  const again = newId();
  await t.rows(
    `insert into change_requests (id, listing_id, requested_by, status, changes, created_at)
     select $1, listing_id, requested_by, 'waiting', '{"address":"18 Piper St"}', $3 from change_requests where id = $2`,
    [again, id, t.clock.now().toString()],
  );
  expect((await support.admin.changeRequests.show({ changeRequestId: again })).earlier).toMatchObject([
    { id, status: 'refused', fields: ['name'], decidedBy: 'Ada Lovelace' },
  ]);
});

it('is public once it is approved, with one row in the audit log', async () => {
  const { id, listingId } = await aRequest({ name: 'Piper Street Laundry' });
  const { seen } = await support.admin.changeRequests.show({ changeRequestId: id });
  await support.admin.changeRequests.decide({ changeRequestId: id, seen, decision: { kind: 'approve' } });
  expect(await nameOf(listingId)).toBe('Piper Street Laundry');
  const entries = await t.rows('select action, before, after from audit_log where subject_id in ($1, $2)', [
    id,
    listingId,
  ]);
  expect(entries).toMatchObject([
    { action: 'admin.changeRequests.decide', before: { status: 'waiting' }, after: { status: 'approved' } },
  ]);
  expect((await support.admin.changeRequests.list()).find((each) => each.id === id)).toMatchObject({
    status: 'approved',
    decidedBy: 'Ada Lovelace',
  });
});

it('stays as it was when it is refused, with the reason', async () => {
  const { id, listingId } = await aRequest({ name: 'Elsewhere' });
  const { seen } = await support.admin.changeRequests.show({ changeRequestId: id });
  const refuse = (reason: string) =>
    support.admin.changeRequests.decide({ changeRequestId: id, seen, decision: { kind: 'refuse', reason } });
  await expect(refuse(' ')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await refuse('The name is not the shop’s');
  expect(await nameOf(listingId)).toBe('Union Station Luggage');
  expect(await support.admin.changeRequests.show({ changeRequestId: id })).toMatchObject({
    status: 'refused',
    reason: 'The name is not the shop’s',
  });
});

it('is not decided when the partner asks for something else by now, and once where the same is decided twice', async () => {
  const { id, listingId } = await aRequest({ name: 'One' });
  const { seen } = await support.admin.changeRequests.show({ changeRequestId: id });
  await t.rows(`update change_requests set changes = '{"name":"Two"}' where id = $1`, [id]);
  const approve = (of: string) =>
    support.admin.changeRequests.decide({ changeRequestId: id, seen: of, decision: { kind: 'approve' } });
  await expect(approve(seen)).rejects.toEqual(failsWith('changeRequestChanged'));
  expect(await nameOf(listingId)).toBe('Union Station Luggage');
  const now = (await support.admin.changeRequests.show({ changeRequestId: id })).seen;
  // As a page that is left while its decision is on its way: it is sent again.
  await Promise.all([approve(now), approve(now)]);
  expect(await nameOf(listingId)).toBe('Two');
  expect(await t.rows("select from audit_log where subject_id = $1 and action like '%decide'", [id])).toHaveLength(1);
  const refusal = { changeRequestId: id, seen: now, decision: { kind: 'refuse', reason: 'Not so' } } as const;
  await expect(support.admin.changeRequests.decide(refusal)).rejects.toEqual(failsWith('changeRequestGone'));
  const colleague = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  const again = { changeRequestId: id, seen: now, decision: { kind: 'approve' } } as const;
  await expect(colleague.admin.changeRequests.decide(again)).rejects.toEqual(failsWith('changeRequestGone'));
});
