import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordClawBack } from '#server/modules/ledger/ledger.module.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { earn } from '../payouts.fixture.ts';

/** Sunday, Nov 15 2026, 12:00 in Toronto. */
const SUNDAY = '2026-11-15T17:00:00Z';
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  t.mails.length = 0;
  t.clock.set(Instant.parse(SUNDAY));
});
afterAll(() => t.close());

const at = (time: string) => t.clock.set(Instant.parse(time));
const tick = async () => {
  await t.tick('weekly-summaries');
  await t.runJobs();
};

/** A partner with a shop in Toronto, and a booking there that shares can be of. */
async function shop(traits: Parameters<typeof makeUser>[1] = {}) {
  const { userId, email } = await makeUser(t, { isPartner: true, ...traits });
  const { id } = await makeListing(t, { ownerId: userId, capacity: 50 });
  const traveller = await t.as(await makeUser(t));
  const order = await traveller.booking.create(aBooking(id, { bagsCount: 3 }));
  const mails = () => t.mails.filter(({ to }) => to === email);
  return { userId, email, listingId: id, bookingId: order.id, mails, partner: () => t.as({ userId }) };
}

describe('a week that is over', () => {
  it('is mailed on Monday morning where the shop is, once, however often the job runs', async () => {
    const { userId, bookingId, mails } = await shop();
    await earn(t, userId, 104_810);
    at('2026-11-17T15:00:00Z');
    await earn(t, userId, 15_420, 'CAD', bookingId);
    at('2026-11-21T15:00:00Z');
    await earn(t, userId, 9215, 'CAD', bookingId);
    await t.db.fork().transactional((em) =>
      recordClawBack(em, {
        id: userId,
        bookingId,
        partnerId: userId,
        amount: { minor: 995, currency: 'CAD' },
        reason: 'the shop was closed at pick-up',
        at: t.clock.now(),
      }),
    );
    at('2026-11-23T11:00:00Z');
    await tick();
    expect(mails()).toEqual([]);
    at('2026-11-23T12:05:00Z');
    await Promise.all([t.tick('weekly-summaries'), t.tick('weekly-summaries')]);
    await tick();
    expect(mails()).toHaveLength(1);
    const [mail] = mails();
    expect(mail?.subject).toBe('Your week brought $236.40\u00a0CAD');
    expect(mail?.text).toContain('Monday, Nov 16 to Sunday, Nov 22.');
    expect(mail?.text).toContain('2 orders, 6 bags');
    expect(mail?.text).toContain('$1,048.10 + $246.35 − $9.95 = $1,284.50\u00a0CAD');
    expect(mail?.text).toContain('the shop was closed at pick-up');
    const days = 'Mon 0.00, Tue 154.20, Wed 0.00, Thu 0.00, Fri 0.00, Sat 92.15, Sun 0.00';
    expect(mail?.text.split(/\n+/)).toContain(`Your share of each day: ${days}`);
    expect(mail?.text).not.toMatch(/^(154\.20|Tue)$/m);
  });

  it('in which nothing moved is not mailed', async () => {
    const { userId, mails } = await shop();
    await earn(t, userId, 500);
    at('2026-11-23T12:05:00Z');
    await tick();
    expect(mails()).toEqual([]);
  });

  it('is written in the partner’s language, and by the days of the shop', async () => {
    const { userId, mails } = await shop({ language: 'french' });
    // Sunday night in Toronto, Monday already in UTC.
    at('2026-11-23T03:30:00Z');
    await earn(t, userId, 2240);
    at('2026-11-23T12:05:00Z');
    await tick();
    const [mail] = mails();
    expect(mail?.subject).toBe('Votre semaine a rapporté 22,40\u00a0$\u00a0CAD');
    expect(mail?.text).toContain('Du lundi 16 nov. au dimanche 22 nov.');
    expect(mail?.html).toContain('lang="fr"');
  });

  it('is summed for each currency, none added to another', async () => {
    const { userId, mails } = await shop();
    at('2026-11-18T15:00:00Z');
    await earn(t, userId, 1000, 'CAD');
    await earn(t, userId, 700, 'USD');
    at('2026-11-23T12:05:00Z');
    await tick();
    expect(mails()[0]?.text).toContain('$0.00 + $10.00 = $10.00\u00a0CAD');
    expect(mails()[0]?.text).toContain('$0.00 + $7.00 = $7.00\u00a0USD');
  });
});

describe('the weekly summary', () => {
  it('is switched off and on by its partner alone', async () => {
    const { userId, mails, partner } = await shop();
    const owner = await partner();
    expect(await owner.payouts.weeklySummary()).toEqual({ isOn: true });
    await owner.payouts.switchWeeklySummary({ isOn: false });
    at('2026-11-18T15:00:00Z');
    await earn(t, userId, 1000);
    at('2026-11-23T12:05:00Z');
    await tick();
    expect(mails()).toEqual([]);
    await owner.payouts.switchWeeklySummary({ isOn: true });
    await tick();
    expect(mails()).toHaveLength(1);
    const traveller = await t.as(await makeUser(t));
    await expect(traveller.payouts.switchWeeklySummary({ isOn: false })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('ends by the link in it, which no one can guess, by page or by the mail program', async () => {
    const one = await shop();
    const two = await shop();
    for (const { userId } of [one, two]) {
      at('2026-11-18T15:00:00Z');
      await earn(t, userId, 1000);
    }
    at('2026-11-23T12:05:00Z');
    await tick();
    const linkOf = ({ mails }: typeof one) => new URL(mails()[0]?.unsubscribe ?? '');
    const [first, second] = [linkOf(one), linkOf(two)];
    expect(one.mails()[0]?.html).toContain(first.pathname);
    const visitor = await t.as(null);
    const keyOf = (url: URL) => ({
      person: url.searchParams.get('person') ?? '',
      key: url.searchParams.get('key') ?? '',
    });
    for (const wrong of [
      { person: one.userId, key: keyOf(second).key },
      { person: one.userId, key: '' },
      { person: 'x', key: keyOf(first).key },
    ]) {
      await expect(visitor.payouts.stopWeeklySummary(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await visitor.payouts.stopWeeklySummary(keyOf(first))).toEqual({ isOn: false });
    expect(await (await one.partner()).payouts.weeklySummary()).toEqual({ isOn: false });
    const post = (url: URL) =>
      t.app.inject({
        method: 'POST',
        url: `${url.pathname}${url.search}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await post(second)).statusCode).toBe(200);
    expect((await post(second)).statusCode).toBe(200);
    expect(await (await two.partner()).payouts.weeklySummary()).toEqual({ isOn: false });
    second.searchParams.set('key', 'wrong');
    expect((await post(second)).statusCode).toBe(404);
  });
});
