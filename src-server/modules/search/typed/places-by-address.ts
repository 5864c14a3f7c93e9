import type { Deps } from '#server/deps.ts';

interface Area {
  readonly id: string;
  readonly name: string;
  readonly context: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees between two addresses that may stand at one crossing. */
const AT_A_CROSSING = 0.006;

/** Whole words of an address, looked up by the index of its letters first. */
const word = (number: number) =>
  `l.search_text like '%' || $${number} || '%'
    and ' ' || translate(l.search_text, ',.', '  ') || ' ' like '% ' || $${number} || ' %'`;

/** Where the nearest two locations on both streets are. */
const CROSSING = `
  with one as (select l.* from listings l where l.published and ${word(1)} limit 300),
    other as (select l.* from listings l where l.published and ${word(2)} limit 300)
  select one.id, initcap($1) || ' & ' || initcap($2) as name, one.city_name as context,
    (one.latitude + other.latitude) / 2 as latitude, (one.longitude + other.longitude) / 2 as longitude
  from one join other on abs(one.latitude - other.latitude) < ${AT_A_CROSSING}
    and abs(one.longitude - other.longitude) < ${AT_A_CROSSING}
  where one.country = other.country
  order by (one.latitude - other.latitude) ^ 2 + (one.longitude - other.longitude) ^ 2 limit 1`;

/** The middle of the locations of a postal area in the country that has most of them. */
const POSTAL_AREA = `
  select min(l.id::text) as id, upper($1) as name, min(l.city_name) as context, avg(l.latitude) as latitude,
    avg(l.longitude) as longitude
  from listings l where l.published and replace(upper(l.postal_code), ' ', '') like upper($1) || '%'
  group by l.country order by count(*) desc limit 1`;

/** House numbers between an address and one of ours that still stands near it. */
const MAX_NUMBERS_AWAY = 120;

/**
 * Where a house number of a street is: between the two of our locations in that street that are nearest by number. The
 * nearer the number the more it counts. None where one of them has that very number.
 */
const ON_A_STREET = `
  with there as (
    select l.id, l.city_name, l.latitude, l.longitude, l.country, abs(house.number - $1::int) as away
    from listings l cross join lateral (select substring(l.address from '^(\\d{1,5})\\M')::int as number) as house
    where l.published and ${word(2)} and abs(house.number - $1::int) <= ${MAX_NUMBERS_AWAY}
    order by away, l.id limit 300),
  nearest as (
    select t.*, 1.0 / (1 + away) as share from there t
    where (city_name, country) = (select city_name, country from there order by away, id limit 1) order by away, id limit 2)
  select min(id::text) as id, $1 || ' ' || initcap($2) as name, min(city_name) as context,
    sum(latitude * share) / sum(share) as latitude, sum(longitude * share) / sum(share) as longitude
  from nearest having min(away) > 0`;

/** Words of addresses as our addresses write them. */
const shortened: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  boulevard: 'blvd',
  drive: 'dr',
  west: 'w',
  east: 'e',
  north: 'n',
  south: 's',
};

const asWritten = (street: string): string =>
  street
    .replaceAll('.', '')
    .split(/\s+/)
    .map((each) => shortened[each] ?? each)
    .join(' ');

/**
 * A house number (`100 Queen St W`), a crossing (`Bay & Front`) or a postal area (`M5J`, `10001`), by the addresses of our locations:
 * without Google no other streets are known.
 * @param typed folded letters
 */
export async function placesByAddress({ db }: Pick<Deps, 'db'>, typed: string) {
  const streets = typed.split(/\s*(?:[&/+]|\b(?:and|at|et|y)\b)\s*/).filter((each) => each.length > 1);
  const code = typed.replaceAll(' ', '');
  const isCode = /^(?=.*\d)[a-z0-9]{3,7}$/.test(code);
  const [, number, street = ''] = /^(\d{1,5})\s+(\D{3,})$/.exec(typed.split(',')[0] ?? '') ?? [];
  const ask = (): Promise<readonly Area[]> => {
    if (streets.length === 2) return db.query<Area>(CROSSING, streets);
    if (number !== undefined) return db.query<Area>(ON_A_STREET, [number, asWritten(street.trim())]);
    return isCode ? postalArea(db, code) : Promise.resolve([]);
  };
  const found = await ask();
  return found.map((area) => ({ ...area, kind: 'address', isNamed: true }));
}

/** A code that none of our locations has leads to the area that its first three characters name, as in Canada. */
async function postalArea(db: Deps['db'], code: string): Promise<readonly Area[]> {
  const whole = await db.query<Area>(POSTAL_AREA, [code]);
  const isCanadian = /^[a-z]\d[a-z]\d[a-z]\d$/.test(code);
  return whole.length > 0 || !isCanadian ? whole : db.query<Area>(POSTAL_AREA, [code.slice(0, 3)]);
}
