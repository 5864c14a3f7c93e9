import { describe, expect, it } from 'vitest';
import { stepOfWait } from './unanswered.ts';

const at = (time: string) => `2026-11-24T${time}Z`;
const traveller = (time: string) => ({ writer: 'traveller' as const, sentAt: at(time) });
const location = (time: string) => ({ writer: 'location' as const, sentAt: at(time) });

describe('a traveller’s message without an answer', () => {
  it.each([
    ['nothing was written', [], '10:00:00', null],
    ['just under five minutes old', [traveller('10:00:00')], '10:04:59', null],
    ['five minutes old', [traveller('10:00:00')], '10:05:00', 'call'],
    ['just under ten minutes old', [traveller('10:00:00')], '10:09:59', 'call'],
    ['ten minutes old', [traveller('10:00:00')], '10:10:00', 'administration'],
    ['answered', [traveller('10:00:00'), location('10:03:00')], '10:30:00', null],
    [
      'asked again after the answer',
      [traveller('10:00:00'), location('10:03:00'), traveller('10:20:00')],
      '10:24:00',
      null,
    ],
    ['the first of two counts', [traveller('10:00:00'), traveller('10:04:00')], '10:05:00', 'call'],
    ['only the location wrote', [location('09:00:00')], '10:00:00', null],
  ])('%s', (_case, messages, now, expected) => {
    expect(stepOfWait(messages, Date.parse(at(now)))).toBe(expected);
  });
});
