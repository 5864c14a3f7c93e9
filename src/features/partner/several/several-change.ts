import { dateOfDay, dayOfDate } from '#shared/time/local-time.ts';
import type { Inputs } from '#web/lib/trpc.ts';
import { type DraftClosure, problemOf } from '../closures/closure-draft.ts';
import type { OwnListing } from '../listings/use-listing.ts';

/** What is done to several locations at once. */
export type Several = 'closed' | 'hours' | 'promotion';

type Opening = Omit<Inputs['hosting']['affected'], 'listingId'>;

/** What a location's closures are with another one: it is one of its own, besides those that are there. */
export const withClosure = (
  { rules }: Pick<OwnListing, 'rules'>,
  { from, to }: Pick<DraftClosure, 'from' | 'to'>,
): Opening => ({
  closures: [...rules.closures.map((each) => ({ from: each.from, to: each.to })), { from, to }].toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  ),
});

/** Why a location cannot be closed then; `null` where it can. @param today of the location, `YYYY-MM-DD` */
export function closureProblem(listing: Pick<OwnListing, 'rules'>, closure: DraftClosure, today: string) {
  const { closures, special } = listing.rules;
  const others = closures.map((each, index) => ({ ...each, id: `stored-${index}` }));
  return problemOf(closure, today, false, { closures: others, special });
}

/** A closure of the day after a date alone. */
export const tomorrowOf = (today: string): DraftClosure => {
  const date = dateOfDay(dayOfDate(today) + 1);
  return { id: 'several', from: date, to: date };
};
