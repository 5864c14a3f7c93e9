import type { ReactNode } from 'react';
import { isZero, negate } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { formatShare } from '#web/lib/format/share.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Amount } from './amount.tsx';
import styles from './price-ticket.module.css';
import { storageText } from './price-words.ts';

export type PriceLinesProps = {
  /** Missing while it loads for the first time. */
  readonly quote: Quote | undefined;
  readonly stale: boolean;
  /** The discount's label: a quiet button, or the words with the code's chip; null where there is none. */
  readonly discount: ReactNode;
  /** Without how the storage is reckoned and without the sum. */
  readonly brief?: boolean | undefined;
  /** The amount to pay follows: the sum is said only where it is another. */
  readonly isBeforeAmount?: boolean | undefined;
};

/** Every line of the receipt above the perforation. */
export function PriceLines({ quote, stale, discount, brief = false, isBeforeAmount = false }: PriceLinesProps) {
  const t = useTexts('booking');
  const locale = useLocale();
  const amount = (money: Money | undefined) => <Amount money={money} stale={stale} />;
  const taxed = !quote || !isZero(quote.taxAmount);
  const off = quote && !isZero(quote.couponDiscount) ? negate(quote.couponDiscount) : null;
  const hasSum = !brief && (!isBeforeAmount || off !== null || (quote && !isZero(quote.waived)));
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>
          {t('storage')}
          {!brief && (
            <span className={styles.why}>
              {quote ? (
                storageText(quote, t, locale)
              ) : (
                <Skeleton width={210} height={12} className={styles.whyLoading} />
              )}
            </span>
          )}
        </dt>
        <dd>{amount(quote?.storage)}</dd>
      </div>
      <div className={styles.line}>
        <dt>{t('locationFee')}</dt>
        <dd>{amount(quote?.handlingFee)}</dd>
      </div>
      {taxed && (
        <div className={styles.line}>
          <dt>
            {t('tax', { rate: quote ? formatShare(quote.rates.taxRateMillionths, locale) : '' }).replace(/, $/, '')}
          </dt>
          <dd>{amount(quote?.taxAmount)}</dd>
        </div>
      )}
      <div className={styles.line}>
        <dt>{t('insurance')}</dt>
        <dd className={styles.good}>{t('free')}</dd>
      </div>
      {hasSum && (
        <div className={cx(styles.line, styles.total)}>
          <dt>{t('total')}</dt>
          <dd>{amount(quote?.totalPrice)}</dd>
        </div>
      )}
      {(discount !== null || off) && (
        <div className={cx(styles.discount, !hasSum && styles.ruled)}>
          <dt>{discount}</dt>
          {off && (
            <dd className={cx(styles.good, styles.medium)}>
              <Amount money={off} stale={stale} />
            </dd>
          )}
        </div>
      )}
      {quote && !isZero(quote.waived) && (
        <div className={styles.line}>
          <dt>
            {t('waived')}
            <span className={styles.why}>{t('waivedWhy')}</span>
          </dt>
          <dd className={styles.good}>
            <Amount money={negate(quote.waived)} stale={stale} />
          </dd>
        </div>
      )}
    </dl>
  );
}
