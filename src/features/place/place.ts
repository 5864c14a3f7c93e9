import type { SearchFilter } from '#web/parts/filter/filter.ts';
import type { ListingDetails, ListingForStay } from '#web/parts/listing/listing-types.ts';

/** A location's page: the location for one stay, and what the search around it knows and does. */
export interface Place {
  readonly listing: ListingDetails;
  readonly filter: SearchFilter;
  /** No one has chosen place or times. */
  readonly isStaySupposed: boolean;
  /** "24 locations near Union Station"; `null` while they are not counted. */
  readonly results: string | null;
  readonly book: (listing: ListingForStay) => void;
  /** Opens the dates dialog on the tab on which the stay fails. */
  readonly changeStay: (listing: ListingForStay) => void;
}
