import type { DemoListing, DemoStays, DemoUser } from './demo-stays.ts';
import type { DemoPeople } from './demo-people.ts';
import { createRandom } from './random.ts';

const WEEKS_SEED = 20_261_123;
const DAYS = 56;

interface WeeksRequest {
  readonly people: DemoPeople;
  /** Who stayed yesterday. */
  readonly traveller: DemoUser;
  readonly listings: readonly DemoListing[];
}

/**
 * What was booked in the last eight weeks at the given locations, every eighth of it canceled in time and given back: a
 * little more each week, and on weekends. Draws of its own, so that what else the demo draws stays as it is.
 * @returns the id of a stay that ended yesterday at the last of the locations.
 */
export function demoWeeks(stays: DemoStays, { people, traveller, listings }: WeeksRequest): string {
  const random = createRandom(WEEKS_SEED);
  for (let daysAgo = DAYS; daysAgo > 1; daysAgo -= 1) {
    const count = 2 + Math.floor((DAYS - daysAgo) / 14) + random.between(0, daysAgo % 7 < 2 ? 3 : 1);
    for (let place = 0; place < count; place += 1) {
      const stay = [-daysAgo, random.between(2, 8), random.between(1, 3)] as const;
      stays.add(random, random.pick(listings), people.any(), stay, { isCanceled: random.chance(0.125) });
    }
  }
  const last = listings.at(-1);
  if (last === undefined) throw new RangeError('No locations');
  return stays.add(random, last, traveller, [-1, 3, 2]);
}
