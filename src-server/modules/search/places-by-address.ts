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

const word = (number: number) => `' ' || l.search_text || ' ' like '% ' || $${number} || ' %'`;

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

/**
 * A crossing (`Bay & Front`) or a postal area (`M5J`, `10001`), by the addresses of our locations: without Google no other
 * streets are known.
 * @param typed folded letters
 */
export async function placesByAddress({ db }: Pick<Deps, 'db'>, typed: string) {
  const streets = typed.split(/\s*(?:[&/+]|\b(?:and|at|et|y)\b)\s*/).filter((each) => each.length > 1);
  const code = typed.replaceAll(' ', '');
  const isCode = /^(?=.*\d)[a-z0-9]{3,7}$/.test(code);
  const found =
    streets.length === 2
      ? await db.query<Area>(CROSSING, streets)
      : isCode
        ? await db.query<Area>(POSTAL_AREA, [code])
        : [];
  return found.map((area) => ({ ...area, kind: 'address', isNamed: true }));
}
