import { Instant } from '@js-joda/core';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '#shared/money/format-money.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** The one mail to a person since the last look whose subject has these words. */
async function mailTo(email: string, words: RegExp) {
  expect(await t.runJobs()).toEqual([]);
  const found = t.mails.splice(0).find(({ to, subject }) => to === email && words.test(subject));
  if (found === undefined) throw new Error(`no mail like ${words}`);
  return found;
}

async function booked(language: 'english' | 'french' | 'spanish' = 'english') {
  const who = await makeUser(t, { language });
  const person = await t.as(who);
  const { id } = await makeListing(t);
  const { id: bookingId, code } = await person.booking.create(aBooking(id));
  await person.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
  return { who, person, bookingId, code };
}

const hrefs = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const sources = (html: string): string[] => [...html.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src);

describe('the ticket by mail', () => {
  it('shows the code as text and to be scanned, the place, both ends, the price as the site writes it', async () => {
    const { who, person, bookingId, code } = await booked();
    const mail = await mailTo(who.email, /confirmed/);
    const order = await person.booking.get({ bookingId });
    expect(mail.subject).toBe(`Your booking ${code} at ${order.listing.name} on Wed, Nov 25 is confirmed`);
    for (const form of [mail.html, mail.text]) {
      for (const words of [code, order.listing.address, '11:00 AM', '2:00 PM', formatMoney(order.total, 'en')])
        expect(form).toContain(words);
    }
    expect(mail.html).toContain(`alt="QR code of ${code}"`);
    expect(mail.html).toContain('prefers-color-scheme:dark');
    expect(mail.html).not.toContain('CA$');
  });

  it('brings its pictures along and fetches nothing but photos of this site', async () => {
    const { who } = await booked();
    const { html, pictures = [] } = await mailTo(who.email, /confirmed/);
    const names = new Set(pictures.map(({ cid }) => cid));
    for (const source of sources(html)) {
      if (source.startsWith('cid:')) expect(names).toContain(source.slice(4));
      else expect(source).toMatch(/^http:\/\/localhost:3000\/files\//);
    }
    expect([...names].filter((name) => !html.includes(`cid:${name}"`))).toEqual([]);
    const qr = pictures.find(({ cid }) => cid === 'qr');
    expect(await sharp(qr?.png).metadata()).toMatchObject({ format: 'png', width: 336, height: 336 });
    expect(pictures.reduce((sum, { png }) => sum + png.length, 0)).toBeLessThan(120_000);
  });

  it('tells the way from the nearest station, and says nothing of it where there is none', async () => {
    const { who: far } = await booked();
    const without = await mailTo(far.email, /confirmed/);
    expect(without.text).not.toContain('How to get there');
    const { who, person, bookingId } = await booked();
    const { listing } = await person.booking.get({ bookingId });
    await t.db.query(
      `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
       values (gen_random_uuid(), 'station', 'Union Station', 'Toronto, ON', 'CA', $1, $2, 1, 'union station')`,
      [listing.latitude - 0.0018, listing.longitude],
    );
    const mail = await mailTo(who.email, /confirmed/);
    for (const form of [mail.html, mail.text]) {
      expect(form).toContain('The nearest station is Union Station, 200 m away: go north from there.');
      expect(form).toContain(`${listing.name} is at ${listing.address}.`);
    }
  });

  it('leads to the order, to its change, its calendar file and its cancellation, without a login', async () => {
    const { who, bookingId } = await booked();
    const { html } = await mailTo(who.email, /confirmed/);
    const own = hrefs(html).filter((href) => href.includes(`/orders/${bookingId}`));
    const ends = own
      .map((href) => new URL(href))
      .map(({ pathname, searchParams }) => {
        expect(searchParams.get('key')).toMatch(/^.{20,}$/);
        return (
          pathname.replace(`/orders/${bookingId}`, '') + ['change', 'cancel'].filter((name) => searchParams.has(name))
        );
      });
    expect(ends).toEqual(['', 'change', '/calendar.ics', 'cancel']);
    const calendar = new URL(own[2] ?? '');
    const file = await t.app.inject(calendar.pathname + calendar.search);
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('BEGIN:VCALENDAR');
    const wrong = await t.app.inject(`${calendar.pathname}?key=${'x'.repeat(43)}`);
    expect(wrong.statusCode).toBe(404);
  });

  it('of a change strikes the old values, puts both prices side by side and says what was paid', async () => {
    const { who, person, bookingId } = await booked();
    const before = await person.booking.get({ bookingId });
    t.mails.splice(0);
    const bags = before.bagsCount + 1;
    const stay = { pickUpAt: '2026-11-25T15:30-05:00' };
    const { booking } = await person.booking.edit({
      requestId: randomUUID(),
      bookingId,
      stay,
      bagsCount: bags,
      card: { cardToken: 'tok_visa' },
    });
    const mail = await mailTo(who.email, /was changed/);
    const after = await person.booking.get({ bookingId: booking.id });
    const more = { ...after.total, minor: after.total.minor - before.total.minor };
    expect(mail.html).toMatch(/<del[^>]*>2:00 PM<\/del>/);
    expect(mail.html).toMatch(new RegExp(`<del[^>]*>${before.bagsCount}</del>`));
    for (const amount of [before.total, after.total, more]) expect(mail.html).toContain(formatMoney(amount, 'en'));
    expect(mail.html.match(/>New</g)).toHaveLength(2);
    expect(mail.text).toContain('before: 2:00 PM');
    expect(mail.html).toMatch(new RegExp(`<a href="mailto:[^"]+\\?subject=${after.code}"[^>]*>Tell us</a>`));
    expect(mail.text).toContain('Not you? Tell us at once.');
  });

  it('of a cancelled order has no code to scan, but what goes back, its steps and the way to book again', async () => {
    const { who, person, bookingId } = await booked();
    const { total, listing } = await person.booking.get({ bookingId });
    t.mails.splice(0);
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    const mail = await mailTo(who.email, /was cancelled/);
    expect(mail.html).not.toContain('cid:qr"');
    expect(mail.html).toContain('This Order has been Cancelled');
    expect(mail.html).toContain(formatMoney(total, 'en'));
    for (const step of ['Requested', 'Sent to your bank', 'On card •••• 4242']) expect(mail.html).toContain(step);
    expect(hrefs(mail.html)).toContain(`http://localhost:3000/map/${listing.slug}`);
    expect(mail.html).toContain('line-through');
    for (const form of [mail.html, mail.text]) expect(form).toContain('Refunded amount');

    // As long as nothing has left it does not say that it has.
    await t.rows(`update refunds set status = 'requested', confirmed_at = null where booking_id = $1 returning id`, [
      bookingId,
    ]);
    const support = await t.as(await makeUser(t, { role: 'admin' }));
    await support.admin.resendMail({ bookingId, kind: 'canceled' });
    const asked = await mailTo(who.email, /was cancelled/);
    for (const form of [asked.html, asked.text]) {
      expect(form).toContain('To be refunded');
      expect(form).not.toContain('Refunded amount');
    }
  });

  it.each([
    ['french', 'fr', /Merci pour votre réservation/, /11 h 00/, /^Prix total\u202F: \d/m],
    ['spanish', 'es', /Gracias por tu reserva/, /11:00 AM/, /^Precio total: \$/m],
  ] as const)('is written in %s', async (language, locale, heading, time, price) => {
    const { who, person, bookingId } = await booked(language);
    const { html, text } = await mailTo(who.email, /CLK-/);
    const { total } = await person.booking.get({ bookingId });
    for (const form of [html, text]) for (const words of [heading, time]) expect(form).toMatch(words);
    expect(text).toMatch(price);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html).toContain(formatMoney(total, locale));
    expect(html).not.toMatch(/\{\w+\}/);
  });

  it('says why nothing goes back', async () => {
    const { who, person, bookingId } = await booked();
    await mailTo(who.email, /confirmed/);
    const start = t.clock.now();
    t.clock.set(Instant.parse('2026-11-25T16:30:00Z'));
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    expect((await mailTo(who.email, /cancelled/)).text).toContain('because the drop-off had passed');
    t.clock.set(start);
  });
});
