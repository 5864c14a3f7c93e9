import type { Outputs } from '#web/lib/trpc.ts';

/** A location as its page shows it. */
export type Listing = Outputs['admin']['listings']['show'];

/** A location as it was at an instant (ISO, UTC). */
export interface ListingNow {
  readonly listing: Listing;
  readonly now: string;
}
