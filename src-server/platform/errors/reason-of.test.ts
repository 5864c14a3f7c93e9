import { expect, it } from 'vitest';
import { reasonOf } from './reason-of.ts';

it('tells of an error what it was made of, down to the first', () => {
  const refused = new Error('connect ECONNREFUSED 192.0.2.1:443');
  expect(reasonOf(new TypeError('fetch failed', { cause: refused }))).toBe(
    'TypeError: fetch failed: connect ECONNREFUSED 192.0.2.1:443',
  );
  expect(reasonOf(new Error('No mail', { cause: new TypeError('fetch failed', { cause: refused }) }))).toBe(
    'Error: No mail: fetch failed: connect ECONNREFUSED 192.0.2.1:443',
  );
});

it('tells of several addresses that refuse the first', () => {
  const all = new AggregateError([
    new Error('connect ECONNREFUSED ::1:25'),
    new Error('connect ECONNREFUSED 127.0.0.1:25'),
  ]);
  expect(reasonOf(new TypeError('fetch failed', { cause: all }))).toBe(
    'TypeError: fetch failed: connect ECONNREFUSED ::1:25',
  );
});

it('says nothing twice, and takes what is no error as it is', () => {
  expect(reasonOf(new Error('disk full', { cause: new Error('disk full') }))).toBe('Error: disk full');
  expect(reasonOf(new Error('Odd', { cause: 'no reason' }))).toBe('Error: Odd: no reason');
  expect(reasonOf('gone')).toBe('gone');
});
