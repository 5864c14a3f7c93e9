import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earn, makePartner } from '#server/modules/payouts/payouts.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { aBooking, makeListing, makeToronto, makeUser, someStay } from '#server/testing/factories.ts';
import { aListingForm } from '#server/testing/listing-form.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const as = async (service: 'reader' | 'support' | 'finance' | 'partner' | 'admin') => (await t.as({ service })).admin;

/** A confirmed booking at a location of its own. */
async function booked(bags = 1) {
  const { id: listingId } = await makeListing(t, { capacity: 9 });
  const { userId, email } = await makeUser(t);
  const traveller = await t.as({ userId });
  const wish = { ...aBooking(listingId), bagsCount: bags, card: { cardToken: 'tok_visa' } };
  const { id, code } = await traveller.booking.create(wish);
  return { listingId, userId, email, traveller, id, code };
}

describe('bookings', () => {
  it('are found by code however it is typed, by address, by name and by location', async () => {
    const { id, code, email, listingId } = await booked(2);
    const [{ slug } = { slug: '' }] = await t.rows<{ slug: string }>('select slug from listings where id = $1', [
      listingId,
    ]);
    await t.rows("update bookings set first_name = 'Wilhelmina', last_name = 'Oddfellow' where id = $1", [id]);
    for (const text of [code, code.toLowerCase(), code.slice(4), email, email.toUpperCase(), 'mina oddf', slug]) {
      expect([text, (await (await as('support')).findBookings({ text })).map((each) => each.id)]).toEqual([text, [id]]);
    }
    const [found] = await (await as('reader')).findBookings({ text: code });
    expect(found).toMatchObject({ status: 'confirmed', bagsCount: 2, paid: found?.total, refunded: { minor: 0 } });
    expect(await (await as('finance')).findBookings({ text: 'nobody at all' })).toEqual([]);
  });

  it('are exported page by page, each once, by the moment they were made', async () => {
    const { id: listingId } = await makeListing(t, { capacity: 40 });
    const { userId } = await makeUser(t);
    const traveller = await t.as({ userId });
    t.clock.forward(1);
    const from = t.clock.now().toString();
    const ids: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      const wish = { ...aBooking(listingId), allowDuplicate: true, card: { cardToken: 'tok_visa' } };
      ids.push((await traveller.booking.create(wish)).id);
      // Two of them at the same moment.
      if (nth !== 2) t.clock.forward(1);
    }
    const until = t.clock.now().plusSeconds(1).toString();
    const reader = await as('reader');
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof reader.exportBookings>> = await reader.exportBookings({
        from,
        until,
        after,
        limit: 2,
      });
      seen.push(...page.bookings.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(await reader.exportBookings({ from: until, until, limit: 2 })).toEqual({ bookings: [], next: null });
  });

  it.each(['reader', 'finance', 'admin'] as const)(
    'exported by a script of %s leave a line in the log',
    async (role) => {
      t.clock.forward(1);
      const at = t.clock.now().toString();
      const lines = () =>
        t.rows<{ call: { role: string; input: object }; ended: boolean }>(
          "select call, ended from audit_log where action = 'admin.exportBookings' and call->>'role' = $1 and created_at >= $2",
          [role, at],
        );
      const operator = await as(role);
      const stretch = { from: at, until: t.clock.now().plusSeconds(1).toString(), limit: 2 };
      await operator.exportBookings(stretch);
      expect(await lines()).toEqual([{ call: expect.objectContaining({ input: stretch }), ended: true }]);
      await expect(operator.exportBookings({ ...stretch, from: 'yesterday' })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
      expect(await lines()).toHaveLength(1);
    },
  );

  it('have their mail written again, if what it tells did happen', async () => {
    const { id, email } = await booked();
    await t.runJobs();
    t.mails.length = 0;
    const support = await as('support');
    expect(await support.resendMail({ bookingId: id, kind: 'confirmed' })).toEqual({ to: email });
    await t.runJobs();
    expect(t.mails.map(({ to }) => to)).toEqual([email]);
    // Pressed twice before it has left it is one mail and one act; later it is one more.
    const acts = () => t.rows("select from audit_log where action = 'admin.resendMail' and subject_id = $1", [id]);
    const again = () => support.resendMail({ bookingId: id, kind: 'confirmed' });
    expect(await Promise.all([again(), again()])).toEqual([{ to: email }, { to: email }]);
    await t.runJobs();
    expect([t.mails.length, (await acts()).length]).toEqual([2, 2]);
    await again();
    await t.runJobs();
    expect([t.mails.length, (await acts()).length]).toEqual([3, 3]);
    for (const kind of ['canceled', 'changed', 'refunded'] as const) {
      await expect(support.resendMail({ bookingId: id, kind })).rejects.toThrow();
    }
    await expect(support.resendMail({ bookingId: newId(), kind: 'confirmed' })).rejects.toThrow();
  });
});

describe('a location', () => {
  it('is closed for a day through the guard of its bookings', async () => {
    const { id, listingId, traveller } = await booked();
    const day = someStay.dropOffAt.slice(0, 10);
    const support = await as('support');
    const refused = support.closeListing({ listing: listingId, day, whenMet: 'refuse' });
    await expect(refused).rejects.toMatchObject({ cause: { key: 'bookingsAffected' } });
    expect((await traveller.booking.get({ bookingId: id })).status).toBe('confirmed');
    const { met } = await support.closeListing({ listing: listingId, day, whenMet: 'refund' });
    expect(met.map((each) => each.id)).toEqual([id]);
    expect((await traveller.booking.get({ bookingId: id })).status).toBe('canceled');
    await expect(support.closeListing({ listing: 'nowhere', day, whenMet: 'keep' })).rejects.toThrow();
  });

  const row = (name: string, ownerEmail: string) => ({
    ownerEmail,
    listing: { ...aListingForm(), name, alternativeName: name },
    weekly: [{ day: 'monday' as const, from: 540, to: 1020 }],
  });

  it('is imported with its week as a whole; a dry run says the same and saves nothing; sent twice, one is made', async () => {
    await makeToronto(t);
    const { email, userId } = await makeUser(t, { isPartner: true });
    const admin = await as('admin');
    const good = row('Harbour Lockers', email);
    const count = () => t.rows('select 1 from listings where owner_id = $1', [userId]);
    expect(await admin.importListing({ ...good, dryRun: true })).toEqual({ id: null });
    expect(await count()).toHaveLength(0);
    const { id } = await admin.importListing({ ...good, dryRun: false });
    expect(await admin.importListing({ ...good, dryRun: false })).toEqual({ id });
    expect(await count()).toHaveLength(1);
    expect(await t.rows('select day, from_minute, to_minute from weekly_slots where listing_id = $1', [id])).toEqual([
      { day: expect.any(Number), from_minute: 540, to_minute: 1020 },
    ]);
    for (const dryRun of [true, false]) {
      const atSea = { ...row('At Sea', email), dryRun };
      await expect(
        admin.importListing({ ...atSea, listing: { ...atSea.listing, latitude: 0, longitude: 0 } }),
      ).rejects.toThrow();
      await expect(admin.importListing({ ...row('Nobody’s', 'nobody@example.com'), dryRun })).rejects.toMatchObject({
        cause: { key: 'ownerNotFound' },
      });
    }
    expect(await count()).toHaveLength(1);
  });
});

describe('what the database keeps true', () => {
  it('is found true after bookings, and each fault by its name', async () => {
    const { id, listingId } = await booked();
    const reader = await as('reader');
    expect(await reader.verify({ check: 'ledger' })).toMatchObject({ faults: [] });
    expect(await reader.verify({ check: 'capacity' })).toMatchObject({ faults: [], hints: [] });
    expect(await reader.verify({ check: 'custody' })).toMatchObject({ faults: [], counted: { hand_overs: 0 } });

    await t.rows('update listing_capacity set max_capacity = 49 where listing_id = $1', [listingId]);
    const capacity = await reader.verify({ check: 'capacity' });
    expect(capacity.faults).toEqual([expect.stringMatching(/has room for 9, the guard knows 49$/)]);
    await t.rows('update listing_capacity set max_capacity = 9 where listing_id = $1', [listingId]);

    const { userId } = await makeUser(t, { isPartner: true });
    await earn(t, userId, 4200, 'CAD', null);
    expect(await reader.verify({ check: 'ledger' })).toMatchObject({ faults: [] });
    await t.rows('update partner_balances set amount_minor = -4100 where partner_id = $1', [userId]);
    expect((await reader.verify({ check: 'ledger' })).faults).toEqual([
      `Partner ${userId} is owed 4200 CAD by the entries, 4100 by the balance kept`,
    ]);
    await t.rows('update partner_balances set amount_minor = -4200 where partner_id = $1', [userId]);

    await t.rows("update payments set amount_minor = amount_minor + 1, status = 'failed' where booking_id = $1", [id]);
    await t.rows('delete from provider_event_log');
    await t.rows("update payments set status = 'succeeded', id = gen_random_uuid() where booking_id = $1", [id]);
    expect((await reader.verify({ check: 'ledger' })).faults).toEqual([
      expect.stringMatching(/^Payment \S+ succeeded and stands in no movement$/),
    ]);
  });
});

describe('payouts', () => {
  it('are asked for by finance, listed, and never paid twice; what is asked for with nothing due is no act', async () => {
    const finance = await as('finance');
    await finance.runPayouts();
    await t.runJobs();
    const acts = () => t.rows("select id from audit_log where action = 'admin.runPayouts'");
    const before = await acts();
    expect(await finance.runPayouts()).toEqual({ asked: false });
    expect(await acts()).toEqual(before);
    const userId = await makePartner(t, { currencies: ['CAD'] });
    await earn(t, userId, 4200, 'CAD', null);
    // Pressed three times before the run has worked, twice of them at once.
    expect(await Promise.all([finance.runPayouts(), finance.runPayouts()])).toEqual([{ asked: true }, { asked: true }]);
    expect(await finance.runPayouts()).toEqual({ asked: true });
    expect(await acts()).toHaveLength(before.length + 1);
    expect(await t.jobs.waiting()).toEqual(['run-payouts']);
    await t.runJobs();
    const { payouts, next } = await finance.payouts({});
    expect(payouts).toMatchObject([{ amount: { minor: 4200, currency: 'CAD' } }]);
    expect(next).toBeNull();
    expect((await finance.payouts({ status: 'failed' })).payouts).toEqual([]);
  });
});

describe('service tokens', () => {
  it('are made, listed without the token, and revoked; each act is written down without it', async () => {
    const admin = await as('admin');
    const { token } = await admin.issueToken({ name: 'night-report', role: 'reader', days: 30 });
    expect(token).toMatch(/^svc_/);
    expect(await admin.tokens()).toMatchObject([{ name: 'night-report', role: 'reader', revokedAt: null }]);
    await expect(admin.issueToken({ name: 'night-report', role: 'reader', days: 30 })).rejects.toMatchObject({
      cause: { key: 'tokenProblem' },
    });
    await admin.revokeToken({ name: 'night-report' });
    expect(await t.deps.sessions.findService(token)).toBeNull();
    const log = await t.rows<{ action: string }>(
      "select action, call::text from audit_log where action like 'admin.%Token' order by created_at, id",
    );
    expect(log.map(({ action }) => action)).toEqual(['admin.issueToken', 'admin.revokeToken']);
    expect(JSON.stringify(log)).not.toContain(token.slice(4));
  });
});
