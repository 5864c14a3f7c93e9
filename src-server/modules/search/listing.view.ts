import type { Instant } from '@js-joda/core';
import { checkStay, whyRefused } from '#shared/availability/check-stay.ts';
import type { RefusalReason } from '#shared/availability/verdict.ts';
import type { Stay } from '#shared/availability/stay.ts';
import type { listingAnswer } from '#shared/search/search-answers.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { zoneFacts } from '#server/platform/geo/zone-facts.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import type { ListingFacts } from './facts/listing-facts.ts';
import type { WalkTime } from './plan-walks.ts';

export interface AskedStay {
  readonly stay: Stay;
  readonly bagsCount: number;
  readonly center: GeoPoint | null;
  readonly now: Instant;
}

export type ListingView = Answer<typeof listingAnswer>;

/** What holds for one stay and searcher only. */
export interface Asked {
  /** The highest number of bags that the listing holds at once during the stay. */
  readonly peak: number;
  readonly quote: Quote;
  readonly walk: WalkTime | undefined;
}

/** How many bags fit on top of the highest number that is held at once during a stay. */
export const placesLeftOf = ({ maxCapacity }: Pick<ListingView, 'maxCapacity'>, peak: number): number =>
  Math.max(0, maxCapacity - peak);

/** Why a listing cannot take a stay; `null` where it can. */
export function refusalOf(
  { card, opening, isBookable }: ListingFacts,
  { stay, bagsCount, now }: AskedStay,
  { peak }: Pick<Asked, 'peak'>,
): RefusalReason | null {
  const facts = { bookable: isBookable, placesLeft: placesLeftOf(card, peak), bagsCount };
  return whyRefused({ ...opening, stretchesByDay: new Map() }, stay, now, facts);
}

/** A listing for one stay, as cards and the listing's page show it: verdict, places left, whole price, distance. */
export function listingView(
  { card, opening, tariff, isBookable }: ListingFacts,
  { stay, bagsCount, center, now }: AskedStay,
  { peak, quote, walk }: Asked,
): ListingView {
  const placesLeft = placesLeftOf(card, peak);
  // Days that were asked about are kept for one question only: else facts would grow with every day that is asked about.
  const asked = { ...opening, stretchesByDay: new Map() };
  return {
    ...card,
    /** Metres as the crow flies from where was searched. */
    distance: center === null ? null : Math.round(distanceBetween(center, card)),
    /** From where was searched. */
    walk: walk ?? null,
    clock: zoneFacts(card.rules.zone, now),
    verdict: checkStay(asked, stay, now, { bookable: isBookable, placesLeft, bagsCount }),
    placesLeft,
    tariff,
    quote,
  };
}
