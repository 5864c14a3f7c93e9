import type { Outputs } from '#web/lib/trpc.ts';

/** A listing for one stay, as cards show it. */
export type ListingForStay = Outputs['search']['listings']['items'][number];

/** One listing with its reviews, discounts and details. */
export type ListingDetails = Outputs['search']['listing'];
