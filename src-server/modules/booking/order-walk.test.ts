import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger, paymentsOf } from './order.fixture.ts';

/**
 * Every state of an order against every act, by the procedures that people use. Toronto, open 08:00 to 20:00; the stay is
 * 25 November 2026, 11:00 to 14:00, two bags.
 */
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const at = (time: string, day = 25): Instant => Instant.parse(`2026-11-${day}T${time}:00-05:00`);
const visa = { cardToken: 'tok_visa' };

async function sold() {
  const listing = await makeListing(t, { capacity: 5 });
  t.clock.set(at('09:00', 24));
  const person = await t.as(await makeUser(t));
  const stay = { dropOffAt: at('11:00').toString(), pickUpAt: at('14:00').toString() };
  const { id } = await person.booking.create({ ...aBooking(listing.id, { bagsCount: 2, stay }), card: visa });
  return { person, owner: await t.as({ userId: listing.ownerId }), id };
}
type Order = Awaited<ReturnType<typeof sold>>;

const hands = (bookingId: string, bagsCount: number) => ({
  bookingId,
  bagsCount,
  requestId: randomUUID(),
  found: 'scanned' as const,
});
const edit = ({ person, id }: Order, change: object) =>
  person.booking.edit({ requestId: randomUUID(), bookingId: id, ...change, card: visa });
const cancel = ({ person, id }: Order) => person.booking.cancel({ requestId: randomUUID(), bookingId: id });

async function settle(): Promise<void> {
  await t.sandbox.settled();
  await t.runJobs();
}

/** How each state comes about; each leaves the clock where the act is tried. */
const states = {
  booked: async () => {},
  'the booking of before a change': async (order) => {
    await edit(order, { stay: { pickUpAt: at('16:00').toString() } });
    t.clock.set(at('10:15'));
  },
  'change waits for payment': async ({ person, id }) => {
    await person.booking.edit({ requestId: randomUUID(), bookingId: id, stay: { pickUpAt: at('16:00').toString() } });
  },
  disputed: async ({ id }) => {
    const [payment] = await paymentsOf(t, id);
    await t.sandbox.dispute(payment?.provider_intent_id ?? '');
    await settle();
  },
  'disputed, inside': async ({ owner, id }) => {
    t.clock.set(at('11:15'));
    await owner.custody.checkIn(hands(id, 2));
    const [payment] = await paymentsOf(t, id);
    await t.sandbox.dispute(payment?.provider_intent_id ?? '');
    await settle();
  },
  canceled: async (order) => {
    await cancel(order);
  },
  'an hour before': async () => t.clock.set(at('10:00')),
  'not come yet': async () => t.clock.set(at('11:30')),
  'in early': async ({ owner, id }) => {
    t.clock.set(at('10:15'));
    await owner.custody.checkIn(hands(id, 2));
  },
  'one of two in': async ({ owner, id }) => {
    t.clock.set(at('11:15'));
    await owner.custody.checkIn(hands(id, 1));
  },
  'corrected to none': async ({ owner, id }) => {
    t.clock.set(at('10:15'));
    await owner.custody.checkIn(hands(id, 2));
    await owner.custody.correct({ ...hands(id, 0), note: 'Taken along again' });
  },
  'one of two out': async ({ owner, id }) => {
    t.clock.set(at('11:15'));
    await owner.custody.checkIn(hands(id, 2));
    t.clock.set(at('12:00'));
    await owner.custody.checkOut(hands(id, 1));
  },
  'late, inside': async ({ owner, id }) => {
    t.clock.set(at('11:15'));
    await owner.custody.checkIn(hands(id, 2));
    t.clock.set(at('14:20'));
    await t.tick('complete-bookings');
  },
  out: async ({ owner, id }) => {
    t.clock.set(at('11:15'));
    await owner.custody.checkIn(hands(id, 2));
    t.clock.set(at('13:00'));
    await owner.custody.checkOut(hands(id, 2));
    t.clock.forward(2);
    await t.tick('complete-bookings');
  },
  'never came': async () => {
    t.clock.set(at('14:20'));
    await t.tick('complete-bookings');
  },
} satisfies Record<string, (order: Order) => Promise<void>>;

