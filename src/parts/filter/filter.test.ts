import { describe, expect, test } from 'vitest';
import { isSameFilter, type SearchFilter } from './filter.ts';
import { filterCookieText, findFilterCookie, parseFilterCookie } from './filter-cookie.ts';
import { ceilToStep, sameWallTime, isoInZone } from '#shared/time/wall-text.ts';
import { type MapSearch, parseMapSearch, searchOfFilter } from './map-search.ts';
import { repairStay } from './repair-stay.ts';
import { resolveFilter, stayInZone } from './resolve-filter.ts';
import { untilClosing } from './until-closing.ts';

const zone = 'America/Toronto';
const now = Date.parse('2026-11-21T15:07:30Z');
const filter: SearchFilter = {
  place: { label: 'Union Station, Toronto', latitude: 43.6453, longitude: -79.3806 },
  stay: { dropOffAt: '2026-11-21T11:00:00-05:00', pickUpAt: '2026-11-21T18:00:00-05:00' },
  bagsCount: 2,
  zone,
};

describe('the cookie', () => {
  const marks = { selectedMarkerId: 'abc', filterEdited: true, isDateFilterEdited: true };

  test('says a filter again', () => {
    const kept = parseFilterCookie(filterCookieText(filter, marks));
    expect(kept).toMatchObject({ from: filter.stay.dropOffAt, to: filter.stay.pickUpAt, bagsCount: 2, zone });
    expect(kept?.place).toMatchObject(filter.place);
    expect(parseFilterCookie(encodeURIComponent(filterCookieText(filter, marks)))).toEqual(kept);
  });

  test.each(['', '{', 'null', '[]', '"text"', '%7B', '%E0%A4%A', '12'])('that is broken is ignored: %s', (text) => {
    expect(parseFilterCookie(text)).toBeNull();
  });

  test('that is forged loses what makes no sense', () => {
    const text = JSON.stringify({
      suggestion: { label: 5, coords: { lat: 900, lng: 0 } },
      lugCount: -3,
      dropOffDate: 'tomorrow',
      pickUpDate: { $gt: 0 },
      timezone: 'Mars/Base',
    });
    expect(parseFilterCookie(text)).toEqual({
      place: null,
      from: undefined,
      to: undefined,
      bagsCount: 1,
      zone: null,
      selectedMarkerId: null,
      isDateFilterEdited: false,
    });
    expect(parseFilterCookie(JSON.stringify({ timezone: 12 }))?.zone).toBeNull();
  });

  test('is found among others', () => {
    expect(findFilterCookie('a=1; ba_user_filters=%7B%7D; b=2')).toBe('%7B%7D');
    expect(findFilterCookie('a=1')).toBeNull();
  });
});

describe('the address', () => {
  test('says a filter again', () => {
    expect(parseMapSearch({ ...searchOfFilter(filter) })).toEqual(searchOfFilter(filter));
  });

  test('keeps only what can be used, and fills in nothing', () => {
    expect(parseMapSearch({ lat: 91, lng: 0, bags: 0, page: '2', from: '2026-11-21', q: '  ' })).toEqual({ page: 2 });
    expect(parseMapSearch({})).toEqual({});
    expect(parseMapSearch({ from: '2026-11-21T10:00:00 05:30' })).toEqual({ from: '2026-11-21T10:00:00+05:30' });
  });

  test('names the area that is searched, when there is one and its middle', () => {
    const bounds = { west: -79.40123, south: 43.6401, east: -79.36, north: 43.66 };
    const area: SearchFilter = { ...filter, place: { label: '', latitude: 43.65, longitude: -79.38, bounds } };
    const query = searchOfFilter(area);
    expect(query.bbox).toBe('-79.40123,43.6401,-79.36,43.66');
    expect(parseMapSearch({ ...query })).toEqual(query);
    const start = { center: { latitude: 0, longitude: 0 }, label: '', zone, stay: filter.stay };
    expect(resolveFilter(query, null, start, now).place).toEqual(area.place);
    const { lat: _lat, ...withoutMiddle } = query;
    expect(parseMapSearch({ ...withoutMiddle })).not.toHaveProperty('bbox');
    // Over the date line, as GeoJSON has it.
    expect(parseMapSearch({ ...query, bbox: '175,-20,-178,-15' }).bbox).toBe('175,-20,-178,-15');
    for (const bbox of [
      '1,2,3',
      '-79,44,-79,45',
      '-79,45,-78,44',
      '-79,44,181,45',
      '-79,95,-78,96',
      'a,b,c,d',
      '1,2,3,4,5',
      12,
      '',
    ])
      expect(parseMapSearch({ ...query, bbox })).not.toHaveProperty('bbox');
    expect(isSameFilter(area, { ...area, place: { ...area.place, bounds: { ...bounds, east: -79.37 } } })).toBe(false);
  });
});

describe('an address whose pick-up is not after its drop-off', () => {
  const start = { center: { latitude: 0, longitude: 0 }, label: '', zone, stay: filter.stay };
  const wasReversed = (from: string, to: string) => resolveFilter({ from, to }, null, start, now).wasReversed;

  test('is distinguished from one that is in order', () => {
    const { dropOffAt, pickUpAt } = filter.stay;
    expect(wasReversed(dropOffAt, pickUpAt)).toBe(false);
    expect(wasReversed(pickUpAt, dropOffAt)).toBe(true);
    expect(wasReversed(dropOffAt, dropOffAt)).toBe(true);
    expect(resolveFilter({}, null, start, now).wasReversed).toBe(false);
  });
});

