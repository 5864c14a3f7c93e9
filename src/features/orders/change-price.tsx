import { keepPreviousData } from '@tanstack/react-query';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { changeInput, isOtherStay, type WantedStay } from './change-input.ts';
import type { Order } from './order.ts';

type ChangePriceProps = { readonly order: Order; readonly wanted: WantedStay };

/** What the order would cost in all as it is being changed; a dash where it cannot be changed so. */
export function ChangePrice({ order, wanted }: ChangePriceProps) {
  const t = useTexts('dates');
  const locale = useLocale();
  const isChanged = isOtherStay(order, wanted);
  const { key: _key, ...input } = changeInput(order, wanted);
  const { data, isError } = trpc.booking.previewEdit.useQuery(input, {
    enabled: isChanged,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  if (!isChanged) return formatMoney(order.quote.totalWithDiscount, locale);
  if (isError) return '–';
  if (data?.quote) return formatMoney(data.quote.totalWithDiscount, locale);
  return (
    <>
      <span className="sr-only">{t('loadingPrice')}</span>
      <Skeleton width={92} height={28} radius={6} />
    </>
  );
}
