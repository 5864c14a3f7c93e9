import { expect, it } from 'vitest';
import { createTexts } from '#web/lib/texts.ts';
import type { Guide } from './guide-types.ts';
import { liveQuestions } from './live-questions.ts';

const guideAt = (minutes: number) =>
  ({
    sights: [],
    around: { within: 4, from: { minor: 1572, currency: 'USD' }, nearest: { name: 'Bell Inn', minutes } },
    bagsCount: 2,
    hours: 8,
    cost: null,
  }) as unknown as Guide;

it.each([
  ['en', 1, 'is Bell Inn, 1 minute away.'],
  ['en', 3, 'is Bell Inn, 3 minutes away.'],
  ['fr', 1, 'est Bell Inn, à 1 minute.'],
  ['fr', 3, 'est Bell Inn, à 3 minutes.'],
  ['es', 1, 'es Bell Inn, a 1 minuto.'],
  ['es', 3, 'es Bell Inn, a 3 minutos.'],
] as const)('says in %s how far the nearest location is, by %d', async (locale, minutes, said) => {
  const texts = createTexts(locale);
  await texts.load(['guide']);
  const [where] = liveQuestions(guideAt(minutes), 'King Street Station', texts);
  expect(where?.answer).toContain(said);
});
