import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminRoles } from '#shared/accounts/admin-roles.ts';
import { declaredActs } from '#server/api/acts/declared-acts.ts';
import { appRouter } from '#server/api/app-router.ts';
import { serviceRoles } from '#server/platform/sessions/viewer.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid, paymentsOf } from '../order.fixture.ts';
import { orderKey } from './guest-access.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<TestApp['as']>>;
const refused = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });

/** Every call of a traveller that names an order and changes something, or shows more than a ticket. */
function acts(by: Person, bookingId: string, intentId: string): Record<string, () => Promise<unknown>> {
  const request = { requestId: randomUUID(), bookingId };
  const photoId = randomUUID();
  return {
    pay: () => by.booking.pay({ ...request, cardToken: 'tok_visa' }),
    cancel: () => by.booking.cancel(request),
    edit: () => by.booking.edit({ ...request, bagsCount: 2 }),
    previewEdit: () => by.booking.previewEdit({ bookingId, bagsCount: 2 }),
    startIntent: () => by.booking.startIntent(request),
    confirm: () => by.booking.confirm({ ...request, intentId }),
    refundAnotherWay: () => by.booking.refundAnotherWay({ bookingId }),
    acceptMove: () => by.booking.acceptMove({ ...request, offerId: randomUUID() }),
    declineMove: () => by.booking.declineMove({ ...request, offerId: randomUUID() }),
    review: () => by.booking.review({ bookingId, rating: 5, text: 'Fine' }),
    'reviews.save': () => by.reviews.save({ bookingId, rating: 5, text: 'Fine' }),
    'reviews.ofOrder': () => by.reviews.ofOrder({ bookingId }),
    'custody.record': () => by.custody.record({ bookingId }),
    'claims.ofOrder': () => by.claims.ofOrder({ bookingId }),
    'claims.send': () =>
      by.claims.send({ bookingId, kind: 'damaged', bag: 1, words: 'Nothing, all is fine.', asked: 0 }),
    'claims.add': () => by.claims.add({ bookingId, words: 'Never mind.', asked: 0 }),
    'claims.dropPhoto': () => by.claims.dropPhoto({ bookingId, photoId }),
    'claims.dropReceipt': () => by.claims.dropReceipt({ bookingId }),
    dropIntent: () => by.booking.dropIntent({ intentId }),
    pickUps: () => by.booking.pickUps({ bookingId }),
    'reviews.delete': () => by.reviews.delete({ bookingId }),
    'doors.ofOrder': () => by.doors.ofOrder({ bookingId }),
    'doors.translated': () => by.doors.translated({ bookingId, language: 'fr' }),
    'doors.report': () => by.doors.report({ bookingId, withBags: false }),
    'doors.withdraw': () => by.doors.withdraw({ bookingId }),
    'doors.tellPlace': () => by.doors.tellPlace({ bookingId, latitude: 43.6, longitude: -79.3 }),
    'doors.takeMoneyBack': () => by.doors.takeMoneyBack({ bookingId }),
    'doors.move': () => by.doors.move({ bookingId, placeId: photoId }),
    'messages.ofOrder': () => by.messages.ofOrder({ bookingId }),
    'messages.translatedOfOrder': () =>
      by.messages.translatedOfOrder({ bookingId, messageId: bookingId, language: 'fr' }),
    'messages.seenOnOrder': () => by.messages.seenOnOrder({ bookingId }),
    'messages.writeToLocation': () => by.messages.writeToLocation({ ...request, text: 'All is fine.' }),
  };
}
const names = Object.keys(acts(null as never, '', ''));

it('every act that is declared to be of an order is tried here', () => {
  const shown = ['booking.get'];
  const declared = Object.entries(declaredActs(appRouter)).filter(([, { whose }]) => whose === 'order');
  const tried = names.map((name) => (name.includes('.') ? name : `booking.${name}`));
  expect(tried.toSorted()).toEqual(
    declared
      .map(([name]) => name)
      .filter((name) => !shown.includes(name))
      .toSorted(),
  );
});

async function refusesAll(by: Person, bookingId: string, statuses: readonly number[]): Promise<void> {
  const intent = (await paymentsOf(t, bookingId))[0]?.provider_intent_id ?? 'pi_of_nothing';
  const state = () =>
    t.rows(
      `select to_jsonb(b) as booking, (select count(*) from bookings r where r.order_id = b.order_id) as changes,
         (select count(*) from claims where booking_id = b.id) as claims, (select count(*) from reviews where booking_id = b.id) as reviews,
         (select count(*) from refunds where booking_id = b.id) as refunds
       from bookings b where b.id = $1`,
      [bookingId],
    );
  const before = await state();
  for (const [name, act] of Object.entries(acts(by, bookingId, intent))) {
    const status = await act().then(
      () => 200,
      (error: { cause?: { status?: number } }) => error.cause?.status ?? 500,
    );
    expect([name, statuses.includes(status) ? 'refused' : status]).toEqual([name, 'refused']);
  }
  expect(await state()).toEqual(before);
}

