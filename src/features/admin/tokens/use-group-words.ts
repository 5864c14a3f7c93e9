import { useTexts } from '#web/lib/texts.ts';
import type { WebhookGroup } from '#shared/integrations/webhook-events.ts';

/** What a webhook hears of, in words. */
export function useGroupWords(): Readonly<Record<WebhookGroup, string>> {
  const t = useTexts('adminTokens');
  return {
    bookings: t('ofBookings'),
    counter: t('ofCounter'),
    payouts: t('ofPayouts'),
    listings: t('ofListings'),
  };
}
