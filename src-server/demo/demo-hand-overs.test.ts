import { expect, it } from 'vitest';
import { verifyCustody } from '#server/modules/custody/custody.module.ts';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { loadDemo } from './load-demo.ts';

it('the demo’s bags were handed over, in a record that holds, and nobody is written to because of them', async () => {
  const t = await createTestAppForTest();
  await loadDemo(t.deps);
  const { rows, broken } = await verifyCustody(t.db);
  expect(rows).toBeGreaterThan(100);
  expect(broken).toEqual([]);
  const [unlike] = await t.rows<{ count: number }>(
    `select count(*)::int as count from bookings b where b.checked_out_at is distinct from (
       select h.happened_at from hand_overs h where h.booking_id = b.id and h.kind = 'out')`,
  );
  expect(unlike).toEqual({ count: 0 });
  const [reviewed] = await t.rows<{ count: number }>(
    `select count(*)::int as count from reviews r join bookings b on b.id = r.booking_id where b.checked_out_at is null`,
  );
  expect(reviewed).toEqual({ count: 0 });
  await t.tick('tell-of-outcomes');
  await t.runJobs();
  expect(t.mails).toEqual([]);
}, 60_000);
