import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '#server/modules/admin/verify.ts';
import { verifyCustody } from '#server/modules/handovers/handovers.module.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { checks } from '#shared/admin/operations-schema.ts';
import { loadDemo } from './load-demo.ts';

interface Told {
  readonly language: string;
  readonly count: number;
}

// Loaded once, which takes seconds: the tests look at it and change nothing that another one asks for.
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  expect(await loadDemo(t.deps)).toBe(true);
});
afterAll(() => t.close());

it('the first day has a change to decide, a question to answer, a reported review and a damaged bag', async () => {
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

it('the demo’s bags were handed over, in a record that holds, and no mail is sent because of them', async () => {
  const { rows, broken } = await verifyCustody(t.db);
  expect(rows).toBeGreaterThan(100);
  expect(broken).toEqual([]);
  const [unlike] = await t.rows<{ count: number }>(
    `select count(*)::int as count from bookings b join orders o on o.current_booking_id = b.id where o.checked_out_at is distinct from (
       select h.happened_at from hand_overs h where h.booking_id = b.id and h.kind = 'out')`,
  );
  expect(unlike).toEqual({ count: 0 });
  const [reviewed] = await t.rows<{ count: number }>(
    `select count(*)::int as count from reviews r join bookings b on b.id = r.booking_id join orders o on o.id = b.order_id
     where o.checked_out_at is null`,
  );
  expect(reviewed).toEqual({ count: 0 });
  await t.tick('tell-of-outcomes');
  await t.runJobs();
  expect(t.mails).toEqual([]);
});

describe('the demo’s reviews', () => {
  it.each([
    ['reviews', 'select b.language, count(*)::int from reviews r join bookings b on b.id = r.booking_id group by 1'],
    [
      'answers',
      'select reply_language as language, count(*)::int from reviews where reply_text is not null group by 1',
    ],
  ])('have %s in each language, most in English', async (_what, sql) => {
    const told = await t.rows<Told>(`${sql} order by count(*) desc`);
    expect(told.map(({ language }) => language).toSorted()).toEqual(['english', 'french', 'spanish']);
    expect(told[0]?.language).toBe('english');
  });

  it('say each thing in one language', async () => {
    const several = await t.rows(
      `select r.text from reviews r join bookings b on b.id = r.booking_id group by 1 having count(distinct b.language) > 1
       union all select reply_text from reviews where reply_text is not null group by 1 having count(distinct reply_language) > 1`,
    );
    expect(several).toEqual([]);
  });

  it('praise coffee only where there is some', async () => {
    const elsewhere = await t.rows(
      `select l.name from reviews r join listings l on l.id = r.listing_id join business_types t on t.id = l.business_type_id
       where t.type <> 'Café' and r.text ~* '\\m(coffee|café)\\M'`,
    );
    expect(elsewhere).toEqual([]);
  });

  it('are not thanked for where they complain', async () => {
    const thanked = await t.rows(
      `select reply_text from reviews where rating < 4 and reply_text ~ '(Thank|Glad|Merci|Ravis|Gracias|alegra)'`,
    );
    expect(thanked).toEqual([]);
  });
});
