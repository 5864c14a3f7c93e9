import { packOpening } from '#shared/availability/pack-opening.ts';
import { newId } from '#server/platform/ids.ts';
import { pointLiteral, toMercator } from '#server/modules/search/search.module.ts';
import type { DemoCity } from './cities.ts';
import { demoBusinessTypes, shopName } from './names.ts';
import { demoRules } from './opening-patterns.ts';
import type { Random } from './random.ts';
import { ashore } from './shores.ts';

interface ListingRequest {
  readonly city: DemoCity;
  readonly random: Random;
  readonly day: (offset: number) => string;
  readonly at: string;
  readonly types: readonly { readonly id: string; readonly type: string }[];
  readonly ownerOf: (index: number) => string;
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
  return { price_per_hour: other ? hour + other.hour : null, max_price: other ? max + other.max : null };
}

/** The locations of a demo city, with the rows of their hours. */
export function demoListings({ city, random, day, at, types, ownerOf, rates }: ListingRequest) {
  const slugs = new Set<string>();
  return Array.from({ length: city.listings }, (_, index) => {
    const type = random.pick(types);
    const templates = demoBusinessTypes.find(([name]) => name === type.type)?.[1] ?? ['{street}'];
    const street = random.pick(city.streets);
    const first = city.name === 'Toronto' && index === 0;
    const name = first ? 'York Street Coffee' : shopName(random, templates, street);
    const slug = uniqueSlug(`${name}-${city.name}`, slugs);
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
    const isHotel = type.type === 'Hotel' && !first;
    const rules = first
      ? { zone: city.zone, availableFullTime: false, weekly: weekOf(6.5, 21, 23), special: [], closures: [] }
      : demoRules(random, city.zone, isHotel, day);
    const packed = packOpening(rules);
    const id = newId();
    const row = {
      id,
      slug,
      owner_id: ownerOf(index),
      name,
      alternative_name: null,
      address: first
        ? '61 York St, Toronto, ON M5J 1P3'
        : `${random.between(2, 480)} ${street}, ${city.name}, ${city.region}`,
      city_name: city.name,
      region: city.region,
      country: city.country,
      postal_code: null,
      latitude,
      longitude,
      position: pointLiteral(toMercator(latitude, longitude)),
      time_zone: city.zone,
      emergency_phone: `+1 ${city.phoneArea} 555 0${random.between(100, 199)}`,
      notifications_email: 'partner@cloakroom.example',
      business_type_id: first ? (types[0]?.id ?? type.id) : type.id,
      storage_place_type: isHotel ? 'hotel' : 'shop',
      max_capacity: first ? 30 : random.pick([5, 8, 10, 12, 20, 30, 50]),
      wi_fi: random.chance(0.7),
      restroom: random.chance(0.5),
      note: first
        ? 'The bag room is behind the bar. After 8:00 PM, ring the bell at the side door on Piper St.'
        : random.chance(0.25)
          ? 'Ask at the counter; the bag room is at the back.'
          : null,
      available_full_time: rules.availableFullTime,
      published: true,
      bookable: first || !random.chance(0.04),
      rules: JSON.stringify({ weekly: rules.weekly, special: rules.special, closures: rules.closures }),
      week_open: packed.weekOpen,
      shut: packed.shut,
      opened: packed.opened,
      ...ownRates(rates, random.chance(0.1) ? random.pick(others) : others[(index % 8) - 1]),
      created_at: at,
      updated_at: at,
    };
    const special = rules.special.map((entry) => ({
      id: newId(),
      listing_id: id,
      date: entry.date,
      closed: entry.closed,
    }));
    return {
      row,
      rules,
      weekly: rules.weekly.map((slot) => ({
        id: newId(),
        listing_id: id,
        day: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].indexOf(slot.day) + 1,
        from_minute: slot.from,
        to_minute: slot.to,
      })),
      special,
      specialSlots: rules.special.flatMap((entry, place) =>
        entry.slots.map((slot) => ({
          id: newId(),
          special_day_id: special[place]?.id ?? '',
          from_minute: slot.from,
          to_minute: slot.to,
        })),
      ),
      closures: rules.closures.map((period) => ({
        id: newId(),
        listing_id: id,
        from_date: period.from,
        to_date: period.to,
      })),
    };
  });
}

function weekOf(from: number, to: number, friday: number) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  return days.map((day) => ({ day, from: from * 60, to: (day === 'friday' ? friday : to) * 60 }));
}

function uniqueSlug(text: string, taken: Set<string>): string {
  const base = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  taken.add(slug);
  return slug;
}
