import { unfoldToday } from '#shared/custody/todays-list.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';

import { useForPartner } from '../guard/for-partner.tsx';

export type OwnListing = Outputs['partner']['listing'];
export type Week = Outputs['hosting']['week'];

/** One of the partner's locations, also where an administrator edits it for them; its route has loaded it. */
export function useListing(listingId: string): OwnListing {
  const calls = useForPartner().isForPartner ? trpc.admin.opening : trpc.partner;
  const [listing] = calls.listing.useSuspenseQuery({ listingId });
  return listing;
}

/** How many bags were taken in and not handed back at each location; none for one that came a moment ago. */
export function useBagsInStore(): (listingId: string) => number {
  const [{ locations }] = trpc.hosting.today.useSuspenseQuery(undefined, { select: unfoldToday });
  return (listingId) => locations.find(({ id }) => id === listingId)?.bagsInside ?? 0;
}
