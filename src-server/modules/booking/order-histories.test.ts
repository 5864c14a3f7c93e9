import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OrderRoom, peakOfOrders } from '#shared/capacity/order-room.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { expectBalancedLedger } from './order.fixture.ts';

/** How many histories are tried; `ORDER_HISTORIES=10000` for a long run. */
const histories = Number(process.env.ORDER_HISTORIES ?? 15);

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<TestApp['as']>>;
const CAPACITY = 4;
const HALF_HOUR = 1_800_000;
/** Toronto, eight in the morning of a Wednesday: the door has just opened. */
const START = Instant.parse('2026-11-25T13:00:00Z');
const visa = { cardToken: 'tok_visa' };

const which = fc.nat({ max: 3 });
const bags = fc.integer({ min: 1, max: 3 });
/** In half hours after eight. */
const slot = fc.integer({ min: 1, max: 20 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('book' as const), bags, from: slot, length: slot }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('pickUp' as const, 'move' as const, 'bags' as const),
      which,
      bags,
      from: slot,
      length: slot,
      isPaid: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'in' as const, 'in' as const, 'out' as const, 'undo' as const),
      which,
      bags,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), halfHours: fc.integer({ min: 1, max: 6 }) }),
  },
);

/** What an act may be answered instead of being done; anything else is a bug. */
const refusals = new Set([
  'pickUpInPast',
  'overCapacity',
  'bookingAlreadyStarted',
  'bookingNotChangeable',
  'bookingNotCancelable',
  'bookingReplaced',
  'dropOffAfterPickUp',
  'dropOffInPast',
  'laterThanPickUp',
  'nothingChanged',
  'noRoomYet',
  'pickUpTooLate',
  'ticketRefused',
  'locationClosedAtPickUp',
  'moreBagsThanBooked',
  'moreBagsThanInside',
  'undoTooLate',
]);
async function tried<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    if (!refusals.has(String(Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'key')))) throw error;
    return null;
  }
}

interface Version {
  readonly order_id: string;
  readonly from: number;
  readonly until: number;
  readonly bags: number;
}

/** What each order holds at a location by its live versions and the bags inside, read row by row. */
async function roomOf(listingId: string): Promise<Map<string, OrderRoom>> {
  const now = t.clock.now();
  const versions = await t.rows<Version>(
    `select order_id, extract(epoch from drop_off_at)::float8 * 1000 as from,
       extract(epoch from pick_up_at)::float8 * 1000 as until, bags_count as bags
     from bookings where listing_id = $1 and (status = 'confirmed' or (status = 'pending' and hold_expires_at > $2))`,
    [listingId, now.toString()],
  );
  const inside = await t.rows<Version>(
    `select o.id as order_id, extract(epoch from o.checked_in_at)::float8 * 1000 as from,
       extract(epoch from case when b.pick_up_at > $2 then b.pick_up_at else late_until($1, $2) end)::float8 * 1000 as until,
       o.bags_inside as bags
     from orders o join bookings b on b.id = o.current_booking_id where b.listing_id = $1 and o.bags_inside > 0`,
    [listingId, now.toString()],
  );
  const ids = new Set([...versions, ...inside].map((row) => row.order_id));
  const plain = ({ from, until, bags: count }: Version) => [from, until, count] as const;
  return new Map(
    [...ids].map((id) => {
      const lying = inside.find((row) => row.order_id === id);
      return [
        id,
        {
          versions: versions.filter((row) => row.order_id === id).map(plain),
          inside: lying === undefined ? null : plain(lying),
        },
      ];
    }),
  );
}

/** No instant from now on at which an order came to hold more lies above the capacity. */
function expectNoneOversold(before: Map<string, OrderRoom>, after: Map<string, OrderRoom>): void {
  const held = (rooms: readonly OrderRoom[], at: number) => peakOfOrders(rooms, at, at + 1);
  for (let index = 0; index < 96; index += 1) {
    const at = START.toEpochMilli() + index * HALF_HOUR + 1;
    if (at < t.clock.now().toEpochMilli()) continue;
    const grown = [...after].some(
      ([id, room]) =>
        held([room], at) >
        held(
          [before.get(id)].filter((one) => one !== undefined),
          at,
        ),
    );
    if (grown) expect(held([...after.values()], at)).toBeLessThanOrEqual(CAPACITY);
  }
}

async function expectLedgerOfOrders(listingId: string): Promise<void> {
  await expectBalancedLedger(t);
  const open = await t.rows(
    `select b.order_id from ledger_entries e join ledger_transactions m on m.id = e.transaction_id
     join bookings b on b.id = m.booking_id where b.listing_id = $1 group by b.order_id having sum(e.amount_minor) <> 0`,
    [listingId],
  );
  expect(open).toEqual([]);
}

