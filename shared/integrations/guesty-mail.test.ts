import { Instant } from '@js-joda/core';
import { expect, it } from 'vitest';
import { guestyMailState } from './guesty-mail.ts';

const now = Instant.parse('2026-11-22T12:00:00Z');
const stay = {
  status: 'confirmed',
  guestEmail: 'sofia@example.com',
  madeAt: now.minusSeconds(3600),
  notifiedAt: null,
  arrivesOn: null,
};
const settings = { isEnabled: true, delayHours: 0 };

it.each([
  ['made an hour ago, at once', {}, {}, 'due'],
  ['made an hour ago, after an hour', {}, { delayHours: 1 }, 'due'],
  ['made an hour ago, after two', {}, { delayHours: 2 }, 'waiting'],
  ['that was written to', { notifiedAt: now }, {}, 'sent'],
  ['that was written to and then cancelled', { notifiedAt: now, status: 'canceled' }, {}, 'sent'],
  ['cancelled', { status: 'canceled' }, { delayHours: 2 }, 'canceled'],
  ['cancelled as others spell it', { status: 'Cancelled' }, {}, 'canceled'],
  ['only asked for', { status: 'inquiry' }, {}, 'canceled'],
  ['whose guest arrives today', { arrivesOn: '2026-11-22' }, {}, 'due'],
  ['whose guest has long arrived', { arrivesOn: '2026-11-20' }, {}, 'tooLate'],
  ['while mails are off', {}, { isEnabled: false }, 'off'],
  ['without an address', { guestEmail: null }, {}, 'noAddress'],
  ['without an address yet', { guestEmail: null }, { delayHours: 2 }, 'waiting'],
] as const)('a reservation %s', (_, more, setting, state) => {
  expect(guestyMailState({ ...stay, ...more }, { ...settings, ...setting }, now).state).toBe(state);
});
