import { keepPreviousData } from '@tanstack/react-query';
import type { StayText } from '#web/parts/filter/filter.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import styles from './stay-price.module.css';

type StayPriceProps = {
  /** Id or slug. */
  readonly listing: string;
  readonly stay: StayText;
  readonly bagsCount: number;
  readonly code?: string | undefined;
};

/** The whole price of a stay, asked from the server while it is being chosen; a new one fades in. */
export function StayPrice({ listing, stay, bagsCount, code }: StayPriceProps) {
  const t = useTexts('dates');
  const locale = useLocale();
  const quote = trpc.pricing.quote.useQuery(
    { listing, stay, bagsCount, code },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );
  if (quote.data === undefined) {
    return quote.isError ? (
      '–'
    ) : (
      <>
        <span className="sr-only">{t('loadingPrice')}</span>
        <Skeleton width={92} height={28} radius={6} />
      </>
    );
  }
  const amount = formatMoney(quote.data.totalWithDiscount, locale);
  return (
    <span key={amount} className={styles.amount} data-old={quote.isPlaceholderData || undefined}>
      {amount}
    </span>
  );
}
