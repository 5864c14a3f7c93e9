import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

test('a place that was chosen in one language is called in that of its reader', async () => {
  const place = { label: 'Gare Centrale, Montreal', latitude: 45.5, longitude: -73.57 };
  const french = await inLanguage({ place, bagsCount: 2 }, 'fr');
  expect(french).toEqual({ place: { ...place, label: 'Gare Centrale, Montréal' }, bagsCount: 2 });
  expect(await inLanguage({ place }, 'es')).toEqual({ place });
});
