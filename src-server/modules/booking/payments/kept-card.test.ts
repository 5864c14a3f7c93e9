import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser, someGuest } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { refused } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const requestId = () => randomUUID();
const longer = { pickUpAt: '2026-11-25T16:00-05:00' };

type Person = Awaited<ReturnType<TestApp['as']>>;

async function someone(traits: Parameters<typeof makeUser>[1] = {}) {
  const who = await makeUser(t, traits);
  return { who, person: await t.as(who) };
}

async function pending(person: Person) {
  const { id } = await makeListing(t);
  return (await person.booking.create(aBooking(id))).id;
}

async function pay(person: Person, how: { cardToken?: string; savedCardId?: string; keepCard?: boolean }) {
  const bookingId = await pending(person);
  await person.booking.pay({ requestId: requestId(), bookingId, ...how });
  return bookingId;
}

describe('a card that paid', () => {
  it('is kept where its owner wants it, with what tells it from others', async () => {
    const { person } = await someone();
    await pay(person, { cardToken: 'tok_mastercard', keepCard: true });
    const [card, ...more] = await person.accounts.savedCards();
    expect(card).toEqual({
      id: expect.stringMatching(/^pm_/),
      brand: 'mastercard',
      last4: '4444',
      expiryMonth: 12,
      expiryYear: 2030,
    });
    expect(more).toEqual([]);
  });

  it('is shown to its owner without asking the provider, until it is forgotten', async () => {
    const { who, person } = await someone();
    const { secret, client } = await t.deps.sessions.start(who.userId);
    const told = async () => {
      const headers = { 'access-token': secret, client, uid: who.email };
      const answer = await t.app.inject({ method: 'GET', url: '/api/v1/users/current-user', headers });
      return answer.json<{ data: { payment_card: { last4: string } | null } }>().data.payment_card;
    };
    expect(await told()).toBeNull();
    await pay(person, { cardToken: 'tok_mastercard', keepCard: true });
    expect(await told()).toEqual({ last4: '4444' });
    await pay(person, { cardToken: 'tok_visa', keepCard: false });
    expect(await told()).toEqual({ last4: '4444' });
    const [card] = await person.accounts.savedCards();
    await person.accounts.removeSavedCard({ cardId: card?.id ?? '' });
    expect(await told()).toBeNull();
  });

  it('is not kept where its owner does not, also after the bank was asked', async () => {
    const { person } = await someone();
    await pay(person, { cardToken: 'tok_visa', keepCard: false });
    const bookingId = await pending(person);
    const asked = await person.booking.pay({
      requestId: requestId(),
      bookingId,
      paymentMethodId: 'pm_card_authenticationRequired',
      keepCard: false,
    });
    if (asked.status !== 'requires_action') expect.fail('no question');
    await t.answerBank(asked.intentId, 'complete');
    await person.booking.confirm({ requestId: requestId(), intentId: asked.intentId, bookingId });
    expect(await person.accounts.savedCards()).toEqual([]);
  });

  it('is kept for a traveller who signs in with Google only, and for no guest', async () => {
    const { who, person } = await someone({ passwordHash: null });
    await pay(person, { cardToken: 'tok_visa' });
    expect(await person.accounts.savedCards()).toEqual([]);
    await t.rows(
      `insert into accounts (id, user_id, provider, subject, created_at) values ($1, $2, 'google', $3, now())`,
      [randomUUID(), who.userId, `google of ${who.userId}`],
    );
    await pay(person, { cardToken: 'tok_visa' });
    expect(await person.accounts.savedCards()).toMatchObject([{ last4: '4242' }]);
  });

  it('is listed once however often it was kept, and gone after one removal', async () => {
    const { person } = await someone();
    await pay(person, { cardToken: 'tok_visa' });
    await pay(person, { cardToken: 'tok_visa' });
    const [card, ...more] = await person.accounts.savedCards();
    expect(more).toEqual([]);
    await person.accounts.removeSavedCard({ cardId: card?.id ?? '' });
    expect(await person.accounts.savedCards()).toEqual([]);
    expect(await refused(person.accounts.removeSavedCard({ cardId: card?.id ?? '' }))).toBe('notFound');
  });
});

describe('a kept card', () => {
  it('pays again, and a change besides', async () => {
    const { person } = await someone();
    await pay(person, { cardToken: 'tok_visa' });
    const [card] = await person.accounts.savedCards();
    const bookingId = await pay(person, { savedCardId: card?.id ?? '' });
    expect(await person.booking.get({ bookingId })).toMatchObject({ status: 'confirmed', cardLast4: '4242' });
    const { savedCard, needsPaymentForm } = await person.booking.previewEdit({ bookingId, stay: longer });
    expect({ savedCard, needsPaymentForm }).toMatchObject({ savedCard: { last4: '4242' }, needsPaymentForm: false });
    const edit = { requestId: requestId(), bookingId, stay: longer, card: { savedCardId: savedCard?.id } };
    expect((await person.booking.edit(edit)).status).toBe('confirmed');
    expect(await person.accounts.savedCards()).toHaveLength(1);
  });

  it('pays no order of another traveller, and what was tried with it stays as it was', async () => {
    const [owner, thief] = [await someone(), await someone()];
    await pay(owner.person, { cardToken: 'tok_visa' });
    const [card] = await owner.person.accounts.savedCards();
    const savedCardId = card?.id ?? '';
    const bookingId = await pending(thief.person);
    expect(await refused(thief.person.booking.pay({ requestId: requestId(), bookingId, savedCardId }))).toBe(
      'notFound',
    );
    expect(await thief.person.booking.get({ bookingId })).toMatchObject({ status: 'pending' });
    const paid = await pay(thief.person, { cardToken: 'tok_visa' });
    const edit = { requestId: requestId(), bookingId: paid, stay: longer, card: { savedCardId } };
    expect(await refused(thief.person.booking.edit(edit))).toBe('notFound');
    expect((await thief.person.booking.list({})).pagination.totalCount).toBe(2);
  });

  it('is nothing to a browser that may open the order but is not signed in', async () => {
    const guest = someGuest();
    const visitor = await t.as(null);
    const { id } = await makeListing(t);
    const { id: bookingId } = await visitor.booking.create({ ...aBooking(id), guest });
    await visitor.booking.pay({ requestId: requestId(), bookingId, cardToken: 'tok_visa' });
    const [user] = await t.rows<{ id: string }>(
      `update users set password_hash = 'claimed' where email = $1 returning id`,
      [guest.email],
    );
    const owner = await t.as({ userId: user?.id ?? '' });
    await pay(owner, { cardToken: 'tok_mastercard' });
    const [card] = await owner.accounts.savedCards();
    const preview = await visitor.booking.previewEdit({ bookingId, stay: longer });
    expect(preview).toMatchObject({ savedCard: null, needsPaymentForm: true });
    const edit = { requestId: requestId(), bookingId, stay: longer, card: { savedCardId: card?.id } };
    expect(await refused(visitor.booking.edit(edit))).toBe('notFound');
    expect((await owner.booking.previewEdit({ bookingId, stay: longer })).savedCard?.last4).toBe('4444');
  });
});
