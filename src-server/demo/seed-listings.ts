import { compileOpening, type Opening } from '#shared/availability/opening.ts';
import { newId } from '#server/platform/ids.ts';
import { listingRow } from '#server/modules/partner/partner.module.ts';
import { demoBusinessTypes, shopName } from './names.ts';
import { demoRules } from './opening-patterns.ts';
import type { Random } from './random.ts';
import type { SeedCity } from './seed-cities.ts';

const streets = [
  'Main St',
  'Station St',
  'High St',
  'Market St',
  'Church St',
  'Park Ave',
  'Mill St',
  'King St',
  'Queen St',
  'Bridge St',
  'Garden St',
  'Harbour Ave',
  'Castle St',
  'Museum St',
  'Opera St',
  'River St',
];

/** Metres of latitude in a degree. */
const DEGREE = 111_320;
const FARTHEST = 28_000;

export interface SeedListing {
  readonly row: Record<string, unknown> & {
    readonly id: string;
    readonly max_capacity: number;
    readonly price_per_hour: number | null;
  };
  readonly opening: Opening;
}

interface ListingSeed {
  readonly city: SeedCity;
  readonly random: Random;
  readonly number: number;
  readonly ownerId: string;
  readonly types: readonly { readonly id: string; readonly type: string }[];
  readonly day: (offset: number) => string;
  readonly at: string;
}

/** A place near the centre more often than far from it, within 28 km. */
function pointNear(city: SeedCity, random: Random) {
  const metres = FARTHEST * random.next() ** 2;
  const angle = random.next() * 2 * Math.PI;
  return {
    latitude: city.latitude + (metres * Math.sin(angle)) / DEGREE,
    longitude: city.longitude + (metres * Math.cos(angle)) / (DEGREE * Math.cos((city.latitude * Math.PI) / 180)),
  };
}

/** One listing with its hours, packed and to be asked. */
export function seedListing({ city, random, number, ownerId, types, day, at }: ListingSeed): SeedListing {
  const type = random.pick(types);
  const street = random.pick(streets);
  const templates = demoBusinessTypes.find(([name]) => name === type.type)?.[1] ?? ['{street} Store'];
  const isHotel = type.type === 'Hotel';
  const { latitude, longitude } = pointNear(city, random);
  const rules = demoRules(random, city.zone, isHotel, day);
  const id = newId();
  const row = listingRow({
    id,
    slug: `seed-${number}-${id.slice(-6)}`,
    ownerId,
    name: shopName(random, templates, street),
    address: `${random.between(1, 480)} ${street}, ${city.name}`,
    cityName: city.name,
    region: city.region,
    country: city.country,
    latitude,
    longitude,
    rules,
    phone: '+1 416 555 0100',
    businessTypeId: type.id,
    placeType: isHotel ? 'hotel' : 'shop',
    maxCapacity: random.pick([1, 3, 5, 8, 10, 12, 20, 30, 50]),
    amenities: { wifi: random.chance(0.7), restroom: random.chance(0.5) },
    note: random.chance(0.25) ? 'Ask at the counter; the bag room is at the back.' : null,
    published: random.chance(0.98),
    bookable: random.chance(0.96),
    createdAt: at,
  });
  // The writer adds rows whose columns are all named: these have a default else.
  const counted = { bookings_notifications_enabled: true, status: 'active', rating_sum: 0, reviews_count: 0 };
  return { opening: compileOpening(rules), row: { ...row, ...counted } };
}
