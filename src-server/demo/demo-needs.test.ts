import { expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { loadDemo } from './load-demo.ts';

it('the first day has a change to decide and a question to answer', async () => {
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
});
