import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpeningRules, weekdays } from '#shared/availability/opening-rules.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** Monday, Nov 23 2026, 00:00 in Toronto, which is five hours behind UTC until March. */
const MONDAY = Date.parse('2026-11-23T05:00:00Z');
const HOUR = 3_600_000;
const DAYS = 7;
const dateOf = (day: number) => new Date(MONDAY + day * 24 * HOUR).toISOString().slice(0, 10);
const isoOf = (hour: number) => new Date(MONDAY + hour * HOUR).toISOString().replace('.000', '');

const day = fc.integer({ min: 0, max: DAYS - 1 });
const slot = fc
  .tuple(fc.integer({ min: 6, max: 20 }), fc.integer({ min: 1, max: 10 }))
  .map(([from, hours]) => ({ from: from * 60, to: Math.min(from + hours, 23) * 60 }));

/** A week in which each day is closed or has one opening. */
const week = fc
  .array(fc.option(slot, { nil: null }), { minLength: 7, maxLength: 7 })
  .map((slots) => weekdays.flatMap((name, index) => (slots[index] ? [{ day: name, ...slots[index] }] : [])));
const special = fc.uniqueArray(
  fc.record({ day, closed: fc.boolean(), slot: fc.option(slot, { nil: null }) }).map((made) => ({
    date: dateOf(made.day),
    closed: made.closed || made.slot === null,
    slots: made.slot === null ? [] : [made.slot],
  })),
  { maxLength: 3, selector: ({ date }) => date },
);
const closures = fc.uniqueArray(
  fc
    .tuple(day, fc.integer({ min: 0, max: 2 }))
    .map(([from, days]) => ({ from: dateOf(from), to: dateOf(from + days) })),
  { maxLength: 2, selector: ({ from }) => from },
);
const change = fc.oneof(
  week.map((weekly) => ({ weekly })),
  special.map((days) => ({ special: days })),
  closures.map((periods) => ({ closures: periods })),
  fc.integer({ min: 1, max: 5 }).map((maxCapacity) => ({ maxCapacity })),
);
/** Crowded into three days, by day for the most part, so that stays meet each other and changes meet stays. */
const stay = fc
  .record({
    day: fc.integer({ min: 0, max: 2 }),
    from: fc.integer({ min: 8, max: 17 }),
    hours: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) }, fc.integer({ min: 10, max: 34 })),
    bagsCount: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ day: on, from, hours, bagsCount }) => ({ from: on * 24 + from, hours, bagsCount }));
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('book' as const), stays: fc.array(stay, { minLength: 2, maxLength: 4 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('change' as const), change, picks: fc.array(fc.boolean()) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('blind' as const), change }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('race' as const),
      change,
      stays: fc.array(stay, { minLength: 2, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 12 }) }) },
);

/** A stay of Monday, and then that day is closed: whatever is drawn, one change lists a booking. */
const closedWithABooking: readonly Step[] = [
  { kind: 'book', stays: [{ from: 10, hours: 3, bagsCount: 1 }] },
  { kind: 'change', change: { closures: [{ from: dateOf(0), to: dateOf(0) }] }, picks: [] },
];

/** Whether a location is open in the hour that begins at an hour since that Monday: read off the rule, hour by hour. */
function isOpen(rules: OpeningRules, hour: number): boolean {
  const [date, name] = [dateOf(Math.floor(hour / 24)), weekdays[Math.floor(hour / 24) % 7]];
  const minute = (hour % 24) * 60;
  const holds = ({ from, to }: { readonly from: number; readonly to: number }) => from <= minute && minute < to;
  const special = rules.special.filter((each) => each.date === date);
  if (rules.closures.some(({ from, to }) => from <= date && date <= to)) return false;
  if (special.some(({ closed, slots }) => closed && (slots.length === 0 || slots.some(holds)))) return false;
  return (
    rules.weekly.some((each) => each.day === name && holds(each)) ||
    special.some(({ closed, slots }) => !closed && slots.some(holds))
  );
}