const later = { stay: { pickUpAt: at('15:00').toString() } };
const acts = {
  view: ({ person, id }) => person.booking.get({ bookingId: id }),
  'other drop-off': (order) => edit(order, { stay: { dropOffAt: at('13:00').toString() } }),
  'later pick-up': (order) => edit(order, later),
  'more bags': (order) => edit(order, { bagsCount: 3 }),
  'fewer bags': (order) => edit(order, { bagsCount: 1 }),
  cancel,
  'check in': ({ owner, id }) => owner.custody.checkIn(hands(id, 1)),
  correct: ({ owner, id }) => owner.custody.correct({ ...hands(id, 0), note: 'Counted wrong' }),
  'check out': ({ owner, id }) => owner.custody.checkOut(hands(id, 1)),
  claim: ({ person, id }) =>
    person.claims.send({ bookingId: id, kind: 'damaged', bag: 1, words: 'The wheel is gone.', asked: 0 }),
  review: ({ person, id }) => person.reviews.save({ bookingId: id, rating: 4, text: 'Fine' }),
} satisfies Record<string, (order: Order) => Promise<unknown>>;

type Act = keyof typeof acts;

const custody = { correct: 'ticketRefused', 'check out': 'ticketRefused' } as const;
const tooSoon = { claim: 'claimTooLate', review: 'reviewNotPossible' } as const;
const notYet = { 'check in': 'ticketRefused', ...custody, ...tooSoon } as const;
const begun = {
  'other drop-off': 'bookingAlreadyStarted',
  'more bags': 'bookingAlreadyStarted',
  'fewer bags': 'bookingAlreadyStarted',
} as const;
const inside = { ...begun, cancel: 'bookingAlreadyStarted', ...tooSoon } as const;
const fixed = (key: string) => ({
  'other drop-off': key,
  'later pick-up': key,
  'more bags': key,
  'fewer bags': key,
});

/** What is refused in a state, and with which error; every other act is done. */
const refused: Readonly<Record<keyof typeof states, Partial<Record<Act, string>>>> = {
  booked: notYet,
  'the booking of before a change': {
    ...fixed('bookingReplaced'),
    cancel: 'bookingReplaced',
    ...custody,
    ...tooSoon,
  },
  'change waits for payment': notYet,
  disputed: { ...fixed('orderDisputed'), ...notYet },
  'disputed, inside': { ...inside, 'later pick-up': 'orderDisputed', 'check in': 'ticketRefused' },
  canceled: { ...fixed('bookingNotChangeable'), ...notYet },
  'an hour before': { ...custody, ...tooSoon },
  'not come yet': { ...begun, ...custody, ...tooSoon },
  'in early': { ...inside, 'check in': 'ticketRefused' },
  'one of two in': inside,
  'corrected to none': { ...custody, ...tooSoon },
  'one of two out': inside,
  'late, inside': { ...inside, 'check in': 'ticketRefused' },
  out: {
    ...fixed('bookingNotChangeable'),
    cancel: 'bookingNotCancelable',
    'check in': 'ticketRefused',
    ...custody,
  },
  'never came': {
    ...fixed('bookingNotChangeable'),
    cancel: 'bookingNotCancelable',
    'check in': 'ticketRefused',
    ...custody,
    claim: 'claimTooLate',
  },
};

async function answerOf(act: Act, order: Order): Promise<string> {
  try {
    await acts[act](order);
    return 'done';
  } catch (error) {
    const key: unknown = Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'key');
    if (typeof key !== 'string') throw error;
    return key;
  }
}

it.each(Object.keys(states) as (keyof typeof states)[])(
  'an order that is %s takes the acts of its state, and says of the others why not',
  async (state) => {
    const answers: Partial<Record<Act, string>> = {};
    const expected: Partial<Record<Act, string>> = {};
    // What is refused changes nothing: all of it is tried on one order.
    const order = await sold();
    await states[state](order);
    for (const act of Object.keys(acts) as Act[]) {
      const refusal = refused[state][act];
      expected[act] = refusal ?? 'done';
      if (refusal === undefined) {
        const other = await sold();
        await states[state](other);
        answers[act] = await answerOf(act, other);
      } else answers[act] = await answerOf(act, order);
    }
    expect(answers).toEqual(expected);
    await settle();
    await expectBalancedLedger(t);
  },
  30_000,
);
