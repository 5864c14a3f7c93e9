import type { Instant } from '@js-joda/core';
import type { Language } from '#shared/messages/text.ts';
import { newId } from '#server/platform/ids.ts';
import { plusMinutes } from '#shared/time/instants.ts';
import { firstNames, lastNames } from './names.ts';
import { createRandom } from './random.ts';

const PEOPLE_SEED = 20_261_124;
const DAY = 24 * 60;

/** Who has the locations of each city, besides the demo's partner. */
const hosts: Readonly<
  Record<string, readonly (readonly [firstName: string, lastName: string, language?: Language])[]>
> = {
  Toronto: [
    ['Amélie', 'Tremblay'],
    ['Wei', 'Chen'],
    ['Ruth', 'Adeyemi'],
  ],
  Montreal: [
    ['Marc', 'Dubois', 'french'],
    ['Louise', 'Gagnon', 'french'],
  ],
  Vancouver: [
    ['Owen', 'Park'],
    ['Harpreet', 'Gill'],
  ],
  Seattle: [
    ['Ingrid', 'Olsen'],
    ['Samuel', 'Okoro'],
  ],
  'San Francisco': [
    ['Luca', 'Ferri'],
    ['Aiko', 'Tanaka'],
  ],
  'Los Angeles': [
    ['Rosa', 'Jiménez', 'spanish'],
    ['Daniel', 'Cho'],
  ],
};

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role?: 'customer' | 'partner' | 'administrator';
  /** Who has none booked without an account. */
  readonly passwordHash: string | null;
  readonly language?: Language;
  readonly createdAt: string;
}

/** A person as the database keeps them. */
export const personRow = (person: Person) => ({
  id: newId(),
  email: person.email,
  password_hash: person.passwordHash,
  first_name: person.firstName,
  last_name: person.lastName,
  phone_number: '+1 416 555 0142',
  country_of_residence: 'canada',
  language: person.language ?? 'english',
  is_partner: person.role === 'partner',
  role: person.role === 'administrator' ? 'admin' : 'customer',
  admin_role: person.role === 'administrator' ? 'owner' : null,
  confirmed_at: person.passwordHash === null ? null : person.createdAt,
  created_at: person.createdAt,
  updated_at: person.createdAt,
});

export type PersonRow = ReturnType<typeof personRow>;

const speakers: Readonly<Record<Exclude<Language, 'english'>, readonly string[]>> = {
  french: ['Léa', 'Chloé', 'Tremblay', 'Dubois'],
  spanish: ['Mateo', 'Diego', 'García', 'Silva'],
};

/** In which language people of this name were brought up, if their name says one of ours. */
const languageOf = (...names: readonly string[]): Language =>
  (['french', 'spanish'] as const).find((language) => names.some((name) => speakers[language].includes(name))) ??
  'english';

const addressOf = (firstName: string, lastName: string, domain: string) =>
  `${firstName}.${lastName}@${domain}`
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * The partners and travellers of the demo whom no one signs in as: partners share the locations of their city, two
 * travellers in three booked without an account. Draws of its own, so that what else the demo draws stays as it is.
 */
export function demoPeople(now: Instant, passwordHash: string) {
  const random = createRandom(PEOPLE_SEED);
  const daysAgo = (most: number) => plusMinutes(now, -DAY * random.between(70, most)).toString();
  const partners = new Map(
    Object.entries(hosts).map(([city, names]) => [
      city,
      names.map(([firstName, lastName, language = 'english']) => {
        const email = addressOf(firstName, lastName, 'cloakroom.example');
        return personRow({
          firstName,
          lastName,
          email,
          role: 'partner',
          language,
          passwordHash,
          createdAt: daysAgo(900),
        });
      }),
    ]),
  );
  const travellers = new Map<string, PersonRow>();
  const named = (firstName: string, lastName: string): PersonRow => {
    const email = addressOf(firstName, lastName, 'example.com');
    const known = travellers.get(email);
    if (known !== undefined) return known;
    const language = random.chance(0.8) ? languageOf(firstName, lastName) : 'english';
    const hash = random.chance(1 / 3) ? passwordHash : null;
    const made = personRow({ firstName, lastName, email, passwordHash: hash, language, createdAt: daysAgo(200) });
    travellers.set(email, made);
    return made;
  };
  return {
    /** Who has location number `index` of a city. */
    hostOf: (city: string, index: number): PersonRow => {
      const ofCity = partners.get(city) ?? [];
      const host = ofCity[index % ofCity.length];
      if (host === undefined) throw new RangeError(`No partner has locations in ${city}`);
      return host;
    },
    partners: [...partners.values()].flat(),
    /** The traveller of this name, always the same one. */
    named,
    any: (): PersonRow => named(random.pick(firstNames), random.pick(lastNames)),
    /** All travellers that were asked for. */
    travellers: (): readonly PersonRow[] => [...travellers.values()],
  };
}

export type DemoPeople = ReturnType<typeof demoPeople>;
