import { type Outputs, trpc } from '#web/lib/trpc.ts';

export type OwnListing = Outputs['partner']['listing'];
export type Load = Outputs['hosting']['loads'][number];

/** One of the partner's locations; its route has loaded it. */
export function useListing(listingId: string): OwnListing {
  const [listing] = trpc.partner.listing.useSuspenseQuery({ listingId });
  return listing;
}

/** How full each location is; undefined for one that came a moment ago. */
export function useLoads(): (listingId: string) => Load | undefined {
  const [loads] = trpc.hosting.loads.useSuspenseQuery();
  return (listingId) => loads.find((load) => load.listingId === listingId);
}
