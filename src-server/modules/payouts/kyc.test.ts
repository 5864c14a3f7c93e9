import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBank, birthdays, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { payoutNeeds } from './operations/payout-needs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const owner = { businessTaxId: '12345 6789 RT0001', dateOfBirth: '09/14/1986', insuranceNumber: '046 454 286' };

async function joiningPartner() {
  const listing = await makeListing(t, { bookable: false });
  await t.rows('update users set partner_onboarding_step = 3 where id = $1', [listing.ownerId]);
  const me = await t.as({ userId: listing.ownerId });
  return {
    listing,
    me,
    saveBank: (more = {}) => me.payouts.saveBank({ ...aBank, requestId: randomUUID(), ...more }),
    sendKyc: (more = {}) => me.payouts.sendKyc({ ...owner, requestId: randomUUID(), ...more }),
    step: async () =>
      (
        await t.rows<{ step: number }>('select partner_onboarding_step as step from users where id = $1', [
          listing.ownerId,
        ])
      )[0]?.step,
    isBookable: async () =>
      (await t.rows<{ bookable: boolean }>('select bookable from listings where id = $1', [listing.id]))[0]?.bookable,
  };
}

describe('joining', () => {
  it('is finished by the partner, once the provider has enabled payouts', async () => {
    const { me, saveBank, step } = await joiningPartner();
    await expect(me.payouts.finish()).rejects.toMatchObject({ cause: { key: 'payoutsNotEnabled' } });
    await saveBank({ addressLine1: 'address_no_match' });
    await expect(me.payouts.finish()).rejects.toMatchObject({ cause: { key: 'payoutsNotEnabled' } });
    expect(await step()).toBe(3);
    await saveBank();
    await Promise.all([me.payouts.finish(), me.payouts.finish()]);
    expect(await step()).toBe(0);
  });

  it('is for partners', async () => {
    const customer = await t.as(await makeUser(t));
    await expect(customer.payouts.finish()).rejects.toMatchObject({ cause: { key: 'forbidden' } });
    await expect(customer.payouts.account()).rejects.toMatchObject({ cause: { key: 'forbidden' } });
  });
});

describe('who the owner is', () => {
  it('goes to the provider and is not kept; a refused number takes bookings away, a good one gives them back', async () => {
    const { me, listing, saveBank, sendKyc, isBookable } = await joiningPartner();
    await saveBank();
    expect(await me.payouts.account()).toMatchObject({ payoutsEnabled: true, missing: [], kycSentAt: null });

    const refused = await sendKyc({ insuranceNumber: '111 111 111' });
    expect(refused).toMatchObject({ payoutsEnabled: false, missing: ['insuranceNumber'], isPastDue: false });
    expect(refused?.deadline).not.toBeNull();
    expect(refused?.reasons).toEqual([expect.stringContaining('could not be verified')]);
    expect(await isBookable()).toBe(false);

    expect(await sendKyc()).toMatchObject({ payoutsEnabled: true, missing: [], deadline: null, reasons: [] });
    expect(await isBookable()).toBe(true);

    const everything = JSON.stringify([
      await t.rows('select * from payout_accounts where user_id = $1', [listing.ownerId]),
      await t.rows('select * from idempotency_keys'),
      await t.rows('select * from audit_log'),
    ]);
    for (const secret of ['RT0001', '046454286', '046 454', '111111111', ...birthdays])
      expect(everything).not.toContain(secret);
  });

  it('of an administrator stands in no audit log', async () => {
    const { listing, saveBank } = await joiningPartner();
    await saveBank();
    await t.rows("update users set role = 'admin', admin_role = 'owner' where id = $1", [listing.ownerId]);
    const me = await t.as({ userId: listing.ownerId });
    await me.payouts.sendKyc({ ...owner, requestId: randomUUID() });
    const entries = JSON.stringify(await t.rows('select * from audit_log'));
    expect(entries).toContain('payouts.sendKyc');
    for (const secret of ['RT0001', '046 454', ...birthdays]) expect(entries).not.toContain(secret);
  });

  it('is taken once, however often it is sent', async () => {
    const { me, saveBank } = await joiningPartner();
    await saveBank();
    const sent = { ...owner, requestId: randomUUID() };
    await Promise.all([1, 2].map(() => me.payouts.sendKyc(sent)));
    expect(await me.payouts.sendKyc(sent)).toMatchObject({ payoutsEnabled: true });
  });

  it('needs a bank account first, and a date that can be one', async () => {
    const { saveBank, sendKyc } = await joiningPartner();
    await expect(sendKyc()).rejects.toMatchObject({ cause: { key: 'bankFirst' } });
    await saveBank();
    for (const dateOfBirth of ['13/01/1986', '01/01/1899', '01/01/2999', ''])
      await expect(sendKyc({ dateOfBirth })).rejects.toThrow();
  });
});

describe('a bank account that is there', () => {
  it('is changed without its date of birth; a new one needs it, and none is in the future', async () => {
    const { me, saveBank } = await joiningPartner();
    await expect(saveBank({ dateOfBirth: '' })).rejects.toMatchObject({ cause: { field: 'dateOfBirth' } });
    await expect(saveBank({ dateOfBirth: '01/01/2999' })).rejects.toMatchObject({ cause: { key: 'dateInvalid' } });
    await saveBank();
    await saveBank({ dateOfBirth: '', accountNumber: '000199998888' });
    expect(await me.payouts.bankForm()).toMatchObject({ last4: '8888' });
    expect(await me.payouts.account()).toMatchObject({ payoutsEnabled: true });
  });
});

it('what the provider wants and no form gives is shown to the partner, and waits for finance until it is given', async () => {
  const { me, saveBank, listing } = await joiningPartner();
  const userId = listing.ownerId;
  await saveBank();
  const due = (...names: string[]) =>
    t.rows('update payout_accounts set payouts_enabled = $2, currently_due = $3 where user_id = $1', [
      userId,
      names.length === 0,
      names,
    ]);
  const asked = async () =>
    (await payoutNeeds.find(t.deps)).filter(({ id }) => id === `accountAsks:${userId}`).map(({ detail }) => detail);
  await due('individual.id_number', 'external_account', 'individual.dob.day', 'tos_acceptance.date');
  expect(await me.payouts.account()).toMatchObject({ formless: [] });
  expect(await asked()).toEqual([]);
  await due('individual.id_number', 'individual.verification.document', 'individual.nationality');
  expect(await me.payouts.account()).toMatchObject({
    missing: ['insuranceNumber', 'document', 'other'],
    formless: ['individual.verification.document', 'individual.nationality'],
  });
  expect(await asked()).toEqual(['individual.verification.document, individual.nationality']);
  await due();
  expect(await asked()).toEqual([]);
});
