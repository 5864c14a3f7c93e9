import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { loadDemo } from './load-demo.ts';

interface Told {
  readonly language: string;
  readonly count: number;
}

describe('the demo’s reviews', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
    await loadDemo(t.deps);
  });
  afterAll(() => t.close());

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
