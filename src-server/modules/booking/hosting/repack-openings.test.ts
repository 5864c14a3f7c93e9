import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid, statusOf } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('hours that were packed by an older rule are packed again, and a stay that they let in is kept and told', async () => {
  const { listing, bookingId, who } = await paid(t);
  const owner = await t.as({ userId: listing.ownerId });
  const packed = () =>
    t.rows('select week_open::text, shut::text, opened::text, packed_by from listings where id = $1', [listing.id]);
  const change = { listingId: listing.id, closures: [{ from: '2026-11-25', to: '2026-11-25' }] };
  await owner.hosting.changeOpening({
    listingId: listing.id,
    part: 'closures',
    item: change.closures[0] ?? null,
    whenMet: 'keep',
  });
  const right = await packed();
  await t.runJobs();
  const mails = () => t.mails.filter(({ to, subject }) => to === who.email && /opening hours/.test(subject)).length;
  const before = mails();
  await t.rows("update listings set packed_by = 1, shut = '{}' where id = $1", [listing.id]);
  await t.tick('repack-openings');
  await t.runJobs();
  expect(await packed()).toEqual(right);
  expect(await statusOf(t, bookingId)).toMatchObject({ status: 'confirmed' });
  expect(mails()).toBe(before + 1);
  await t.tick('repack-openings');
  await t.runJobs();
  expect(mails()).toBe(before + 1);
});
