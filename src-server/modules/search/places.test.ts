import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '#shared/availability/rules.fixture.ts';
import { plainLetters } from '#shared/words/plain-letters.ts';
import { ensureGazetteer } from '#server/demo/gazetteer.ts';
import { findPlaces } from './find-places.ts';
import { getNearby } from './get-nearby.ts';
import { mostVisited } from './most-visited.fixture.ts';
import { openSearchWorld, type SearchWorld, toronto } from './search-world.fixture.ts';

describe('the place search', () => {
  let world: SearchWorld;
  beforeAll(async () => {
    world = await openSearchWorld(Instant.parse('2026-11-21T12:00:00Z'));
    await ensureGazetteer(world);
    const always = rulesOf({ availableFullTime: true });
    await world.addListings([
      { rules: always, name: 'Vinyl & Co. Ossington' },
      { rules: always, name: 'Café Élysée' },
      { rules: always, name: 'Hidden Ossington', published: false },
      { rules: always, name: 'Palm Books', cityName: 'Los Angeles', latitude: 34.05, longitude: -118.24 },
      { rules: always, name: 'Bay Books', cityName: 'San Francisco', latitude: 37.79, longitude: -122.4 },
    ]);
  });
  afterAll(() => world.close());

  const find = async (text: string, near?: { latitude: number; longitude: number }) =>
    (await findPlaces(world.deps, { text, near, language: 'en' })).map(({ name, context }) => `${name}, ${context}`);

  it('forgives typing errors', async () => {
    expect((await find('unon stat'))[0]).toContain('Union Station');
    expect((await find('kensingtn markt'))[0]).toBe('Kensington Market, Toronto, ON');
    expect((await find('vancuver'))[0]).toMatch(/^Vancouver, /);
    // Some small place's name begins like it.
    expect((await find('Tornto'))[0]).toBe('Toronto, Canada');
  });

  it('reads accents and capitals either way', async () => {
    expect((await find('MONTRÉAL'))[0]).toMatch(/^Montreal, /);
    expect((await find('montreal'))[0]).toMatch(/^Montreal, /);
  });

  it('finds every name by what is typed for its letters, and hides none behind a location', async () => {
    expect((await find('Lodz'))[0]).toBe('Łódź, Poland');
    expect((await find('łódź'))[0]).toBe('Łódź, Poland');
    await world.addListings([{ rules: rulesOf({ availableFullTime: true }), name: 'Bagaż Wrocław Rynek' }]);
    expect(await find('Wroclaw')).toEqual(
      expect.arrayContaining(['Wrocław, Poland', 'Bagaż Wrocław Rynek, 61 York St']),
    );
    expect(await find('Wrocław')).toEqual(await find('WROCLAW'));
    await world.db.query("update listings set published = false where name like 'Baga%'");
    const unlike = await world.db.query<{ name: string }>(
      `select name from places where not (search_text like '%' || plain_text(name) || '%')
        or search_text <> plain_text(search_text)`,
    );
    expect(unlike).toEqual([]);
    const folded = await world.db.query<{ name: string; plain: string }>(
      `select name, plain_text(name) as plain from places where name ~ '[łøđıßæœþ’–]' order by weight desc limit 60`,
    );
    expect(folded.length).toBeGreaterThan(40);
    for (const { name, plain } of folded) {
      expect(plainLetters(name)).toBe(plain);
      expect((await find(plain)).some((each) => each.startsWith(`${name}, `))).toBe(true);
    }
  });

  it('names districts of cities by their city, also where they were cities before', async () => {
    expect((await find('north york'))[0]).toBe('North York, Toronto, ON');
    await world.db.query("update places set kind = 'city', context = 'CA' where name = 'North York'");
    await world.db.query("update listings set city_name = 'North York' where name = 'Café Élysée'");
    await ensureGazetteer(world);
    expect((await find('north york'))[0]).toBe('North York, Toronto, ON');
    const [row] = await world.db.query("select city_name from listings where name = 'Café Élysée'");
    expect(row).toEqual({ city_name: 'Toronto' });
  });

  it('calls cities as who searches does, also those of stations', async () => {
    const inFrench = async (text: string) =>
      (await findPlaces(world.deps, { text, language: 'fr' })).map(({ name, context }) => `${name}, ${context}`);
    expect((await inFrench('montreal'))[0]).toMatch(/^Montréal, /);
    expect(await inFrench('gare centrale')).toContain('Gare Centrale, Montréal, QC');
    const { cities } = await getNearby(world.deps, toronto, 'es');
    expect(cities.map(({ name }) => name)).toContain('Los Ángeles');
  });

  it('leads to where a city’s locations are, not to its geographic middle', async () => {
    const [city] = await findPlaces(world.deps, { text: 'Los Angeles', language: 'en' });
    expect(city).toMatchObject({ kind: 'city', latitude: 34.05, longitude: -118.24 });
    // Where we have nothing it stays where it is.
    const [none] = await findPlaces(world.deps, { text: 'Vancouver', language: 'en' });
    expect(none?.hasLocations).toBe(false);
    expect(none?.latitude).toBeCloseTo(49.2, 0);
  });

  it('puts the start of a name before its middle, and what is near before what is far', async () => {
    expect((await find('toron'))[0]).toMatch(/^Toronto, /);
    expect((await find('chinatown', toronto))[0]).toBe('Chinatown, Toronto, ON');
    expect((await find('chinatown', { latitude: 37.78, longitude: -122.41 }))[0]).toBe('Chinatown, San Francisco, CA');
  });

  it('finds listings by name and address, published ones only, and at most six', async () => {
    expect(await find('ossington')).toEqual(['Vinyl & Co. Ossington, 61 York St']);
    expect(await find('61 york', toronto)).toEqual([
      'Café Élysée, 61 York St',
      'Vinyl & Co. Ossington, 61 York St',
      'Bay Books, 61 York St',
      'Palm Books, 61 York St',
    ]);
    expect((await find('san')).length).toBe(6);
    expect(await find('cafe elysee')).toEqual(['Café Élysée, 61 York St']);
    expect(await find('Café Élysé')).toEqual(['Café Élysée, 61 York St']);
    expect(await find('vinil osington')).toContain('Vinyl & Co. Ossington, 61 York St');
  });

  it('puts no place where we have nothing before one where we have something', async () => {
    const marks = async (text: string) =>
      (await findPlaces(world.deps, { text, language: 'en' })).map(({ name, hasLocations }) => [name, hasLocations]);
    const found = await marks('chinatown');
    const flags = found.map(([, hasLocations]) => hasLocations);
    expect(new Set(flags)).toEqual(new Set([true, false]));
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
    expect((await marks('london'))[0]).toEqual(['London', false]);
  });

  it('says which cities with locations are nearest, and which stations around have locations close by', async () => {
    const hamilton = { latitude: 43.2557, longitude: -79.8711 };
    const { cities, stations } = await getNearby(world.deps, hamilton, 'en');
    expect(cities.map(({ name, locations }) => [name, locations])).toEqual([
      ['Toronto', 2],
      ['Los Angeles', 1],
      ['San Francisco', 1],
    ]);
    expect(cities[0]?.distance).toBeCloseTo(59_000, -3);
    expect(stations).toEqual([]);
    expect((await getNearby(world.deps, toronto, 'en')).stations.map(({ name }) => name)).toEqual(['Union Station']);
  });

  it('finds the cities most visited by their names in English, French, Spanish and their own', async () => {
    const asked = mostVisited.flatMap(({ names, ...at }) => [...new Set(names)].map((name) => ({ name, at })));
    const missed: string[] = [];
    for (const { name, at } of asked) {
      const [first] = await findPlaces(world.deps, { text: name, language: 'en' });
      const isIt =
        first !== undefined &&
        Math.abs(first.latitude - at.latitude) < 0.4 &&
        Math.abs(first.longitude - at.longitude) < 0.4;
      if (!isIt) missed.push(`${name}: ${first?.name}, ${first?.context}`);
    }
    expect(mostVisited.length).toBeGreaterThanOrEqual(100);
    expect(missed.length / asked.length, missed.join('; ')).toBeLessThanOrEqual(0.03);
    expect(missed).toEqual([]);
  });

  it('finds short forms, codes and airports, whole names before what is near', async () => {
    const first = async (text: string, near?: typeof toronto) => (await find(text, near))[0];
    expect(await first('NYC')).toBe('New York City, NY, United States');
    expect(await first('SF')).toBe('San Francisco, CA, United States');
    expect(await first('東京')).toBe('Tokyo, Japan');
    expect(await first('YYZ')).toBe('Toronto Pearson Airport, Toronto, ON');
    expect(await first('YVR')).toBe('Vancouver International Airport, Vancouver, BC');
    expect(await first('Vancouver airport')).toBe('Vancouver International Airport, Vancouver, BC');
    expect(await first('aéroport de Vancouver')).toBe('Vancouver International Airport, Vancouver, BC');
    expect(await first('Interlaken')).toBe('Interlaken, BE, Switzerland');
    await world.addListings([{ rules: rulesOf({ availableFullTime: true }), name: 'Tokyo Sushi Bar' }]);
    expect(await first('tokyo', toronto)).toBe('Tokyo, Japan');
    expect(await find('tokyo')).toContain('Tokyo Sushi Bar, 61 York St');
    // One or two letters are a whole name or nothing.
    expect(await find('zq')).toEqual([]);
  });

  it('calls the city by the reader’s word for it, and one abroad of the same name by its own', async () => {
    const called = async (text: string, language: 'en' | 'fr' | 'es') =>
      (await findPlaces(world.deps, { text, language })).map(({ name, context }) => `${name}, ${context}`);
    expect((await called('Köln', 'en'))[0]).toBe('Cologne, Germany');
    expect((await called('Köln', 'es'))[0]).toBe('Colonia, Alemania');
    expect((await called('Roma', 'fr'))[0]).toBe('Rome, Italie');
    expect(await called('Valencia', 'fr')).toEqual(expect.arrayContaining(['Valence, Espagne', 'Valencia, Venezuela']));
  });

  it('finds crossings and postal areas by the addresses of locations', async () => {
    const always = rulesOf({ availableFullTime: true });
    await world.addListings([
      { rules: always, name: 'Bay Lockers', latitude: 43.6462, longitude: -79.379 },
      { rules: always, name: 'Front Lockers', latitude: 43.6456, longitude: -79.3805 },
    ]);
    await world.db.query(
      "update listings set address = '150 Bay St', postal_code = 'M5J 2T3' where name = 'Bay Lockers'",
    );
    await world.db.query("update listings set address = '65 Front St W' where name = 'Front Lockers'");
    for (const text of ['Bay & Front', 'front and bay', 'Bay/Front']) {
      const [first] = await findPlaces(world.deps, { text, language: 'en' });
      expect(first).toMatchObject({ kind: 'address', context: 'Toronto', hasLocations: true });
      expect(first?.latitude).toBeCloseTo(43.6459, 4);
    }
    expect((await find('M5J'))[0]).toBe('M5J, Toronto');
    expect((await find('m5j 2t3'))[0]).toBe('M5J2T3, Toronto');
    expect((await find('M5J 1E6'))[0]).toBe('M5J, Toronto');
    expect(await find('Bay & Front')).toEqual(['Bay & Front, Toronto']);
    expect((await find('York & Elm')).some((each) => each.includes('&'))).toBe(false);
  });

  it('finds a house number between those of locations in its street', async () => {
    const always = rulesOf({ availableFullTime: true });
    await world.addListings([
      { rules: always, name: 'Sixty Two', latitude: 43.652, longitude: -79.383 },
      { rules: always, name: 'One Three Eight', latitude: 43.651, longitude: -79.387 },
    ]);
    await world.db.query("update listings set address = '62 Queen St W, Toronto, ON' where name = 'Sixty Two'");
    await world.db.query("update listings set address = '138 Queen St W, Toronto, ON' where name = 'One Three Eight'");
    for (const text of ['100 Queen St W', '100 queen street west', '100 Queen St. W, Toronto']) {
      const [first] = await findPlaces(world.deps, { text, language: 'en' });
      expect(first).toMatchObject({ kind: 'address', name: '100 Queen St W', context: 'Toronto', hasLocations: true });
      expect(first?.latitude).toBeCloseTo(43.6515, 4);
    }
    expect((await find('900 Queen St W')).some((each) => each.startsWith('900'))).toBe(false);
  });

  it('takes no shop for an address, and the city of one that is not known', async () => {
    const asked = async (text: string) =>
      (await findPlaces(world.deps, { text, language: 'en', isAddress: true })).map(({ kind, name }) => [kind, name]);
    expect(await asked('Café Élysée')).not.toContainEqual(['listing', 'Café Élysée']);
    const [first] = await asked('9999 Nowhere Crescent, Toronto');
    expect(first).toEqual(['city', 'Toronto']);
  });

  it('gives places of before their other names', async () => {
    await world.db.query("delete from places where kind = 'landmark' and names like '%|yvr|%'");
    await world.db.query("update places set names = ''");
    expect(await find('Colonia')).not.toContain('Cologne, Germany');
    await ensureGazetteer(world);
    expect((await find('Colonia'))[0]).toBe('Cologne, Germany');
    expect((await find('YVR'))[0]).toBe('Vancouver International Airport, Vancouver, BC');
  });

  it('takes signs of the pattern language as text', async () => {
    expect(await find('%%%')).toEqual([]);
    expect(await find('___')).toEqual([]);
    expect(await find("'; drop table places")).toEqual([]);
  });
});
