import { type Outputs, trpc } from '#web/lib/trpc.ts';

export type OwnListing = Outputs['partner']['listing'];
export type Week = Outputs['hosting']['week'];

/** One of the partner's locations; its route has loaded it. */
export function useListing(listingId: string): OwnListing {
  const [listing] = trpc.partner.listing.useSuspenseQuery({ listingId });
  return listing;
}

/** How many bags each location holds now; none for one that came a moment ago. */
export function useBagsInStore(): (listingId: string) => number {
  const [loads] = trpc.hosting.loads.useSuspenseQuery();
  return (id) => loads.find(({ listingId }) => listingId === id)?.bagsInStore ?? 0;
}
