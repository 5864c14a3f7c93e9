import { subtract, times } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Quote } from './quote.ts';

/** How the price of storage came about, for one sentence or line; the wording lives in the message catalogues. */
export type StorageSentence =
  | {
      readonly key: 'hourly';
      /** hours × rate × items = storage */
      readonly params: {
        readonly hours: number;
        readonly pricePerHour: Money;
        readonly bagsCount: number;
        readonly storage: Money;
      };
    }
  | {
      readonly key: 'day';
      /** daily maximum × items = storage */
      readonly params: { readonly maxPrice: Money; readonly bagsCount: number; readonly storage: Money };
    }
  | {
      readonly key: 'overnight';
      /** (first day + nights × fee) × items = storage; `firstDays` and `extraDays` are for all items. */
      readonly params: {
        readonly firstDay: Money;
        readonly nights: number;
        readonly overnightFee: Money;
        readonly bagsCount: number;
        readonly firstDays: Money;
        readonly extraDays: Money;
        readonly storage: Money;
      };
    };

export function storageSentence(quote: Quote): StorageSentence {
  const { bagsCount, storage, rates, firstDay, nights } = quote;
  if (quote.mode === 'hourly') {
    return {
      key: 'hourly',
      params: { hours: quote.firstDayHours, pricePerHour: rates.pricePerHour, bagsCount, storage },
    };
  }
  if (quote.mode === 'day') return { key: 'day', params: { maxPrice: rates.maxPrice, bagsCount, storage } };
  const firstDays = times(firstDay, bagsCount);
  const extraDays = subtract(storage, firstDays);
  const { overnightFee } = rates;
  return { key: 'overnight', params: { firstDay, nights, overnightFee, bagsCount, firstDays, extraDays, storage } };
}
