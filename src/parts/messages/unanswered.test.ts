import { expect, it } from 'vitest';
import { stepOfWait } from './unanswered.ts';

const at = (time: string) => `2026-11-24T${time}Z`;

it.each([
  ['where no answer is owed', null, '23:00:00', null],
  ['just under five minutes', '10:00:00', '10:04:59', null],
  ['after five minutes', '10:00:00', '10:05:00', 'call'],
  ['just under ten minutes', '10:00:00', '10:09:59', 'call'],
  ['after ten minutes', '10:00:00', '10:10:00', 'administration'],
] as const)('a traveller who waits for an answer, %s', (_case, since, now, step) => {
  expect(stepOfWait(since && at(since), Date.parse(at(now)))).toBe(step);
});
