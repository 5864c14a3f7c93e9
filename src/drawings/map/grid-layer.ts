import { randomFrom } from '../random.ts';
import type { CityPlan, Grid, Place, Rank, Spot, Street } from './plan.ts';
import { isInside, type Point, placeOf, spotOf } from './projection.ts';

export type GridDrawing = {
  readonly blocks: string;
  readonly houses: string;
  readonly streets: Readonly<Record<Rank, string>>;
};

const lanesEvery = 120;
const reach = 9000;

export type PathOf = (places: readonly Place[], closed?: boolean) => string;

/** Blocks, houses and streets of one grid, as path data, only where the picture shows them. */
export function drawGrid(plan: CityPlan, grid: Grid, corners: readonly Place[], path: PathOf): GridDrawing {
  const seen = corners.map((corner) => spotOf(grid, corner));
  const range = (axis: 0 | 1) =>
    [Math.min(...seen.map((s) => s[axis])) - 150, Math.max(...seen.map((s) => s[axis])) + 150] as const;
  const [uFrom, uTo] = range(0);
  const [vFrom, vTo] = range(1);
  const columns = lines(grid.columns, grid.minorColumns).filter(([, at]) => at > uFrom && at < uTo);
  const rows = lines(grid.rows, grid.minorRows).filter(([, at]) => at > vFrom && at < vTo);
  const toPath = (spots: readonly Spot[], closed = false) =>
    path(
      spots.map((spot) => placeOf(grid, spot)),
      closed,
    );
  const free = freeSpots(plan, grid);

  const streets: Record<Rank, string> = { 0: '', 1: '', 2: '' };
  for (const [, at, rank, from = -reach, to = reach] of columns) {
    streets[rank] += toPath([
      [at, Math.max(from, vFrom)],
      [at, Math.min(to, vTo)],
    ]);
  }
  for (const [, at, rank, from = -reach, to = reach] of rows) {
    streets[rank] += toPath([
      [Math.max(from, uFrom), at],
      [Math.min(to, uTo), at],
    ]);
  }

  let blocks = '';
  let houses = '';
  for (const [i, left] of columns.entries()) {
    for (const [j, low] of rows.entries()) {
      const right = columns[i + 1];
      const high = rows[j + 1];
      if (!right || !high) continue;
      const [u0, u1, v0, v1] = [left[1] + 9, right[1] - 9, low[1] + 8, high[1] - 8];
      if (u1 - u0 < 20 || v1 - v0 < 20 || !free([(u0 + u1) / 2, (v0 + v1) / 2])) continue;
      blocks += toPath(
        [
          [u0, v0],
          [u1, v0],
          [u1, v1],
          [u0, v1],
        ],
        true,
      );
      houses += housesIn(plan.key, u0, u1, v0, v1, free, toPath);
    }
  }
  return { blocks, houses, streets };
}

/** Named streets and lanes in order, with lanes of our own where the plan ends. */
function lines(named: readonly Street[], minor: readonly number[] = []): readonly Street[] {
  const known = named.map(([, at]) => at).concat(minor);
  const low = Math.min(...known);
  const high = Math.max(...known);
  const lanes: Street[] = minor.map((at) => ['', at, 0]);
  for (let at = low - lanesEvery; at > -reach; at -= lanesEvery) lanes.push(['', at, at % 5 === 0 ? 1 : 0]);
  for (let at = high + lanesEvery; at < reach; at += lanesEvery) lanes.push(['', at, 0]);
  return [...named, ...lanes].toSorted((a, b) => a[1] - b[1]);
}

/** Says whether a spot is land outside the parks, and in the grid's own part. */
function freeSpots(plan: CityPlan, grid: Grid): (spot: Spot) => boolean {
  const inFrame = (ring: readonly Place[]): readonly Point[] => ring.map((place) => spotOf(grid, place));
  const taken = [...plan.water, ...plan.parks, ...(plan.marks ?? [])].map(inFrame);
  const own = grid.within && inFrame(grid.within);
  return (spot) => (!own || isInside(spot, own)) && !taken.some((ring) => isInside(spot, ring));
}

function housesIn(
  key: string,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  free: (spot: Spot) => boolean,
  toPath: (spots: readonly Spot[], closed: boolean) => string,
): string {
  const random = randomFrom(`${key}${Math.round(u0)}:${Math.round(v0)}`);
  const depth = v1 - v0;
  const count = depth > 90 ? 2 : 1;
  const lane = depth > 90 ? 9 : 0;
  let path = '';
  for (let row = 0; row < count; row++) {
    const low = v0 + (row * depth) / count + (row ? lane / 2 : 4);
    const high = v0 + ((row + 1) * depth) / count - (row === count - 1 ? 4 : lane / 2);
    for (let u = u0 + 4; u < u1 - 8;) {
      const big = random() < 0.5;
      const width = Math.min(big ? 30 + random() * 36 : 16 + random() * 22, u1 - 4 - u);
      const deep = (high - low) * (big ? 0.82 + 0.16 * random() : 0.5 + 0.4 * random());
      const base = row === 0 ? low : high - deep;
      if (random() > 0.1 && width > 7 && free([u + width / 2, base + deep / 2])) {
        path += toPath(
          [
            [u, base],
            [u + width, base],
            [u + width, base + deep],
            [u, base + deep],
          ],
          true,
        );
      }
      u += width + (big ? 5 : 2.5);
    }
  }
  return path;
}
