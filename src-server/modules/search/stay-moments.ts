import { packedMomentsOf } from '#shared/availability/pack-opening.ts';
import type { Stay } from '#shared/availability/stay.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { WORLD_WIDTH } from '#server/platform/geo/mercator.ts';
import type { Edges, SearchArea } from './search-area.ts';

/** A stay's ends in the zones that listings may be in, as columns for `unnest`: local time is never converted in SQL. */
export interface StayMoments {
  readonly zones: readonly string[];
  readonly dropOffWeek: readonly number[];
  readonly dropOffLocal: readonly string[];
  readonly pickUpWeek: readonly number[];
  readonly pickUpLocal: readonly string[];
  readonly closingWeek: readonly number[];
  readonly closingLocal: readonly string[];
}

/** A zone and the box that holds its listings. */
interface ZoneOnPlane extends Edges {
  readonly time_zone: string;
}

const KEPT_FOR_MS = 60_000;
const known = new WeakMap<Deps['db'], { zones: readonly ZoneOnPlane[]; at: number }>();

/** Whether two boxes meet, the second on any round of the world. */
const meet = (a: Edges, b: Edges): boolean =>
  a.bottom <= b.top &&
  b.bottom <= a.top &&
  [-WORLD_WIDTH, 0, WORLD_WIDTH].some((round) => a.left <= b.right + round && b.left + round <= a.right);

/**
 * The zones that listings of an area may be in. All zones are kept for a minute; they are looked up `anew` when a
 * listing turns out to be in none of those that were named.
 */
export async function zonesOfArea(
  { db, clock }: Deps,
  { edges }: SearchArea,
  anew = false,
): Promise<readonly string[]> {
  const zones = await allZones({ db, clock }, anew);
  return zones.filter((zone) => meet(zone, edges)).map((zone) => zone.time_zone);
}

/** Every zone that has listings, with the box that holds them; at most a minute old. */
export async function allZones(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  anew = false,
): Promise<readonly ZoneOnPlane[]> {
  const now = clock.now().toEpochMilli();
  let kept = known.get(db);
  if (kept === undefined || anew || now - kept.at >= KEPT_FOR_MS) {
    const zones = await db.query<ZoneOnPlane>(
      `select time_zone, min(position[0]) as left, max(position[0]) as right, min(position[1]) as bottom, max(position[1]) as top
       from listings group by time_zone`,
    );
    kept = { zones, at: now };
    known.set(db, kept);
  }
  return kept.zones;
}

export function momentsOfStay(stay: Stay, zones: readonly string[]): StayMoments {
  const rows = zones.map((zone) => {
    const id = zoneOf(zone);
    const [dropOff] = packedMomentsOf(id, stay.dropOffAt, 'dropOff');
    const [pickUp, closing] = packedMomentsOf(id, stay.pickUpAt, 'pickUp');
    if (dropOff === undefined || pickUp === undefined || closing === undefined) throw new Error('No packed moments');
    return { dropOff, pickUp, closing };
  });
  return {
    zones,
    dropOffWeek: rows.map(({ dropOff }) => dropOff.minuteOfWeek),
    dropOffLocal: rows.map(({ dropOff }) => dropOff.local),
    pickUpWeek: rows.map(({ pickUp }) => pickUp.minuteOfWeek),
    pickUpLocal: rows.map(({ pickUp }) => pickUp.local),
    closingWeek: rows.map(({ closing }) => closing.minuteOfWeek),
    closingLocal: rows.map(({ closing }) => closing.local),
  };
}

/** The columns of a moments row, in the order of `momentValues`; parameters start at `$first`. */
export const momentsTable = (first: number): string => `
  unnest($${first}::text[], $${first + 1}::int[], $${first + 2}::timestamp[], $${first + 3}::int[], $${first + 4}::timestamp[],
         $${first + 5}::int[], $${first + 6}::timestamp[])
  as moment (zone, drop_week, drop_local, pick_week, pick_local, closing_week, closing_local)`;

export const momentValues = (moments: StayMoments): readonly unknown[] => [
  moments.zones,
  moments.dropOffWeek,
  moments.dropOffLocal,
  moments.pickUpWeek,
  moments.pickUpLocal,
  moments.closingWeek,
  moments.closingLocal,
];

/** Whether listing `l` is open at both ends of the stay in `moment`: the packed form of the opening rules. */
export const openAtBothEnds = `(
  not l.shut @> moment.drop_local and (l.week_open @> moment.drop_week or l.opened @> moment.drop_local)
  and ((not l.shut @> moment.pick_local and (l.week_open @> moment.pick_week or l.opened @> moment.pick_local))
    or (not l.shut @> moment.closing_local and (l.week_open @> moment.closing_week or l.opened @> moment.closing_local))))`;
