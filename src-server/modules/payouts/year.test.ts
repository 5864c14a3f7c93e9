import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { recordMovement } from '#server/modules/ledger/movement.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { earn, makePartner } from './payouts.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** 9 AM on 1 January in Auckland, 3 PM on 31 December in Toronto. */
const newYearsNight = Instant.parse('2026-12-31T20:00:00Z');

/** A partner with a location in Toronto and one in Auckland, and a booking at each. */
async function twoZones() {
  const userId = await makePartner(t);
  const traveller = await t.as(await makeUser(t));
  const bookings: string[] = [];
  for (const zone of ['America/Toronto', 'Pacific/Auckland']) {
    const { id } = await makeListing(t, { ownerId: userId });
    const order = await traveller.booking.create({ ...aBooking(id), card: { cardToken: 'tok_visa' } });
    await t.rows('update listings set time_zone = $2 where id = $1', [id, zone]);
    bookings.push(order.id);
  }
  const [toronto = '', auckland = ''] = bookings;
  return { userId, toronto, auckland, partner: await t.as({ userId }) };
}

describe('a partner’s year', () => {
  it('counts what was earned on New Year’s night in the year of the location, and agrees with the ledger', async () => {
    const { userId, toronto, auckland, partner } = await twoZones();
    const now = t.clock.now();
    await earn(t, userId, 1000, 'CAD', toronto);
    t.clock.set(newYearsNight);
    await earn(t, userId, 200, 'CAD', toronto);
    await earn(t, userId, 30, 'CAD', auckland);
    await earn(t, userId, 4, 'NZD', auckland);
    t.clock.set(now);
    const [old, young] = [await partner.payouts.year({ year: 2026 }), await partner.payouts.year({ year: 2027 })];
    const [cad] = old.currencies;
    expect(cad).toMatchObject({ currency: 'CAD', before: { minor: 0 }, total: { share: { minor: 1200 } } });
    expect(cad?.months[11]).toMatchObject({ orders: 1, share: { minor: 200 } });
    expect(young.currencies).toMatchObject([
      { currency: 'CAD', before: { minor: 1200 }, total: { share: { minor: 30 } }, after: { minor: 1230 } },
      { currency: 'NZD', before: { minor: 0 }, total: { share: { minor: 4 } }, after: { minor: 4 } },
    ]);
    const ledger = await t.rows<{ currency: string; minor: number }>(
      'select currency, (-sum(amount_minor))::float8 as minor from ledger_entries where partner_id = $1 group by 1 order by 1',
      [userId],
    );
    expect(young.currencies.map(({ currency, after }) => ({ currency, minor: after.minor }))).toEqual(ledger);
    for (const { before, months, total, takenBack, paidOut, after } of [...old.currencies, ...young.currencies]) {
      expect(months.reduce((sum, { share }) => sum + share.minor, 0)).toBe(total.share.minor);
      expect(before.minor + total.share.minor + takenBack.minor + paidOut.minor).toBe(after.minor);
    }
  });

  it('counts an order that earned in two months once in the year', async () => {
    const { userId, toronto, partner } = await twoZones();
    for (const [at, reference] of [
      ['2026-10-31T20:00:00Z', 'sale'],
      ['2026-11-02T20:00:00Z', 'extension'],
    ] as const) {
      await t.db.fork().transactional((em) =>
        recordMovement(em, {
          kind: 'earning',
          reference: `${reference}:${toronto}`,
          bookingId: toronto,
          at: Instant.parse(at),
          entries: [
            ['travellers', money(500, 'CAD')],
            ['partner', money(-500, 'CAD'), userId],
          ],
        }),
      );
    }
    const [cad] = (await partner.payouts.year({ year: 2026 })).currencies;
    expect(cad?.months.filter(({ orders }) => orders === 1)).toHaveLength(2);
    expect(cad?.total).toMatchObject({ orders: 1, kept: { minor: 1000 }, share: { minor: 1000 } });
  });

  it('names the tax in what travellers paid, and what was taken back and paid out', async () => {
    const { userId, toronto, partner } = await twoZones();
    // 1,500 were paid: 130 of it tax, 370 the fees. Of the share 400 is taken back, and 500 paid out.
    await t.db.fork().transactional(async (em) => {
      const of = { bookingId: toronto, at: t.clock.now() };
      const cad = (minor: number) => money(minor, 'CAD');
      await recordMovement(em, {
        ...of,
        kind: 'earning',
        reference: `test:${toronto}`,
        entries: [
          ['travellers', cad(1500)],
          ['tax', cad(-130)],
          ['fees', cad(-370)],
          ['partner', cad(-1000), userId],
        ],
      });
      await recordMovement(em, {
        ...of,
        kind: 'claw_back',
        reference: `test:back:${toronto}`,
        entries: [
          ['partner', cad(400), userId],
          ['goodwill', cad(-400)],
        ],
      });
      await recordMovement(em, {
        kind: 'payout',
        reference: `test:payout:${toronto}`,
        bookingId: null,
        at: of.at,
        entries: [
          ['partner', cad(500), userId],
          ['provider', cad(-500)],
        ],
      });
    });
    const year = Number(t.clock.now().toString().slice(0, 4));
    expect((await partner.payouts.year({ year })).currencies).toMatchObject([
      {
        total: { kept: { minor: 1500 }, tax: { minor: 130 }, share: { minor: 1000 } },
        takenBack: { minor: -400 },
        paidOut: { minor: -500 },
        after: { minor: 100 },
      },
    ]);
  });

  it('is a file for spreadsheets and one for paper with the invoice, for its partner alone', async () => {
    const userId = await makePartner(t);
    await earn(t, userId, 1280);
    const year = t.clock.now().toString().slice(0, 4);
    const { secret } = await t.deps.sessions.start(userId);
    const get = (path: string, cookie: string | null) =>
      t.app.inject({ url: path, headers: cookie === null ? {} : { cookie: `cloakroom_session=${cookie}` } });
    const csv = await get(`/dashboard/payouts/year.csv?year=${year}`, secret);
    expect(csv.body).toContain(`${year},CAD,0,12.80,0.00,12.80`);
    const pdf = await get(`/dashboard/payouts/year.pdf?year=${year}`, secret);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdfText(pdf.rawPayload)).toContain('Invoice of the share');
    expect((await get(`/dashboard/payouts/year.pdf?year=${year}`, null)).statusCode).toBe(401);
    const customer = await t.deps.sessions.start((await makeUser(t)).userId);
    expect((await get(`/dashboard/payouts/year.csv?year=${year}`, customer.secret)).statusCode).toBe(403);
    expect((await get('/dashboard/payouts/year.csv?year=last', secret)).statusCode).toBe(422);
  });
});
