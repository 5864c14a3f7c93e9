import { expect, it } from 'vitest';
import { find } from './find-entries.ts';

const entry = (label: string, of = '') => ({ id: label, label, of, isCode: false });
const all = [entry('GET /bookings/price', 'Price of a stay'), entry('bags_number', 'Book a stay'), entry('Réessayer')];

it('finds by any words, whatever their case and accents, what begins with them first', () => {
  expect(find(all, 'BAGS').map(({ label }) => label)).toEqual(['bags_number']);
  expect(find(all, 'stay book')[0]?.label).toBe('GET /bookings/price');
  expect(find(all, 'reess').map(({ label }) => label)).toEqual(['Réessayer']);
  expect(find(all, '  ')).toEqual([]);
});
