import { z } from 'zod';
import type { GeoPoint } from './distance.ts';

export interface FoundPlace extends GeoPoint {
  readonly id: string;
  readonly kind: 'city' | 'district' | 'landmark' | 'station' | 'address';
  readonly name: string;
  /** What tells it from others of its name: the rest of its address. */
  readonly context: string;
}

/** Finds places by what was typed, nearer ones first. */
export interface PlaceFinder {
  /** @throws when the service does not answer in time or refuses. */
  find(question: {
    readonly text: string;
    readonly near?: GeoPoint | undefined;
    readonly language: string;
  }): Promise<readonly FoundPlace[]>;
}

/** Metres around the traveller's place in which results count more. */
const BIAS_RADIUS = 20_000;
const MAX_FOUND = 6;
const TIMEOUT_MS = 3000;
const FIELDS = ['id', 'displayName', 'formattedAddress', 'location', 'types'].map((field) => `places.${field}`);

const answerSchema = z.object({
  places: z
    .array(
      z.object({
        id: z.string(),
        displayName: z.object({ text: z.string() }),
        formattedAddress: z.string().default(''),
        location: z.object({ latitude: z.number(), longitude: z.number() }),
        types: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});

const kinds: readonly (readonly [FoundPlace['kind'], RegExp])[] = [
  ['station', /station|airport|terminal/],
  ['city', /^(locality|postal_town|administrative_area_level_\d)$/],
  ['district', /^(neighborhood|sublocality)/],
  ['address', /^(street_address|premise|route|postal_code)$/],
];

const kindOf = (types: readonly string[]): FoundPlace['kind'] =>
  kinds.find(([, pattern]) => types.some((type) => pattern.test(type)))?.[0] ?? 'landmark';

interface GoogleOptions {
  readonly key: string;
  /** Where the service is; another address in tests. */
  readonly url: string;
}

/** Google's text search: one question answers names, addresses and coordinates. */
export function createGooglePlaces({ key, url }: GoogleOptions): PlaceFinder {
  return {
    find: async ({ text, near, language }) => {
      const answer = await fetch(`${url}/places:searchText`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS.join(',') },
        body: JSON.stringify({
          textQuery: text,
          languageCode: language,
          pageSize: MAX_FOUND,
          ...(near && { locationBias: { circle: { center: near, radius: BIAS_RADIUS } } }),
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`Google Places answered ${answer.status}`);
      const { places } = answerSchema.parse(await answer.json());
      return places.map(({ id, displayName: { text: name }, formattedAddress, location, types }) => ({
        id,
        kind: kindOf(types),
        name,
        context: formattedAddress.startsWith(`${name}, `) ? formattedAddress.slice(name.length + 2) : formattedAddress,
        ...location,
      }));
    },
  };
}