type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

interface Row {
  readonly id: string;
  readonly since: number;
  readonly until: number;
  readonly bags: number;
  readonly kept: boolean;
}

it('no change that is saved leaves a booking before a closed door or a full room without a decision about it', async () => {
  let saved = 0;
  let listed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      t.clock.set(instant('2026-11-22T17:00:00Z'));
      const { id: listingId, ownerId } = await makeListing(t, { capacity: 6 });
      const owner = await t.as({ userId: ownerId });
      const traveller = await t.as(await makeUser(t));
      const book = ({ from, hours, bagsCount }: { from: number; hours: number; bagsCount: number }) =>
        traveller.booking
          .create({
            ...aBooking(listingId, { bagsCount, stay: { dropOffAt: isoOf(from), pickUpAt: isoOf(from + hours) } }),
            card: { cardToken: 'tok_visa' },
          })
          .then(
            () => true,
            () => false,
          );
      const save = async (asked: object, picks: readonly boolean[] | null) => {
        const { bookings, fingerprint } = await owner.hosting.affected({ listingId, ...asked });
        const choices = bookings.map(({ id }, index) => ({
          bookingId: id,
          choice: picks?.[index] === true ? ('refund' as const) : ('keep' as const),
        }));
        if (picks !== null) listed += choices.length;
        await owner.hosting
          .saveOpening({
            listingId,
            ...asked,
            fingerprint,
            choices: picks === null ? [] : choices,
            requestId: randomUUID(),
          })
          .then(
            () => (saved += 1),
            () => undefined,
          );
      };
      for (const one of steps) {
        if (one.kind === 'book') for (const each of one.stays) await book(each);
        if (one.kind === 'change') await save(one.change, one.picks);
        if (one.kind === 'blind') await save(one.change, null);
        if (one.kind === 'race') await Promise.all([save(one.change, []), ...one.stays.map(book)]);
        if (one.kind === 'wait') t.clock.forward(one.hours * 60);
        await expectDecided(listingId, owner);
      }
    }),
    { numRuns: 15, examples: [[closedWithABooking]] },
  );
  // It would prove nothing were everything refused.
  expect(saved).toBeGreaterThan(5);
  expect(listed).toBeGreaterThan(0);
});

const instant = (iso: string) => t.clock.now().plusMillis(Date.parse(iso) - t.clock.now().toEpochMilli());

/** Every confirmed booking whose traveller was not notified and let go free of charge stands before an open door, and fits. */
async function expectDecided(listingId: string, owner: Awaited<ReturnType<TestApp['as']>>): Promise<void> {
  const { rules, maxCapacity } = await owner.partner.listing({ listingId });
  const rows = await t.rows<Row>(
    `select b.id, ((extract(epoch from drop_off_at) - $2) / 3600)::int as since,
       ((extract(epoch from pick_up_at) - $2) / 3600)::int as until, bags_count as bags, o.penalty_free as kept
     from bookings b join orders o on o.current_booking_id = b.id where listing_id = $1 and status = 'confirmed'`,
    [listingId, MONDAY / 1000],
  );
  const now = (t.clock.now().toEpochMilli() - MONDAY) / HOUR;
  const bagsAt = (hour: number) =>
    rows.reduce((sum, { since, until, bags }) => (since <= hour && hour < until ? sum + bags : sum), 0);
  const forgotten = rows.filter(({ kept, since, until }) => {
    if (kept) return false;
    const meetsClosedDoor =
      (since > now && !isOpen(rules, since)) ||
      // A pick-up at the very closing time is allowed.
      (until > now && !isOpen(rules, until) && !isOpen(rules, until - 1));
    const hours = Array.from({ length: until - since }, (_, index) => since + index);
    return meetsClosedDoor || (until > now && hours.some((hour) => bagsAt(hour) > maxCapacity));
  });
  expect(forgotten).toEqual([]);
}
