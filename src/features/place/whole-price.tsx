import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { ListingDetails } from '#web/parts/listing/listing-types.ts';

type WholePriceProps = { readonly listing: ListingDetails; readonly className?: string | undefined };

/** What the whole stay costs; struck, and said so, where it can't be had. */
export function WholePrice({ listing: { quote, verdict }, className }: WholePriceProps) {
  const t = useTexts('listing');
  const price = formatMoney(quote.totalPrice, useLocale());
  if (verdict.available) return <strong className={className}>{price}</strong>;
  return (
    <>
      <span className="sr-only">{t('wasPrice', { price })}</span>
      <s aria-hidden className={className}>
        {price}
      </s>
    </>
  );
}
