import { expect, it } from 'vitest';
import { verify } from '#server/modules/admin/verify.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { checks } from '#shared/admin/operations-schema.ts';
import { loadDemo } from './load-demo.ts';

it('the first day has a change to decide, a question to answer, a reported review and a damaged bag', async () => {
  const t = await createTestAppForTest();
  expect(await loadDemo(t.deps)).toBe(true);
  const admin = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  const [request, ...others] = await admin.admin.changeRequests.list();
  expect(others).toEqual([]);
  expect(request).toMatchObject({ status: 'waiting', fields: ['name'] });
  const shown = await admin.admin.changeRequests.show({ changeRequestId: request?.id ?? '' });
  expect(shown.asked.name).toBe(`${shown.now.name} & Lockers`);
  expect(await admin.admin.messages.list({ show: 'open' })).toMatchObject({
    open: 1,
    threads: [{ name: 'Amara Okafor' }],
  });
  const { reviews } = await admin.admin.reviews.list({ state: 'reported' });
  expect(reviews).toMatchObject([{ reports: [{ reason: 'not_this_stay', reporter: 'visitor' }] }]);
  const { claims } = await admin.admin.claims.list({});
  expect(claims).toMatchObject([{ kind: 'damaged', state: 'sent' }]);
});

it('the demo keeps every check, and its last weeks have bookings each day and some that were given back', async () => {
  const t = await createTestAppForTest();
  await loadDemo(t.deps);
  for (const check of checks) expect(await verify(t.deps, check)).toMatchObject({ faults: [], hints: [] });
  const perWeek = await t.deps.db.query<{ week: number; booked: number; canceled: number }>(
    `select floor(extract(epoch from $1::timestamptz - created_at) / 604800)::int as week, count(*)::int as booked,
       count(canceled_at)::int as canceled
     from bookings group by 1 order by 1 limit 6`,
    [t.clock.now().toString()],
  );
  for (const { booked } of perWeek) expect(booked).toBeGreaterThan(15);
  expect(perWeek.reduce((sum, { canceled }) => sum + canceled, 0)).toBeGreaterThan(8);
});