/** Once all is over, what came in and was not given back is share, fees, tax and goodwill: no traveller is owed anything. */
async function expectSettled(listingId: string): Promise<void> {
  const rows = await t.rows<{ kept: number; provider: number; travellers: number }>(
    `select
       (select coalesce(sum(p.amount_minor), 0) from payments p join bookings v on v.id = p.booking_id
         where v.order_id = o.id and p.status = 'succeeded')::float8
       - (select coalesce(sum(r.amount_minor), 0) from refunds r join payments p on p.id = r.payment_id
         join bookings v on v.id = p.booking_id where v.order_id = o.id and r.status <> 'failed')::float8 as kept,
       coalesce(sum(e.amount_minor) filter (where e.account = 'provider'), 0)::float8 as provider,
       coalesce(sum(e.amount_minor) filter (where e.account = 'travellers'), 0)::float8 as travellers
     from orders o join bookings b on b.order_id = o.id and b.listing_id = $1
       left join ledger_transactions m on m.booking_id = b.id left join ledger_entries e on e.transaction_id = m.id
     group by o.id`,
    [listingId],
  );
  for (const { kept, provider, travellers } of rows) {
    expect(provider).toBe(kept);
    expect(travellers).toBe(0);
  }
}

it(
  'any history of one location: what is accepted never passes its room, and each order’s money adds up, then and in the end',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        t.clock.set(START.minusSeconds(60));
        const listing = await makeListing(t, { capacity: CAPACITY });
        const owner = await t.as({ userId: listing.ownerId });
        const orders: { person: Person; id: string }[] = [];
        const time = (halfHours: number) => START.plusMillis(halfHours * HALF_HOUR).toString();
        let room = await roomOf(listing.id);
        for (const each of steps) {
          const requestId = randomUUID();
          const at = 'which' in each ? each.which % Math.max(1, orders.length) : 0;
          const order = 'which' in each ? orders[at] : undefined;
          let asksForRoom = false;
          if (each.kind === 'wait') {
            t.clock.forward(each.halfHours * 30);
            await t.tick('complete-bookings');
          } else if (each.kind === 'book') {
            const person = await t.as(await makeUser(t));
            const stay = { dropOffAt: time(each.from), pickUpAt: time(each.from + each.length) };
            const wish = { ...aBooking(listing.id, { bagsCount: each.bags, stay }), card: visa };
            const made = await tried(person.booking.create(wish));
            if (made !== null) orders.push({ person, id: made.id });
            asksForRoom = true;
          } else if (order !== undefined) {
            const { person, id } = order;
            const hands = { bookingId: id, bagsCount: each.bags, requestId, found: 'scanned' as const };
            if (each.kind === 'cancel') await tried(person.booking.cancel({ requestId, bookingId: id }));
            if (each.kind === 'in') await tried(owner.custody.checkIn(hands));
            if (each.kind === 'out') await tried(owner.custody.checkOut(hands));
            if (each.kind === 'undo') await tried(owner.custody.undo({ requestId, bookingId: id }));
            if (each.kind === 'pickUp' || each.kind === 'move' || each.kind === 'bags') {
              const pickUpAt = time(each.from + each.length);
              const change = {
                pickUp: { stay: { pickUpAt } },
                move: { stay: { dropOffAt: time(each.from), pickUpAt } },
                bags: { bagsCount: each.bags },
              }[each.kind];
              const card = each.isPaid ? { card: visa } : {};
              const answer = await tried(person.booking.edit({ requestId, bookingId: id, ...change, ...card }));
              if (answer?.status === 'confirmed') orders[at] = { person, id: answer.booking.id };
              asksForRoom = true;
            }
          }
          const now = await roomOf(listing.id);
          if (asksForRoom) expectNoneOversold(room, now);
          room = now;
          await expectLedgerOfOrders(listing.id);
        }
        // The counter closes: what is inside goes out, and all stays pass.
        for (const { id } of orders) {
          const [row] = await t.rows<{ inside: number }>(
            'select o.bags_inside as inside from orders o join bookings b on b.order_id = o.id where b.id = $1',
            [id],
          );
          const bagsCount = row?.inside ?? 0;
          if (bagsCount > 0)
            await owner.custody.checkOut({ bookingId: id, bagsCount, requestId: randomUUID(), found: 'scanned' });
        }
        for (let day = 0; day < 3; day += 1) {
          t.clock.forward(24 * 60);
          await t.tick('complete-bookings');
          await t.runJobs();
          await t.sandbox.settled();
          await t.runJobs();
        }
        await expectLedgerOfOrders(listing.id);
        await expectSettled(listing.id);
      }),
      { numRuns: histories },
    );
  },
  Math.max(120_000, histories * 10_000),
);
