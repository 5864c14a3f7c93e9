import { furtherAmenities } from '#shared/amenities/amenities.ts';
import type { Amenities } from '#shared/amenities/amenities-schema.ts';
import type { DemoCity } from './cities.ts';
import { createRandom } from './random.ts';

interface Answers {
  readonly amenities: Amenities;
  readonly additionalInformation: string | null;
}

const information = [
  'Large suitcases are welcome; the bag room is on the ground floor.',
  'Please ring at the side door when the front is busy.',
  'Prams, skis and instruments are kept upright.',
];

const furtherLanguages = ['pt', 'it', 'de', 'zh', 'ja', 'ko', 'ar', 'hi', 'uk'] as const;

/**
 * What the partners of a city have answered about their locations, one after the other: most of them some of it.
 * Drawn apart from the locations themselves, which stay as they are.
 */
export function demoAmenities({ latitude, region }: Pick<DemoCity, 'latitude' | 'region'>): () => Answers {
  const random = createRandom(Math.round(latitude * 1000));
  const local = region === 'QC' ? (['en', 'fr'] as const) : (['en'] as const);
  return () => ({
    amenities: {
      ...Object.fromEntries(
        furtherAmenities.flatMap((name) => (random.chance(0.6) ? [[name, random.chance(0.6)]] : [])),
      ),
      ...(random.chance(0.7)
        ? { languages: random.chance(0.5) ? [...local, random.pick(furtherLanguages)] : [...local] }
        : {}),
    },
    additionalInformation: random.chance(0.25) ? random.pick(information) : null,
  });
}
