import { Instant } from '@js-joda/core';
import { describe, expect, it } from 'vitest';
import { compileOpening } from '../availability/opening.ts';
import { earlierPickUp } from './earlier-pick-up.ts';

/** Open on Wednesdays from 9 AM to 6 PM in Toronto. */
const opening = compileOpening({
  zone: 'America/Toronto',
  availableFullTime: false,
  weekly: [{ day: 'wednesday', from: 540, to: 1080 }],
  special: [],
  closures: [],
});
const at = (clock: string) => Instant.parse(`2026-11-25T${clock}:00Z`);
const stay = { dropOffAt: at('15:00'), pickUpAt: Instant.parse('2026-11-26T01:00:00Z') };

describe('a traveller whose pick-up falls after the closing', () => {
  it.each([
    ['is asked to come by the closing', stay, '14:00', '23:00'],
    ['also when the bags are inside', { ...stay, dropOffAt: null }, '22:45', '23:00'],
    ['is not asked where too little time is left', stay, '22:46', null],
    ['is not asked where the bags come that late', { ...stay, dropOffAt: at('22:50') }, '14:00', null],
    ['is not asked a day ahead', { ...stay, pickUpAt: Instant.parse('2026-11-26T15:00:00Z') }, '14:00', null],
    ['is not asked while the door is open', { ...stay, pickUpAt: at('20:00') }, '14:00', null],
  ])('%s', (_what, asked, now, by) => {
    expect(earlierPickUp(opening, asked, at(now))?.toString() ?? null).toBe(by && at(by).toString());
  });
});
