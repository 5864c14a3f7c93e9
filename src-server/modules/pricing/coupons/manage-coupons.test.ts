import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let finance: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  t = await createTestApp();
  finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
});
afterAll(() => t.close());

const tenPercent = (code: string) => ({
  code,
  note: 'Newsletter',
  off: { kind: 'percent' as const, basisPoints: 1000 },
  country: null,
  validFrom: null,
  validUntil: null,
  maxUses: 100,
  maxUsesPerCustomer: 1,
  budget: 200,
});
const byCode = async (code: string) => (await finance.admin.coupons.list()).find((each) => each.code === code);
const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });

it('a code is given out once, in capital letters', async () => {
  await finance.admin.coupons.add(tenPercent(' welcome10 '));
  expect(await byCode('WELCOME10')).toMatchObject({
    basisPoints: 1000,
    usesCount: 0,
    state: 'live',
    note: 'Newsletter',
  });
  await expect(finance.admin.coupons.add(tenPercent('Welcome10'))).rejects.toEqual(failsWith('couponCodeTaken'));
});

it('a code takes off an amount of one currency', async () => {
  const off = { kind: 'amount' as const, minor: 500, currency: 'KWD' };
  await finance.admin.coupons.add({ ...tenPercent('HALF'), off, country: 'KW' });
  expect(await byCode('HALF')).toMatchObject({ amount: { minor: 500, currency: 'KWD' }, country: 'KW' });
});

it('a code is ended at once, and what it takes off never changes', async () => {
  const { id } = await finance.admin.coupons.add(tenPercent('SUMMER'));
  await finance.admin.coupons.end({ couponId: id });
  expect(await byCode('SUMMER')).toMatchObject({ state: 'ended' });
  await finance.admin.coupons.change({
    couponId: id,
    note: 'Again',
    validUntil: null,
    maxUses: 5,
    maxUsesPerCustomer: null,
    budget: 300,
  });
  expect(await byCode('SUMMER')).toMatchObject({ state: 'live', basisPoints: 1000, maxUses: 5, note: 'Again' });
});

it('a code that is ended again, or by several at the same time, is ended once and written down once', async () => {
  const { id } = await finance.admin.coupons.add(tenPercent('TWICE'));
  const end = () => finance.admin.coupons.end({ couponId: id });
  await Promise.all([end(), end(), end()]);
  const endedAt = await t.rows('select valid_until from coupons where id = $1', [id]);
  t.clock.forward(5);
  await end();
  expect(await t.rows('select valid_until from coupons where id = $1', [id])).toEqual(endedAt);
  const acts = await t.rows("select id from audit_log where action = 'admin.coupons.end' and subject_id = $1", [id]);
  expect(acts).toHaveLength(1);
});

it('a limit below what was used is refused', async () => {
  const { id } = await finance.admin.coupons.add(tenPercent('BUSY'));
  await t.rows('update coupons set uses_count = 7 where id = $1', [id]);
  const change = (maxUses: number) =>
    finance.admin.coupons.change({
      couponId: id,
      note: '',
      validUntil: null,
      maxUses,
      maxUsesPerCustomer: null,
      budget: 200,
    });
  await expect(change(6)).rejects.toEqual(failsWith('couponUsedMore'));
  await change(7);
  expect(await byCode('BUSY')).toMatchObject({ state: 'usedUp' });
});
