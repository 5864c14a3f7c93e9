import { opensAgain } from './opens-again.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import type { ListingForStay } from './listing-types.ts';
import styles from './listing-parts.module.css';
import { PriceText } from './price-text.tsx';

type WholePriceProps = {
  readonly listing: Pick<ListingForStay, 'quote' | 'verdict' | 'tariff'>;
  /** Says the currency: other prices next to it are in another one. */
  readonly tellsCurrency?: boolean;
};

/** The stay's whole price with the rates under it; struck, with the next opening, where the stay is not possible. */
export function WholePrice({ listing, tellsCurrency = false }: WholePriceProps) {
  const t = useTexts('listing');
  const words = useOpeningWords();
  const locale = useLocale();
  const { quote, verdict, tariff } = listing;
  const { currency } = quote.totalPrice;
  const price = `${formatMoney(quote.totalPrice, locale)}${tellsCurrency ? `\u00a0${currency}` : ''}`;
  const next = opensAgain(verdict);
  if (verdict.available) {
    return (
      <div className={styles.whole}>
        <p className={styles.amountLine}>
          <strong className={styles.amount}>{price}</strong>{' '}
          <span className={styles.bags}>{t('bags', { count: quote.bagsCount })}</span>
        </p>
        <p className={styles.rates}>
          <PriceText tariff={tariff} /> <span className={styles.rateNote}>{t('rateNote')}</span>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.whole}>
      <p className={styles.amountLine}>
        <span className="sr-only">{t('wasPrice', { price })}</span>
        <s aria-hidden className={styles.amount}>
          {price}
        </s>
      </p>
      <p className={styles.next}>{next === null ? <PriceText tariff={tariff} /> : words(next)}</p>
    </div>
  );
}