describe('a stay up to the closing', () => {
  const stay = { dropOffAt: '2026-11-21T10:00:00-05:00', pickUpAt: '2026-11-21T11:00:00-05:00' };
  const open = (...stretches: readonly (readonly [number, number])[]) => ({
    date: '2026-11-21',
    open: stretches.map(([from, to]) => ({ from, to })),
  });
  const pickUp = (...stretches: readonly (readonly [number, number])[]) =>
    untilClosing(stay, open(...stretches), zone).pickUpAt;

  test('ends with the latest closing of the day, and in the evening of a day that is open to midnight', () => {
    expect(pickUp([390, 1260])).toBe('2026-11-21T21:00:00-05:00');
    expect(pickUp([390, 720], [780, 1230])).toBe('2026-11-21T20:30:00-05:00');
    expect(pickUp([0, 1440])).toBe('2026-11-21T20:00:00-05:00');
  });

  test('stays as it was when the day is closed, or has closed before the drop-off', () => {
    expect(pickUp()).toBe(stay.pickUpAt);
    expect(pickUp([390, 600])).toBe(stay.pickUpAt);
  });
});

describe('repair', () => {
  test('leaves a stay to come as it is', () => {
    const { dropOffAt: from, pickUpAt: to } = filter.stay;
    expect(repairStay({ from, to }, now, zone)).toEqual({ stay: filter.stay, wasPast: false });
  });

  test('replaces past times by now, rounded up to 30 minutes, and one hour later', () => {
    const past = { from: '2026-11-21T08:00:00-05:00', to: '2026-11-21T09:00:00-05:00' };
    expect(repairStay(past, now, zone)).toEqual({
      stay: { dropOffAt: '2026-11-21T10:30:00-05:00', pickUpAt: '2026-11-21T11:30:00-05:00' },
      wasPast: true,
    });
  });

  test('a stay of any length that has passed becomes one of an hour from now', () => {
    const past = { from: '2026-11-21T05:00:00-05:00', to: '2026-11-21T09:00:00-05:00' };
    expect(repairStay(past, now, zone).stay).toEqual({
      dropOffAt: '2026-11-21T10:30:00-05:00',
      pickUpAt: '2026-11-21T11:30:00-05:00',
    });
  });

  test('a pick-up to come stays where only the drop-off has passed', () => {
    const begun = { from: '2026-11-21T05:00:00-05:00', to: '2026-11-21T18:00:00-05:00' };
    expect(repairStay(begun, now, zone)).toEqual({
      stay: { dropOffAt: '2026-11-21T10:30:00-05:00', pickUpAt: '2026-11-21T18:00:00-05:00' },
      wasPast: true,
    });
  });

  test('drops a pick-up that is not after the drop-off: rounded up to the hour plus one', () => {
    const { stay } = repairStay({ from: '2026-11-21T12:30:00-05:00', to: '2026-11-21T12:30:00-05:00' }, now, zone);
    expect(stay.pickUpAt).toBe('2026-11-21T14:00:00-05:00');
  });
});

describe('places and zones', () => {
  const start = { center: { latitude: 43.65, longitude: -79.38 }, label: 'Toronto', zone, stay: filter.stay };

  test('the address decides before the cookie and the start', () => {
    const kept = parseFilterCookie(
      filterCookieText(filter, { selectedMarkerId: null, filterEdited: false, isDateFilterEdited: false }),
    );
    expect(resolveFilter({}, null, start, now)).toMatchObject({ place: { label: 'Toronto' }, bagsCount: 1 });
    expect(resolveFilter({}, kept, start, now)).toMatchObject({ place: filter.place, bagsCount: 2 });
    expect(resolveFilter({ q: 'X', lat: 1, lng: 2, bags: 5 }, kept, start, now)).toMatchObject({
      place: { label: 'X', latitude: 1, longitude: 2 },
      bagsCount: 5,
    });
  });

  test('dates are chosen by the address, or were before', () => {
    const kept = (isDateFilterEdited: boolean) =>
      parseFilterCookie(filterCookieText(filter, { selectedMarkerId: null, filterEdited: true, isDateFilterEdited }));
    const isEdited = (search: MapSearch, cookie = kept(false)) =>
      resolveFilter(search, cookie, start, now).isDateEdited;
    expect(isEdited({ q: 'X', lat: 1, lng: 2 })).toBe(false);
    expect(isEdited({ q: 'X', lat: 1, lng: 2 }, kept(true))).toBe(true);
    expect(isEdited({ from: filter.stay.dropOffAt })).toBe(true);
    expect(isEdited({}, null)).toBe(false);
  });

  test('a place found by GPS is one by its address too', () => {
    const here = { ...filter, place: { ...filter.place, label: 'Your location', isGps: true } };
    expect(resolveFilter(parseMapSearch({ ...searchOfFilter(here) }), null, start, now).place).toEqual(here.place);
    expect(parseMapSearch({ gps: 1 })).toEqual({});
    const { place } = resolveFilter(searchOfFilter(filter), null, start, now);
    expect(place.isGps).toBeUndefined();
  });

  test('wall-clock times move with the place', () => {
    expect(sameWallTime('2026-11-21T10:00:00-05:00', 'America/Los_Angeles')).toBe('2026-11-21T10:00:00-08:00');
    const { dropOffAt: from, pickUpAt: to } = filter.stay;
    expect(stayInZone({ from, to }, zone)).toBeNull();
    expect(stayInZone({ from, to }, 'America/Los_Angeles')?.dropOffAt).toBe('2026-11-21T11:00:00-08:00');
  });

  test('rounds by the zone’s own clock', () => {
    const kathmandu = 'Asia/Kathmandu';
    expect(isoInZone(ceilToStep(now, 30, kathmandu), kathmandu)).toBe('2026-11-21T21:00:00+05:45');
  });
});
