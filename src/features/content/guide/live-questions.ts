import type { TextKey } from '#shared/messages/areas.ts';
import { fill, type TextParams } from '#shared/messages/text.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import type { Texts } from '#web/lib/texts.ts';
import type { Guide, LiveQuestion } from './guide-types.ts';

/** The two questions whose answers the locations themselves give; none that they cannot answer. */
export function liveQuestions(guide: Guide, place: string | undefined, texts: Texts): readonly LiveQuestion[] {
  const { locale } = texts;
  const words = texts.of('guide');
  const t = (key: TextKey<'guide'>, params: TextParams) => fill(words[key] ?? '', params, locale);
  const near = place ?? guide.sights.find(({ kind }) => kind === 'station')?.name;
  const about = place === undefined ? guide.sights.find(({ name }) => name === near) : guide.around;
  const first = about?.nearest ?? null;
  const where =
    near === undefined || about?.from == null || about.within === 0 || first === null
      ? []
      : [
          {
            id: 'where',
            question: t('whereQuestion', { place: near }),
            answer: t('whereAnswer', {
              count: about.within,
              name: first.name,
              walk: t('walk', { count: first.minutes }),
              bags: guide.bagsCount,
              hours: guide.hours,
              price: formatMoney(about.from, locale),
            }),
          },
        ];
  if (guide.cost === null) return where;
  const { rates, handlingFee } = guide.cost.quote;
  return [
    ...where,
    {
      id: 'cost',
      question: t('costQuestion', { city: guide.city.name }),
      answer: t('costAnswer', {
        hour: formatMoney(rates.pricePerHour, locale),
        day: formatMoney(rates.maxPrice, locale),
        name: guide.cost.name,
        fee: formatMoney(handlingFee, locale),
      }),
    },
  ];
}
