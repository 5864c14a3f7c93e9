import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBank, birthdays, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { keepAccount } from '#server/modules/partner/partner.module.ts';
import { receiveAccountEvent } from './receive-account-event.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function partnerWithListing() {
  const listing = await makeListing(t, { bookable: false });
  await t.rows('update users set partner_onboarding_step = 3 where id = $1', [listing.ownerId]);
  const partner = await t.as({ userId: listing.ownerId });
  return {
    listing,
    partner,
    save: (more = {}) => partner.payouts.saveBank({ ...aBank, requestId: randomUUID(), ...more }),
  };
}

const isBookable = async (id: string) =>
  (await t.rows<{ bookable: boolean }>('select bookable from listings where id = $1', [id]))[0]?.bookable;

describe('a bank account', () => {
  it('makes a partner’s locations bookable, and keeps no more than its last 4 digits', async () => {
    const { listing, save } = await partnerWithListing();
    const { account } = await save();
    expect(account).toMatchObject({ payoutsEnabled: true, last4: '6789', businessName: 'York St. Coffee Inc.' });
    expect(await isBookable(listing.id)).toBe(true);
    const [user] = await t.rows('select partner_onboarding_step from users where id = $1', [listing.ownerId]);
    // Joining ends by 'Finish'.
    expect(user).toEqual({ partner_onboarding_step: 3 });
    const everything = JSON.stringify([
      await t.rows('select * from payout_accounts'),
      await t.rows('select * from audit_log'),
    ]);
    expect(everything).not.toContain('23456789');
    for (const birthday of birthdays) expect(everything).not.toContain(birthday);
  });

  it('of an administrator leaves no number in the audit log either', async () => {
    const { listing, save } = await partnerWithListing();
    await t.rows("update users set role = 'admin', admin_role = 'owner' where id = $1", [listing.ownerId]);
    const partner = await t.as({ userId: listing.ownerId });
    await partner.payouts.saveBank({ ...aBank, requestId: randomUUID() });
    await save();
    const entries = await t.rows('select * from audit_log');
    expect(entries).not.toEqual([]);
    for (const kept of ['0001 2345 6789', '23456789', ...birthdays, '11000-000'])
      expect(JSON.stringify(entries)).not.toContain(kept);
  });

  it('that is sent twice makes one account, and its name is locked from then on', async () => {
    const { partner, save, listing } = await partnerWithListing();
    const requestId = randomUUID();
    await Promise.all([save({ requestId }), save({ requestId })]);
    await save({ businessName: 'Somebody Else' });
    const rows = await t.rows('select business_name from payout_accounts where user_id = $1', [listing.ownerId]);
    expect(rows).toEqual([{ business_name: 'York St. Coffee Inc.' }]);
    expect(await partner.payouts.bankForm()).toMatchObject({
      isNameLocked: true,
      addressCity: 'Toronto',
      country: 'CA',
    });
  });

  it('whose address the provider cannot verify leaves the location unavailable, until the event says otherwise', async () => {
    const { partner, save, listing } = await partnerWithListing();
    const { account } = await save({ addressLine1: 'address_no_match' });
    expect(account).toMatchObject({ payoutsEnabled: false, needsInformation: true });
    expect(account?.deadline).not.toBeNull();
    expect(await isBookable(listing.id)).toBe(false);
    const [row] = await t.rows<{ provider_account_id: string }>(
      'select provider_account_id from payout_accounts where user_id = $1',
      [listing.ownerId],
    );
    await t.deps.cards.saveConnectedAccount({
      accountId: row?.provider_account_id ?? '',
      country: 'CA',
      idempotencyKey: randomUUID(),
      address: { line1: '61 York St', city: 'Toronto', state: 'ON', postalCode: 'M5J 1P3' },
    });
    await t.sandbox.settled();
    expect((await partner.payouts.summary()).account).toMatchObject({ payoutsEnabled: true });
    expect(await isBookable(listing.id)).toBe(true);
  });

  it('is as the provider said last, also when an older answer comes later than a newer one', async () => {
    const { save, listing } = await partnerWithListing();
    await save();
    await t.sandbox.settled();
    const [row] = await t.rows<{ provider_account_id: string }>(
      'select provider_account_id from payout_accounts where user_id = $1',
      [listing.ownerId],
    );
    const id = row?.provider_account_id ?? '';
    const newest = await t.deps.cards.retrieveAccount(id);
    const account = newest.ok ? newest.value : expect.fail(newest.failure.message);
    let asked = 0;
    const retrieveAccount: typeof t.deps.cards.retrieveAccount = async () => {
      asked += 1;
      if (asked > 1) return { ok: true, value: account };
      // Another person hears the newer answer and writes it down before this older one is here.
      await t.db.fork().transactional((em) => keepAccount(em, listing.ownerId, account, t.clock.now()));
      return { ok: true, value: { ...account, payoutsEnabled: false } };
    };
    const deps = { ...t.deps, cards: { ...t.deps.cards, retrieveAccount } };
    await receiveAccountEvent(deps, { id: `evt_${randomUUID()}`, type: 'account.updated', kind: 'account', account });
    expect(asked).toBe(2);
    expect(await isBookable(listing.id)).toBe(true);
  });

  it('that the provider refuses is shown in its words, and changes nothing', async () => {
    const { save, listing } = await partnerWithListing();
    await expect(save({ routingNumber: '1' })).rejects.toMatchObject({ cause: { key: 'payoutAccountRefused' } });
    expect(await isBookable(listing.id)).toBe(false);
    await expect(save({ dateOfBirth: '31/31/1986' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('needs a location first, and a partner', async () => {
    const partner = await t.as(await makeUser(t, { isPartner: true }));
    const input = { ...aBank, requestId: randomUUID() };
    await expect(partner.payouts.saveBank(input)).rejects.toMatchObject({ cause: { key: 'locationFirst' } });
    const customer = await t.as(await makeUser(t));
    await expect(customer.payouts.saveBank(input)).rejects.toMatchObject({ cause: { key: 'forbidden' } });
  });
});
