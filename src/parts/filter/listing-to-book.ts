/** The place and stay that a person has decided to book; the booking flow starts from it. */
export interface ListingToBook {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** ISO instants with the listing's offset. */
  readonly stay: { readonly dropOffAt: string; readonly pickUpAt: string };
  readonly bagsCount: number;
  /** The listing's time zone. */
  readonly zone: string;
}

const key = 'listingToBook';

function isListingToBook(value: unknown): value is ListingToBook {
  if (typeof value !== 'object' || value === null) return false;
  const { id, slug, name, stay, bagsCount, zone } = value as Record<string, unknown>;
  if (typeof stay !== 'object' || stay === null) return false;
  const { dropOffAt, pickUpAt } = stay as Record<string, unknown>;
  return (
    [id, slug, name, zone].every((text) => typeof text === 'string' && text !== '') &&
    Number.isInteger(bagsCount) &&
    (bagsCount as number) >= 1 &&
    [dropOffAt, pickUpAt].every((at) => typeof at === 'string' && !Number.isNaN(Date.parse(at)))
  );
}

/** What is being booked in this tab; `null` on the server, when nothing was chosen, and for spoilt data. */
export function getListingToBook(): ListingToBook | null {
  if (typeof sessionStorage === 'undefined') return null;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isListingToBook(value) ? value : null;
  } catch {
    return null;
  }
}

/** Remembers it for this tab, or forgets it; without storage (private modes) the booking cannot start and this does nothing. */
export function setListingToBook(listing: ListingToBook | null): void {
  try {
    if (listing === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(listing));
  } catch {
    // A full or forbidden storage: the booking screen sends back to the map.
  }
}
