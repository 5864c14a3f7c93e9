import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBusinessTypes } from '#server/modules/partner/partner.module.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid, statusOf } from '../order.fixture.ts';

let t: TestApp;
let support: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
});
afterAll(() => t.close());

const opening = () => support.admin.opening;
const reason = 'As you asked by phone';

describe('an administrator who edits opening for a partner', () => {
  it('changes it by the same guard as the partner, once, and the partner receives the reason', async () => {
    const { listing, bookingId } = await paid(t);
    const change = { listingId: listing.id, closures: [{ from: '2026-11-25', to: '2026-11-25' }] };
    const { bookings, fingerprint } = await opening().affected(change);
    expect(bookings).toMatchObject([{ id: bookingId }]);
    const wish = { ...change, fingerprint, requestId: randomUUID(), reason };
    await expect(opening().saveOpening({ ...wish, choices: [] })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    });
    const refund = [{ bookingId, choice: 'refund' as const }];
    const whole = { ...wish, requestId: randomUUID(), choices: refund };
    for (const saved of [await opening().saveOpening(whole), await opening().saveOpening(whole)])
      expect(saved.rules.closures).toEqual(change.closures);
    expect(await statusOf(t, bookingId)).toMatchObject({ status: 'canceled' });
    await t.runJobs();
    const [owner] = await t.rows<{ email: string }>('select email from users where id = $1', [listing.ownerId]);
    const told = t.mails.filter(({ to, subject }) => to === owner?.email && subject.endsWith('for you'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(reason);
    expect(told[0]?.text).toContain('Closures');
  });

  it('gives a reason, and is refused for what is not there', async () => {
    const { id: listingId } = await makeListing(t);
    const change = { listingId, closures: [] };
    const { fingerprint } = await opening().affected(change);
    const wish = { ...change, fingerprint, choices: [], requestId: randomUUID() };
    await expect(opening().saveOpening({ ...wish, reason: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const gone = { listingId: randomUUID() };
    for (const call of [
      () => opening().listing(gone),
      () => opening().affected(gone),
      () => opening().openingMessages({ ...gone, choices: [] }),
      () => opening().saveOpening({ ...wish, ...gone, reason }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('says what kind of shop it is, of which the partner is notified and which owners take back', async () => {
    const { id: listingId, ownerId } = await makeListing(t);
    await ensureBusinessTypes(t.deps);
    const kinds = await t.rows<{ id: string; type: string }>('select id, type from business_types order by position');
    const [cafe, books] = kinds;
    const set = (id = '') => support.admin.listings.setBusinessType({ listingId, businessTypeId: id, reason });
    await expect(set(randomUUID())).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    await set(cafe?.id);
    await set(books?.id);
    const kind = async () => (await support.admin.listings.show({ listingId })).shopFront.businessType;
    expect(await kind()).toBe(books?.type);
    await t.runJobs();
    const [partner] = await t.rows<{ email: string }>('select email from users where id = $1', [ownerId]);
    expect(t.mails.filter(({ to }) => to === partner?.email)).toHaveLength(2);
    const owner = await t.as(await makeUser(t, { role: 'admin', adminRole: 'owner' }));
    const [act] = await t.rows<{ id: string }>(
      'select id from audit_log where subject_id = $1 order by created_at desc, id desc limit 1',
      [listingId],
    );
    await owner.admin.undoAct({ entryId: act?.id ?? '', reason: 'By mistake' });
    expect(await kind()).toBe(cafe?.type);
  });
});
