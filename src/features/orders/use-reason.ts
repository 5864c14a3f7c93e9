import { textKeyOfReason } from '#shared/booking/cancel-reasons.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Why an order was cancelled: what a person typed as it is, the product's own reasons in the person's language. */
export function useReason(): (reason: string | null) => string | null {
  const t = useTexts('orders');
  return (reason) => {
    const key = textKeyOfReason(reason);
    return key === null ? reason || null : t(key);
  };
}
