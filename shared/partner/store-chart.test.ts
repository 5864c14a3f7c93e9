import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '../time/zone.ts';
import { fullStretches, storeChart } from './store-chart.ts';

const zone = zoneOf('America/Toronto');
const monday = '2026-11-23';
const stay = (dropOffAt: string, pickUpAt: string, bagsCount: number) => ({ dropOffAt, pickUpAt, bagsCount });

describe('the chart of bags in store', () => {
  it('steps where bags come and go, by the location’s clock', () => {
    const { steps, days } = storeChart(
      [
        stay('2026-11-23T15:00:00Z', '2026-11-23T23:00:00Z', 2),
        stay('2026-11-23T17:00:00Z', '2026-11-24T15:00:00Z', 3),
      ],
      zone,
      monday,
    );
    expect(steps).toEqual([
      { at: 0, bags: 0 },
      { at: 600, bags: 2 },
      { at: 720, bags: 5 },
      { at: 1080, bags: 3 },
      { at: 1440 + 600, bags: 0 },
    ]);
    expect(days.slice(0, 3).map(({ most, in: into, out }) => [most, into, out])).toEqual([
      [5, 5, 2],
      [3, 0, 3],
      [0, 0, 0],
    ]);
    expect(days[0]?.hours.slice(9, 13)).toEqual([0, 2, 2, 5]);
  });

  it('begins with what was there before, and bags that change hands at one moment never meet', () => {
    const { steps } = storeChart(
      [
        stay('2026-11-20T15:00:00Z', '2026-11-23T15:00:00Z', 2),
        stay('2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z', 2),
      ],
      zone,
      monday,
    );
    expect(steps).toEqual([
      { at: 0, bags: 2 },
      { at: 660, bags: 0 },
    ]);
  });

  it('names the stretches in which the room is full', () => {
    const steps = [
      { at: 0, bags: 1 },
      { at: 60, bags: 4 },
      { at: 90, bags: 5 },
      { at: 120, bags: 3 },
      { at: 300, bags: 4 },
    ];
    expect(fullStretches(steps, 4)).toEqual([
      { from: 60, to: 120 },
      { from: 300, to: 10_080 },
    ]);
  });

  it('never shows more at once than all stays together, and no day less than its hours', () => {
    const aStay = fc
      .record({
        start: fc.integer({ min: -100, max: 200 }),
        hours: fc.integer({ min: 1, max: 90 }),
        bags: fc.integer({ min: 1, max: 5 }),
      })
      .map(({ start, hours, bags }) => {
        const at = (hour: number) => new Date(Date.UTC(2026, 10, 23) + hour * 3_600_000).toISOString();
        return stay(at(start), at(start + hours), bags);
      });
    fc.assert(
      fc.property(fc.array(aStay, { maxLength: 12 }), (stays) => {
        const { steps, days } = storeChart(stays, zone, monday);
        const all = stays.reduce((sum, { bagsCount }) => sum + bagsCount, 0);
        for (const { bags } of steps) expect(bags).toBeLessThanOrEqual(all);
        for (const { most, hours } of days) expect(Math.max(...hours)).toBe(most);
      }),
    );
  });
});
