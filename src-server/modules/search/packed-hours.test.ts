import { Instant } from '@js-joda/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOpenAt } from '#shared/availability/open-at.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { datedRules } from '#shared/availability/rules.fixture.ts';
import { openSearchWorld, type SearchWorld } from './search-world.fixture.ts';
import { momentsOfStay, momentsTable, momentValues, openAtBothEnds } from './stay-moments.ts';

const MINUTE = 60_000;
const SCHEDULES = 150;
const STAYS = 12;

describe('the packed copy of the hours', () => {
  let world: SearchWorld;
  beforeAll(async () => {
    world = await openSearchWorld(Instant.parse('2026-11-21T12:00:00Z'));
  });
  afterAll(() => world.close());

  it('says in PostgreSQL what the engine says, on days when the clocks change too', async () => {
    const schedules = fc.sample(datedRules, { numRuns: SCHEDULES, seed: 7 });
    const ids = await world.addListings(schedules.map(({ rules }) => ({ rules })));
    const offsets = fc.sample(fc.tuple(fc.integer({ min: -4320, max: 4320 }), fc.integer({ min: 1, max: 2880 })), {
      numRuns: SCHEDULES * STAYS,
      seed: 11,
    });
    let [open, closed] = [0, 0];
    for (const [index, { rules, date }] of schedules.entries()) {
      const opening = compileOpening(rules);
      const noon = Date.parse(`${date}T12:00:00Z`);
      const edges = [...rules.weekly, ...rules.special.flatMap(({ slots }) => slots)].flatMap(({ from, to }) => [
        from,
        to,
      ]);
      for (let number = 0; number < STAYS; number += 1) {
        const [offset, length] = offsets[index * STAYS + number] ?? [0, 60];
        // Half of the drop-offs lie at some edge of an opening, read as UTC and moved by whole hours.
        const edge = edges[number % Math.max(1, edges.length)];
        const start = number % 2 === 0 || edge === undefined ? offset : edge - 720 + (offset % 30) * 60;
        const dropOffAt = Instant.ofEpochMilli(noon + start * MINUTE);
        const stay = { dropOffAt, pickUpAt: dropOffAt.plusSeconds(length * 60) };
        const [row] = await world.db.query<{ open: boolean }>(
          `select ${openAtBothEnds} as open from listings l join ${momentsTable(2)} on moment.zone = l.time_zone where l.id = $1`,
          [ids[index], ...momentValues(momentsOfStay(stay, [rules.zone]))],
        );
        const expected = isOpenAt(opening, stay.dropOffAt, 'dropOff') && isOpenAt(opening, stay.pickUpAt, 'pickUp');
        expect(row?.open, JSON.stringify({ rules, stay })).toBe(expected);
        if (expected) open += 1;
        else closed += 1;
      }
    }
    expect(Math.min(open, closed)).toBeGreaterThan(100);
  });
});
