import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import { newId } from '#server/platform/ids.ts';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { payoutNeeds } from './operations/payout-needs.ts';
import { earn, fundIn, makePartner } from './payouts.fixture.ts';
import { runPayouts } from './payouts-jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await fundIn(t, { minor: 9_000_000, currency: 'HUF' });
  await fundIn(t, { minor: 9_000_000, currency: 'TWD' });
  await fundIn(t, { minor: 900_000, currency: 'ISK' });
  await fundIn(t, { minor: 900_000, currency: 'KWD' });
});
afterAll(() => t.close());

async function run(changed: Partial<typeof t.deps.cards> = {}) {
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, ...changed } });
  for (let time = 0; time < 3; time += 1) {
    await t.sandbox.settled();
    await t.runJobs();
  }
}
const summaryOf = async (userId: string) => (await t.as({ userId })).payouts.summary();

describe('a payout', () => {
  it('of forints takes whole ones; the rest waits in the balance for the next', async () => {
    const userId = await makePartner(t, { bankCurrency: 'HUF' });
    await earn(t, userId, 97_305, 'HUF');
    await run();
    const first = await summaryOf(userId);
    expect(first.payouts).toMatchObject([{ amount: { minor: 97_300, currency: 'HUF' }, status: 'paid' }]);
    expect(first.balances).toEqual([{ minor: 5, currency: 'HUF' }]);
    await earn(t, userId, 2695, 'HUF');
    await run();
    const second = await summaryOf(userId);
    expect(second.payouts.map(({ amount }) => amount.minor)).toEqual([2700, 97_300]);
    expect(second.balances).toEqual([]);
    expect(
      await t.rows(
        'select id from payouts p where amount_minor <> (select sum(l.amount_minor) from payout_lines l where l.payout_id = p.id)',
      ),
    ).toEqual([]);
  });

  it.each([
    ['TWD', 12_345, 12_300],
    ['ISK', 2501, 2501],
    ['KWD', 1375, 1370],
  ])('in %s of %i is %i', async (currency, owed, paid) => {
    const userId = await makePartner(t, { bankCurrency: currency });
    await earn(t, userId, owed, currency);
    await run();
    const { payouts, balances } = await summaryOf(userId);
    expect(payouts).toMatchObject([{ amount: { minor: paid, currency }, status: 'paid' }]);
    expect(balances).toEqual(owed === paid ? [] : [{ minor: owed - paid, currency }]);
  });

  it('of less than one forint is none', async () => {
    const userId = await makePartner(t, { bankCurrency: 'HUF' });
    await earn(t, userId, 99, 'HUF');
    await run();
    expect(await summaryOf(userId)).toMatchObject({ payouts: [], balances: [{ minor: 99 }] });
  });
});

it('a payout whose request was refused is ours to mend: no mail to the partner, tried again by the next run', async () => {
  const userId = await makePartner(t, { bankCurrency: 'HUF' });
  await earn(t, userId, 50_000, 'HUF');
  const refusal = {
    ok: false as const,
    failure: { kind: 'invalid' as const, message: 'Invalid amount.', code: 'parameter_invalid_integer' },
  };
  t.mails.length = 0;
  await run({ payOut: async () => refusal });
  const failed = await summaryOf(userId);
  expect(failed.payouts).toMatchObject([{ status: 'failed', failureCode: 'request_refused' }]);
  expect(failed.balances).toEqual([{ minor: 50_000, currency: 'HUF' }]);
  expect(t.mails).toEqual([]);
  const needs = await payoutNeeds.find(t.deps);
  expect(JSON.stringify(needs)).toContain('parameter_invalid_integer Invalid amount.');
  await run();
  expect((await summaryOf(userId)).payouts.map(({ status }) => status)).toEqual(['paid', 'failed']);
});

it('a share is the same in the database and in the program', async () => {
  const cases = ['CAD', 'JPY', 'KWD', 'BHD'].flatMap((currency) =>
    [0, 1, 5, 1370, 1375, 1389, 97_305].flatMap((minor) =>
      [0, 333_333, 650_000, 1_000_000].map((m) => ({ currency, minor, m })),
    ),
  );
  for (const { currency, minor, m } of cases) {
    const [row] = await t.rows<{ share: number }>('select partner_share($1, $2, $3)::float8 as share', [
      minor,
      m,
      currency,
    ]);
    expect({ currency, minor, m, share: row?.share }).toEqual({
      currency,
      minor,
      m,
      share: partnerShareOf({ minor, currency }, m).minor,
    });
  }
});

it('rates of a location in a currency of three decimals are saved in tens', async () => {
  const { id } = await makeListing(t);
  await t.rows(
    `insert into country_pricings (id, country, region, currency, price_per_hour, max_price, overnight_fee, handling_fee,
       tax_rate_millionths, partner_share_millionths) values ($1, 'KW', null, 'KWD', 375, 1000, 250, 105, 0, 650000)`,
    [newId()],
  );
  await t.rows(`update listings set country = 'KW', price_per_hour = 375, max_price = 1234 where id = $1`, [id]);
  expect(await t.rows('select price_per_hour::int, max_price::int from listings where id = $1', [id])).toEqual([
    { price_per_hour: 380, max_price: 1230 },
  ]);
});
