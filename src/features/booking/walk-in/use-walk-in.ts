import { useEffect, useState } from 'react';
import { type ListingToBook, setListingToBook } from '#web/parts/filter/listing-to-book.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import type { BookingDraft } from '../booking-draft.ts';

export type WalkIn = Outputs['search']['walkIn'];

/** How often it is asked what 'now' is, in ms. */
const LOOK_AGAIN = 30_000;

type Choice = Partial<Pick<ListingToBook, 'stay' | 'bagsCount'>>;

/**
 * What stands at the counter: a stay from now, which moves on with the clock, until the pick-up that was chosen; `changed`
 * says whether one was. The tab keeps it, for the way back from a bank's page.
 */
export function useWalkIn(code: string) {
  const [found] = trpc.search.walkIn.useSuspenseQuery({ code }, { refetchInterval: LOOK_AGAIN });
  const [{ stay: wanted, bagsCount = 1 }, choose] = useState<Choice>({});
  const { dropOffAt, pickUpAt: usual } = found.stay;
  const pickUpAt = wanted && Date.parse(wanted.pickUpAt) > Date.parse(dropOffAt) ? wanted.pickUpAt : usual;
  const { id, slug, name, zone } = found;
  const chosen = { id, slug, name, zone, stay: { dropOffAt, pickUpAt }, bagsCount };
  const kept = JSON.stringify(chosen);
  useEffect(() => setListingToBook(JSON.parse(kept) as ListingToBook), [kept]);
  const draft: BookingDraft & { readonly chosen: ListingToBook } = {
    chosen,
    code: null,
    change: (patch) => choose((before) => ({ ...before, ...patch })),
    changeCode: () => {},
  };
  return { found, draft };
}
