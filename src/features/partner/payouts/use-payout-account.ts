import { type Outputs, trpc } from '#web/lib/trpc.ts';

export type PayoutAccount = Outputs['payouts']['account'];

/** How often the provider's word is asked for while it is awaited, in ms. */
const LISTEN_MS = 3000;

/** What the provider says of the payout account; asked again and again until payouts are enabled and nothing is missing. */
export function usePayoutAccount(): PayoutAccount {
  const [account] = trpc.payouts.account.useSuspenseQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.payoutsEnabled === true && data.missing.length === 0 ? false : LISTEN_MS,
  });
  return account;
}
