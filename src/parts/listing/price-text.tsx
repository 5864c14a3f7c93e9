import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { ListingForStay } from './listing-types.ts';

type PriceTextProps = { readonly tariff: ListingForStay['tariff'] };

/** "$2.50/hr or $9.95/day": rates for one bag. Needs the area `listing`. */
export function PriceText({ tariff }: PriceTextProps) {
  const t = useTexts('listing');
  const locale = useLocale();
  const money = (minor: number) => formatMoney({ minor, currency: tariff.currency }, locale);
  return <span>{t('priceText', { perHour: money(tariff.pricePerHour), perDay: money(tariff.maxPrice) })}</span>;
}