const files = ['', '/custody.json', '/custody.pdf', '/calendar.ics'] as const;
const readsFile = async (userId: string, bookingId: string, file: (typeof files)[number]) => {
  const session = await t.deps.sessions.start(userId);
  await t.deps.sessions.passSecondFactor(session.secret);
  const headers = { cookie: `cloakroom_session=${session.secret}` };
  return (await t.app.inject({ url: `/orders/${bookingId}${file}`, headers })).statusCode;
};

describe('a stranger', () => {
  it('meets 404 everywhere and changes nothing', async () => {
    const { bookingId } = await paid(t);
    for (const stranger of [await t.as(), await t.as(await makeUser(t))]) {
      await refusesAll(stranger, bookingId, [404]);
      await expect(stranger.booking.get({ bookingId })).rejects.toEqual(refused('orderNotFound'));
      const guess = stranger.booking.openByKey({ bookingId, key: 'guessed' });
      await expect(guess).rejects.toEqual(refused('orderNotFound'));
    }
  });
});

describe('an order is its traveller’s, and no administrator’s or program’s', () => {
  it.each(adminRoles)('%s: neither opened nor acted upon, a fresh proof or not', async (adminRole) => {
    const { bookingId } = await paid(t);
    const { userId } = await makeUser(t, { role: 'admin', adminRole });
    const person = await t.as({ userId });
    await expect(person.booking.get({ bookingId })).rejects.toEqual(refused('orderNotFound'));
    await refusesAll(person, bookingId, [404]);
  });

  it.each([...serviceRoles, 'machine'] as const)('a token of the role %s', async (service) => {
    const { bookingId } = await paid(t);
    const program = await t.as({ service });
    await expect(program.booking.get({ bookingId })).rejects.toEqual(refused('orderNotFound'));
    await refusesAll(program, bookingId, [404]);
  });

  it('its record is read as a file by owners, support and finance, by no other part', async () => {
    const { bookingId } = await paid(t);
    const read = async (adminRole: (typeof adminRoles)[number]) =>
      readsFile((await makeUser(t, { role: 'admin', adminRole })).userId, bookingId, '/custody.json');
    expect(await Promise.all(adminRoles.map(read))).toEqual(adminRoles.map((role) => (role === 'content' ? 404 : 200)));
  });

  it('an administrator’s own order is theirs as a traveller', async () => {
    const { bookingId, who } = await paid(t);
    await t.rows("update users set role = 'admin', admin_role = 'content' where id = $1", [who.userId]);
    const person = await t.as({ userId: who.userId });
    expect(await person.booking.get({ bookingId })).toMatchObject({ ticketOnly: false });
    expect(await person.booking.cancel({ requestId: randomUUID(), bookingId })).toMatchObject({ status: 'canceled' });
  });
});

describe('code and e-mail', () => {
  const found = async () => {
    const order = await paid(t);
    const other = await t.as(null);
    await other.booking.find({ code: order.order.code, email: order.who.email });
    return { ...order, other };
  };

  it('show the ticket, and nothing of the person and their card', async () => {
    const { other, bookingId, who, order } = await found();
    const shown = await other.booking.get({ bookingId });
    expect(shown).toMatchObject({ ticketOnly: true, code: order.code, bagsCount: order.bagsCount, firstName: 'Ada' });
    expect(shown).toMatchObject({ modifiable: false, cardLast4: null, phoneNumber: null, lastName: 'L.' });
    const [listed] = await other.booking.tickets();
    for (const text of [JSON.stringify(shown), JSON.stringify(listed)])
      for (const secret of [who.email, 'Lovelace', '4242', '+1416555']) expect(text).not.toContain(secret);
  });

  it.each(names)('do not act: %s', async (name) => {
    const { other, bookingId } = await found();
    const act = acts(other, bookingId, (await paymentsOf(t, bookingId))[0]?.provider_intent_id ?? '')[name];
    const status = await act?.().then(
      () => 200,
      (error: { cause?: { status?: number } }) => error.cause?.status,
    );
    expect([403, 404]).toContain(status);
  });

  it('do not act upon what took the order’s place, and still show its ticket', async () => {
    const { other, bookingId, person } = await found();
    const changed = await person.booking.edit({
      requestId: randomUUID(),
      bookingId,
      stay: { pickUpAt: '2026-11-25T13:00-05:00' },
    });
    expect(await other.booking.get({ bookingId: changed.bookingId })).toMatchObject({ ticketOnly: true });
    await refusesAll(other, changed.bookingId, [403, 404]);
  });

  it('send a link to the e-mail, which opens the whole order', async () => {
    const { other, bookingId, who } = await found();
    await t.runJobs();
    const mail = t.mails.findLast(({ to }) => to === who.email);
    const key = orderKey(t.deps, bookingId);
    expect(mail?.text).toContain(`/orders/${bookingId}?key=${key}`);
    await other.booking.openByKey({ bookingId, key });
    expect(await other.booking.get({ bookingId })).toMatchObject({ ticketOnly: false, email: who.email });
    await other.booking.find({ code: (await other.booking.get({ bookingId })).code, email: who.email });
    expect(await other.booking.get({ bookingId })).toMatchObject({ ticketOnly: false });
  });
});
