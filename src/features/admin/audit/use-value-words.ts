import { numbersOf } from '#shared/money/format-money.ts';
import { formatShare } from '#web/lib/format/share.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useShopKindWords } from '#web/parts/listing/use-shop-kind-words.ts';
import { useQueueWords } from '../jobs/use-queue-words.ts';
import { useMoments } from '../kit/use-moments.ts';
import { placeName } from '../rates/place-name.ts';
import { useCodeWords } from './use-field-words.ts';

/** Columns and fields in minor units. */
const isAmount = (name: string): boolean => /(_minor|^minor$|Minor|price|Price|fee|Fee)/.test(name);

/** Columns that hold a code of a few, and not what a person wrote. */
const isCoded = (name: string): boolean =>
  /(^|_)(status|role|language|kind|decision|way|may|type|reason|share|about|whenMet|pageType|choice)$/.test(name);

/** Whether a value is an instant as JSON has it. */
export const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text);

/** A value of a column as people read it: amounts in the thing's currency, rates in per cent, instants as times. */
export function useValueWords(currency: string | null): (name: string, value: unknown) => string {
  const t = useTexts('adminAudit');
  const locale = useLocale();
  const { moment } = useMoments();
  const codeWords = useCodeWords();
  const queueWords = useQueueWords();
  const kindWords = useShopKindWords();
  return (name, value) => {
    if (value === null || value === undefined || value === '') return t('empty');
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (typeof value === 'string' && name === 'business_type_id') return kindWords(value);
    if (typeof value === 'string' && name === 'queue') return queueWords(value);
    if (typeof value === 'string' && name === 'country') return placeName({ country: value, region: null }, locale);
    if (typeof value === 'string') return isInstant(value) ? moment(value) : isCoded(name) ? codeWords(value) : value;
    if (typeof value !== 'number') return JSON.stringify(value);
    if (/(millionths|Millionths)$/.test(name)) return formatShare(value, locale);
    if (name === 'basis_points') return formatShare(value * 100, locale);
    if (currency !== null && isAmount(name)) return formatMoney({ minor: value, currency }, locale);
    return value.toLocaleString(numbersOf(locale));
  };
}
