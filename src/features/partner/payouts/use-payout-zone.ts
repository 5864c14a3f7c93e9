import { trpc } from '#web/lib/trpc.ts';

/** The zone by which a partner reads the days of payouts: that of their first location. */
export function usePayoutZone(): string {
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  return listings[0]?.rules.zone ?? 'UTC';
}
