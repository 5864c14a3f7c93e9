import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { newId } from '#server/platform/ids.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { LedgerEntry, LedgerTransaction } from './ledger.entity.ts';
import { earningEntries, recordPayment } from './ledger.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const stateOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => sqlStateOf(error),
  );

/** Writes a movement past the code, as psql could. */
const write = (amounts: readonly (readonly [currency: string, minor: number])[]) =>
  t.db.fork().transactional(async (em) => {
    const transactionId = newId();
    await em.insert(LedgerTransaction, {
      id: transactionId,
      kind: 'payment',
      reference: `test:${randomUUID()}`,
      bookingId: null,
      occurredAt: t.clock.now(),
    });
    await em.insertMany(
      LedgerEntry,
      amounts.map(([currency, amountMinor], index) => ({
        id: newId(),
        transactionId,
        account: index === 0 ? ('provider' as const) : ('travellers' as const),
        partnerId: null,
        amountMinor,
        currency,
        occurredAt: t.clock.now(),
      })),
    );
  });

describe('the ledger', () => {
  it('takes a movement whose entries sum to nothing', async () => {
    expect(
      await stateOf(
        write([
          ['CAD', 1017],
          ['CAD', -1017],
        ]),
      ),
    ).toBeNull();
  });

  it('refuses one that does not, at commit', async () => {
    expect(
      await stateOf(
        write([
          ['CAD', 1017],
          ['CAD', -1016],
        ]),
      ),
    ).toBe('CL004');
  });

  it('balances each currency by itself', async () => {
    expect(
      await stateOf(
        write([
          ['CAD', 1017],
          ['USD', -1017],
        ]),
      ),
    ).toBe('CL004');
  });

  it('is only ever added to', async () => {
    await write([
      ['CAD', 5],
      ['CAD', -5],
    ]);
    expect(await stateOf(t.db.query('update ledger_entries set amount_minor = amount_minor * 2'))).toBe('CL005');
    expect(await stateOf(t.db.query('delete from ledger_transactions'))).toBe('CL005');
  });

  it('writes a movement once, however often it is given', async () => {
    const id = newId();
    const payment = { id, bookingId: null, amount: money(1017, 'CAD'), at: t.clock.now() };
    for (let time = 0; time < 2; time += 1) await t.db.fork().transactional((em) => recordPayment(em, payment));
    const found = await t.rows('select 1 from ledger_transactions where reference = $1', [`payment:${id}`]);
    expect(found).toHaveLength(1);
  });

  it('splits what was kept between partner, tax and fees, and the fees bear the discount', async () => {
    const { userId } = await makeUser(t, { isPartner: true });
    const entries = earningEntries({
      partnerId: userId,
      storage: money(600, 'CAD'),
      shareMillionths: 700_000,
      taxRateMillionths: 130_000,
      kept: money(915, 'CAD'),
      discount: money(100, 'CAD'),
      allowance: 0,
    });
    expect(entries.map(([account, { minor }]) => [account, minor])).toEqual([
      ['travellers', 915],
      ['partner', -420],
      ['tax', -105],
      ['fees', -390],
      ['goodwill', 0],
      ['subsidy', 0],
    ]);
  });

  it.each([
    ['a half', 450, 450, { partner: -420, tax: -52, fees: 0, subsidy: 22 }],
    ['all', 0, 900, { partner: -420, tax: 0, fees: 0, subsidy: 420 }],
    ['less than the fees', 800, 100, { partner: -420, tax: -92, fees: -288, subsidy: 0 }],
    [
      'less than is missing: the fees bear the rest, which the check of the ledger finds',
      0,
      100,
      { partner: -420, tax: 0, fees: 320, subsidy: 100 },
    ],
  ])('a coupon that took %s off makes the share whole out of its subsidy', (_, kept, discount, expected) => {
    const entries = earningEntries({
      partnerId: newId(),
      storage: money(600, 'CAD'),
      shareMillionths: 700_000,
      taxRateMillionths: 130_000,
      kept: money(kept, 'CAD'),
      discount: money(discount, 'CAD'),
      allowance: 0,
    });
    expect(Object.fromEntries(entries.map(([account, { minor }]) => [account, minor]))).toMatchObject(expected);
    expect(entries.reduce((sum, [, { minor }]) => sum + minor, 0)).toBe(0);
  });
});
