import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const at = (time: string): Instant => Instant.parse(`2026-11-25T${time}:00-05:00`);
const stay = { dropOffAt: at('11:00').toString(), pickUpAt: at('14:00').toString() };

/** Two bags are taken in at eleven, or not, and administration cancels half an hour later. @returns the traveller's mail */
async function canceled(language: 'english' | 'french' | 'spanish', { areIn = true, availableFullTime = false } = {}) {
  t.clock.set(at('09:00'));
  const listing = await makeListing(t, availableFullTime ? { rules: { ...always } } : {});
  const who = await makeUser(t, { language });
  const person = await t.as(who);
  const card = { cardToken: 'tok_visa' };
  const { id: bookingId } = await person.booking.create({ ...aBooking(listing.id, { bagsCount: 2, stay }), card });
  await t.runJobs();
  t.clock.set(at('11:00'));
  const owner = await t.as({ userId: listing.ownerId });
  if (areIn) await owner.custody.checkIn({ bookingId, bagsCount: 2, requestId: randomUUID(), found: 'scanned' });
  t.clock.set(at('11:30'));
  t.mails.splice(0);
  const finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
  const { held } = await finance.admin.bookings.get({ booking: bookingId });
  await finance.admin.bookings.cancel({
    requestId: randomUUID(),
    bookingId,
    minor: 0,
    held: held.minor,
    share: 'kept',
    reason: 'goodwill',
    note: '',
  });
  expect(await t.runJobs()).toEqual([]);
  return t.mails.find(({ to, about }) => to === who.email && about?.kind === 'canceled') ?? expect.fail('no mail');
}
const always = { zone: 'America/Toronto', availableFullTime: true, weekly: [], special: [], closures: [] } as const;

it.each([
  ['english', /Bags at .+ still: 2\. Fetch them with the same code, by .*Nov 25, 8:00 PM\./],
  ['french', /Bagages encore chez .+\s: 2\. Récupérez-les avec le même code, avant le 25 nov\., 20 h 00\./],
  ['spanish', /Equipaje que sigue en .+: 2\. Recógelo con el mismo código, antes del 25 nov, 8:00 PM\./],
] as const)(
  'a cancellation with bags inside says in %s how many they are and by when they are fetched',
  async (language, words) => {
    const mail = await canceled(language);
    expect(mail.text).toMatch(words);
  },
);

it('names no hour where the door never closes', async () => {
  expect((await canceled('english', { availableFullTime: true })).text).toMatch(/with the same code, at any hour\./);
});

it('speaks of no bags where none is inside', async () => {
  expect((await canceled('english', { areIn: false })).text).not.toMatch(/Bags at/);
});
