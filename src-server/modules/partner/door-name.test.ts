import { afterAll, beforeAll, expect, it } from 'vitest';
import { takingIn } from '#server/modules/booking/door/door.fixture.ts';
import { atTheCounter } from '#server/modules/custody/custody.fixture.ts';
import { makeUser, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const papers = 'Van ’t Hoff Souvenirs Ltd.';
const door = 'Maple & Moose Gifts';

/** All that is said, without what the field of the papers says. */
const said = (answers: object) =>
  JSON.stringify(answers, (key, value: unknown) => (key === 'legalName' ? null : value));

it('what stands over the door is what travellers, counter and mails call a location, and it is searched for by both names', async () => {
  const { listing, order, bookingId, owner } = await atTheCounter(t);
  await t.rows('update listings set name = $2, alternative_name = $3 where id = $1', [listing.id, papers, door]);
  await owner.custody.checkIn(takingIn(bookingId));
  const visitor = await t.as(null);
  const [person] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [bookingId]);
  const traveller = await t.as({ userId: person?.user_id ?? '' });
  await traveller.messages.writeToLocation({
    bookingId,
    text: 'Is the side door open?',
    requestId: crypto.randomUUID(),
  });
  await t.runJobs();
  const support = await t.as(await makeUser(t, { role: 'admin' }));
  const asked = { center: { latitude: 43.6453, longitude: -79.3806 }, stay: someStay, bagsCount: 1 };
  const answers = {
    marker: await visitor.search.markers(asked),
    place: await visitor.search.listing({ listing: listing.slug, bagsCount: 1 }),
    suggested: await visitor.search.places({ text: 'Moose Gifts' }),
    misspelt: await visitor.search.places({ text: 'Mapel Moose Gitfs' }),
    byPapers: await visitor.search.places({ text: 'Hoff Souvenirs' }),
    order: await traveller.booking.get({ bookingId }),
    talk: await traveller.messages.ofOrder({ bookingId }),
    today: await owner.hosting.today(),
    ticket: await owner.custody.ticket({ code: order.code }),
    inbox: await owner.messages.inbox({}),
    operator: await support.admin.bookings.get({ booking: bookingId }),
    found: await support.admin.listings.find({ text: 'maple', state: 'all', limit: 10 }),
    foundByPapers: await support.admin.listings.find({ text: 'van ’t hoff', state: 'all', limit: 10 }),
  };
  for (const [what, answer] of Object.entries(answers)) expect(said(answer), what).toContain(door);
  expect(said(answers)).not.toContain(papers);
  expect(answers.place).toMatchObject({ name: door, legalName: papers });
  const mails = t.mails.map(({ subject, text, html }) => `${subject} ${text} ${html}`);
  expect(mails.length).toBeGreaterThan(2);
  expect(mails.filter((mail) => mail.includes(papers))).toEqual([]);
});
