import { afterEach, expect, test, vi } from 'vitest';
import { chooseStay, isLinkedStay, linkedStayIn } from './linked-stay.ts';

const here = 'https://cloakroom.example/map';
const dates = 'from=2027-03-28T10:00-04:00&to=2027-03-29T12:00-04:00';
const kept = { from: '2027-03-28T10:00:00-04:00', to: '2027-03-29T12:00:00-04:00' };

test('dates of a link from elsewhere are not those of who opens it', () => {
  const linked = '2027-03-28T10:00 2027-03-29T12:00';
  expect(linkedStayIn(`${here}?${dates}`, '', null)).toBe(linked);
  expect(linkedStayIn(`${here}?${dates}`, 'https://chat.example/', { ...kept, to: '2027-03-30T12:00:00-04:00' })).toBe(
    linked,
  );
});

test.each([
  ['an address without dates', here, '', null],
  ['a form of this site', `${here}?${dates}`, 'https://cloakroom.example/', null],
  ["a partner's widget", `${here}?${dates}&w=abcdefghij`, 'https://hotel.example/', null],
  ['the dates that were kept', `${here}?${dates}`, '', kept],
] as const)('%s is no link from elsewhere', (_what, address, referrer, before) => {
  expect(linkedStayIn(address, referrer, before)).toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

test('dates of a link are kept from the moment that they are chosen', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `${here}?${dates}` }] });
  vi.stubGlobal('document', { referrer: '' });
  const stay = { dropOffAt: '2027-03-28T10:00-04:00', pickUpAt: '2027-03-29T12:00-04:00' };
  expect(isLinkedStay(stay, null)).toBe(true);
  chooseStay();
  expect(isLinkedStay(stay, null)).toBe(false);
});
