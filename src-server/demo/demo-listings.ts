import { newId } from '#server/platform/ids.ts';
import { firstFree, type ListingDraft, slugOf } from '#server/modules/partner/partner.module.ts';
import type { DemoCity } from './cities.ts';
import { demoAmenities } from './demo-amenities.ts';
import { demoBusinessTypes, shopName } from './names.ts';
import { demoRules } from './opening-patterns.ts';
import type { Random } from './random.ts';
import { ashore } from './shores.ts';
import { torontoAddress } from './toronto-streets.ts';

interface ListingRequest {
  readonly city: DemoCity;
  readonly random: Random;
  readonly day: (offset: number) => string;
  readonly at: string;
  readonly types: readonly { readonly id: string; readonly type: string }[];
  readonly ownerOf: (index: number) => { readonly id: string; readonly email: string };
  /** What the city's region takes for an hour and at most for the first day. */
  readonly rates: Rates;
}

/** In minor units. */
interface Rates {
  readonly hour: number;
  readonly max: number;
}

/** What some locations take less or more than their region. */
const others: readonly Rates[] = [
  { hour: -50, max: -200 },
  { hour: -25, max: -100 },
  { hour: 50, max: 200 },
];

function ownRates({ hour, max }: Rates, other: Rates | undefined) {
  return { pricePerHour: other ? hour + other.hour : null, maxPrice: other ? max + other.max : null };
}

/** What York Street Coffee's partner has answered, the first location of the demo. */
const yorkStreet = {
  amenities: { ramp: true, lift: false, camera: true, languages: ['en', 'fr', 'ko'] },
  additionalInformation: null,
} satisfies Pick<ListingDraft, 'amenities' | 'additionalInformation'>;

/** The locations of a demo city. */
export function demoListings({ city, random, day, at, types, ownerOf, rates }: ListingRequest): ListingDraft[] {
  const slugs = new Set<string>();
  // A shop of the demo is of a kind that has names; which one it is hangs on how many there are.
  const kinds = types.filter(({ type }) => demoBusinessTypes.some(([name]) => name === type));
  const nextAnswers = demoAmenities(city);
  return Array.from({ length: city.listings }, (_, index) => {
    const type = random.pick(kinds);
    const templates = demoBusinessTypes.find(([name]) => name === type.type)?.[1] ?? [];
    const street = random.pick(city.streets);
    const first = city.name === 'Toronto' && index === 0;
    const name = first ? 'York Street Coffee' : shopName(random, templates, street);
    const slug = firstFree(slugOf(`${name}-${city.name}`), slugs);
    slugs.add(slug);
    const landmark = city.landmarks[index % city.landmarks.length];
    if (landmark === undefined) throw new Error(`${city.name} has no landmark`);
    const spread = landmark[0].includes('Airport') ? 0.004 : 0.009;
    const [, landmarkLatitude, landmarkLongitude] = landmark;
    const { latitude, longitude } = first
      ? { latitude: 43.6463, longitude: -79.3815 }
      : ashore(
          {
            latitude: landmarkLatitude + (random.next() - 0.5) * spread,
            longitude: landmarkLongitude + (random.next() - 0.5) * spread * 1.3,
          },
          { latitude: landmarkLatitude, longitude: landmarkLongitude },
          city,
        );
    const owner = ownerOf(index);
    const isHotel = type.type === 'Hotel' && !first;
    const answers = nextAnswers();
    const said = first ? yorkStreet : answers;
    const rules = first
      ? { zone: city.zone, availableFullTime: false, weekly: weekOf(6.5, 21, 23), special: [], closures: [] }
      : demoRules(random, city.zone, isHotel, day);
    return {
      id: newId(),
      slug,
      ownerId: owner.id,
      name,
      address: first
        ? '61 York St, Toronto, ON M5J 1P3'
        : `${houseIn(city, { latitude, longitude }, `${random.between(2, 480)} ${street}`)}, ${city.name}, ${city.region}`,
      cityName: city.name,
      region: city.region,
      country: city.country,
      latitude,
      longitude,
      rules,
      phone: `+1 ${city.phoneArea} 555 0${random.between(100, 199)}`,
      notificationsEmail: owner.email,
      businessTypeId: first ? (types[0]?.id ?? type.id) : type.id,
      placeType: isHotel ? ('hotel' as const) : ('shop' as const),
      maxCapacity: first ? 30 : random.pick([5, 8, 10, 12, 20, 30, 50]),
      additionalInformation: said.additionalInformation,
      amenities: { wifi: random.chance(0.7) || first, restroom: random.chance(0.5) || first, ...said.amenities },
      note: first
        ? 'The bag room is behind the bar. After 8:00 PM, ring the bell at the side door on Piper St.'
        : random.chance(0.25)
          ? 'Ask at the counter; the bag room is at the back.'
          : null,
      published: true,
      bookable: first || !random.chance(0.04),
      ...ownRates(rates, random.chance(0.1) ? random.pick(others) : others[(index % 8) - 1]),
      createdAt: at,
    };
  });
}

/** Where a location stands in Toronto is where its address is; elsewhere the address is any. */
const houseIn = (
  city: DemoCity,
  at: { readonly latitude: number; readonly longitude: number },
  anyHouse: string,
): string => (city.name === 'Toronto' ? torontoAddress(at).address : anyHouse);

function weekOf(from: number, to: number, friday: number) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  return days.map((day) => ({ day, from: from * 60, to: (day === 'friday' ? friday : to) * 60 }));
}
