import type { labelWriter } from './labels.ts';
import type { CityPlan, Grid, Spot } from './plan.ts';
import { isInside, placeOf, type Point } from './projection.ts';

const apart = 620;
const reach = 2600;

/** Names along the streets, main ones first, each again after some hundred metres. */
export function streetNames(
  plan: CityPlan,
  grid: Grid,
  scale: number,
  project: (spot: Spot) => Point,
  write: ReturnType<typeof labelWriter>,
): readonly string[] {
  const step = apart / Math.max(0.6, Math.min(2, scale));
  const allowed = (spot: Spot): boolean => {
    const place = placeOf(grid, spot);
    return (!grid.within || isInside(place, grid.within)) && !plan.water.some((ring) => isInside(place, ring));
  };
  const names: string[] = [];
  const along = (streets: Grid['columns'], spotAt: (at: number, along: number) => Spot, angle: number) => {
    for (const rank of [2, 1]) {
      for (const [index, [name, at, own, from = -reach, to = reach]] of streets.entries()) {
        if (own !== rank || !name) continue;
        for (let place = from + 70 + ((index * 170) % step); place < to; place += step) {
          const spot = spotAt(at, place);
          if (allowed(spot))
            names.push(write(project(spot), name, { size: rank === 2 ? 11 : 10.5, angle: upright(angle) }));
        }
      }
    }
  };
  along(grid.rows, (at, place) => [place, at], -grid.turn);
  along(grid.columns, (at, place) => [at, place], -grid.turn - 90);
  return names;
}

/** The same line, so turned that letters do not stand on their heads. */
function upright(angle: number): number {
  const turned = ((((angle + 90) % 180) + 180) % 180) - 90;
  return turned;
}
