import { expect, it } from 'vitest';
import { isRefused } from './status-of.ts';

const failed = (httpStatus: number) =>
  new Error('wrapped', { cause: Object.assign(new Error('failed'), { data: { httpStatus } }) });

it.each([400, 403, 404, 422])('a call that ended with %i was refused for what it asked', (status) => {
  expect(isRefused(failed(status))).toBe(true);
});

it.each([429, 500, 503])('one that ended with %i was not: what it asked for may be there', (status) => {
  expect(isRefused(failed(status))).toBe(false);
});

it('a failure without an answer was not refused', () => {
  expect(isRefused(new Error('offline'))).toBe(false);
});
