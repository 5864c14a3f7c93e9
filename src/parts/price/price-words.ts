import { times } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { CouponProblem, Quote } from '#shared/pricing/quote.ts';
import { storageSentence } from '#shared/pricing/storage-sentence.ts';
import type { Locale } from '#shared/messages/text.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import type { useTexts } from '#web/lib/texts.ts';

type BookingTexts = ReturnType<typeof useTexts<'booking'>>;

/** How the price of storage came about, in one sentence by its mode. */
export function storageText(quote: Quote, t: BookingTexts, locale: Locale): string {
  const write = (amount: Money) => formatMoney(amount, locale);
  const { key, params } = storageSentence(quote);
  const bags = t('bags', { count: quote.bagsCount });
  if (key === 'hourly') {
    return t('storageHourly', { bags, hours: t('hours', { count: params.hours }), rate: write(params.pricePerHour) });
  }
  if (key === 'overnight') {
    const { firstDay, nights, overnightFee } = params;
    const night = { nights: t('nights', { count: nights }), rate: write(overnightFee) };
    return t('storageOvernight', { bags, first: write(firstDay), ...night });
  }
  const byHour = times(quote.rates.pricePerHour, quote.firstDayHours);
  if (byHour.minor <= params.maxPrice.minor) return t('storageDay', { bags, rate: write(params.maxPrice) });
  const hours = { hours: t('hours', { count: quote.firstDayHours }), hourRate: write(quote.rates.pricePerHour) };
  return t('storageDayCheaper', { bags, rate: write(params.maxPrice), hourly: write(byHour), ...hours });
}

const problemTexts = {
  unknown: 'codeUnknown',
  expired: 'codeExpired',
  notYetValid: 'codeNotYetValid',
  usedUp: 'codeUsedUp',
  usedUpByCustomer: 'codeUsedUpByCustomer',
  otherCurrency: 'codeOtherCurrency',
  otherCountry: 'codeOtherCountry',
} as const satisfies Record<CouponProblem, string>;

/** Why a discount code gives nothing. */
export const couponProblemText = (problem: CouponProblem, t: BookingTexts): string => t(problemTexts[problem]);
