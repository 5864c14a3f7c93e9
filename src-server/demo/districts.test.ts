import { expect, it } from 'vitest';
import { citiesOfDistricts } from './districts.ts';
import { geoNamesCities } from './gazetteer.ts';

it('parts of cities are those of the city around them, and cities next to a large one stay cities', () => {
  const found = [...citiesOfDistricts(geoNamesCities())];
  const cityOf = new Map(found.map(([{ name, country }, city]) => [`${name}, ${country}`, city.name]));
  const chinatowns = found.filter(([{ name }]) => name === 'Chinatown').map(([, city]) => city.name);
  expect(chinatowns).toEqual(expect.arrayContaining(['San Francisco', 'New York City']));
  expect(cityOf.get('North York, CA')).toBe('Toronto');
  expect(cityOf.get('Scarborough, CA')).toBe('Toronto');
  expect(cityOf.get('Manhattan, US')).toBe('New York City');
  expect(cityOf.get('City of Westminster, GB')).toBe('London');
  for (const city of [
    'Toronto, CA',
    'Mississauga, CA',
    'Laval, CA',
    'Longueuil, CA',
    'Gatineau, CA',
    'Burnaby, CA',
    'Jersey City, US',
    'Oakland, US',
    'Cambridge, US',
    'London, GB',
    'Versailles, FR',
    'Navi Mumbai, IN',
  ])
    expect(cityOf.has(city), city).toBe(false);
});
