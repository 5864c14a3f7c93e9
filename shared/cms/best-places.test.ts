import { expect, it } from 'vitest';
import { bestPlaces, type Candidate } from './best-places.ts';

const place = (id: string, over: Partial<Candidate> = {}): Candidate => ({
  id,
  price: 2000,
  rating: null,
  reviewsCount: 0,
  alwaysOpen: false,
  placesLeft: 10,
  minutes: 5,
  ...over,
});

it('names one place for each reason, and none twice', () => {
  const all = [
    place('cheap and big', { price: 1500, placesLeft: 90 }),
    place('praised', { rating: 4.9, reviewsCount: 300 }),
    place('praised once', { rating: 5, reviewsCount: 1 }),
    place('day and night', { alwaysOpen: true, price: 2500 }),
    place('big', { placesLeft: 40 }),
  ];
  expect(bestPlaces(all).map(({ id, reason }) => `${reason}: ${id}`)).toEqual([
    'cheapest: cheap and big',
    'bestRated: praised',
    'alwaysOpen: day and night',
    'mostRoom: big',
  ]);
});

it('takes the nearer of two that are as good, and leaves out what no place is', () => {
  expect(bestPlaces([place('far', { minutes: 9 }), place('near', { minutes: 2 })])).toEqual([
    { id: 'near', reason: 'cheapest' },
    { id: 'far', reason: 'mostRoom' },
  ]);
  expect(bestPlaces([])).toEqual([]);
});
