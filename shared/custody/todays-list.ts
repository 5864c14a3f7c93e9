import { Instant } from '@js-joda/core';
import { hostedOutcome, type HostedOutcome } from './stay-outcome.ts';

/** A stay of today's list as it travels: what is not known yet is left out. */
export interface ListedStay {
  readonly bookingId: string;
  readonly code: string;
  readonly travellerName: string;
  readonly bagsCount: number;
  readonly dropOffAt: string;
  readonly pickUpAt: string;
  /** Where the traveller can be called. */
  readonly phone?: string;
  /** When its bags were taken in and handed back, and how many. */
  readonly in?: HandOver;
  readonly out?: HandOver;
  /** Its door is reported shut, and that is not settled. */
  readonly isReported?: true;
}

interface HandOver {
  readonly at: string;
  readonly bags: number | null;
}

/** A location of today's list, and who comes, goes or is inside there. */
interface ListedLocation {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly capacity: number;
  readonly mayPhotograph: boolean;
  /** The ends of its own day. */
  readonly since: string;
  readonly until: string;
  /** In no order. */
  readonly stays: readonly ListedStay[];
}

/** Today's list as it travels: each stay once, under its location. Instants in ISO, UTC. */
export interface TodaysList {
  readonly locations: readonly ListedLocation[];
  /** When it was asked, by the server's clock. */
  readonly askedAt: string;
  /** What `hosting.todayNews` is asked with, to hear whether the list still stands. */
  readonly version: string;
}

/** A stay of today with what became of it at the counter; `zone` is the location's. */
export interface TodaysStay {
  readonly bookingId: string;
  readonly code: string;
  readonly listingId: string;
  readonly zone: string;
  readonly travellerName: string;
  readonly bagsCount: number;
  readonly dropOffAt: string;
  readonly pickUpAt: string;
  readonly inAt: string | null;
  readonly inBags: number | null;
  readonly outAt: string | null;
  readonly outBags: number | null;
  readonly phone: string | null;
  /** What became of it otherwise than was booked, once its pick-up has passed. */
  readonly outcome: HostedOutcome;
}

/** Today's list as a counter shows it and keeps it. */
export interface Today {
  /** By their time. */
  readonly dropOffs: readonly TodaysStay[];
  readonly pickUps: readonly TodaysStay[];
  /** Bags that were taken in and not handed back. */
  readonly bagsInside: number;
  readonly locations: readonly (Omit<ListedLocation, 'since' | 'until' | 'stays'> & { readonly bagsInside: number })[];
  readonly askedAt: string;
  readonly version: string;
}

const isInside = ({ inAt, outAt }: TodaysStay): boolean => inAt !== null && outAt === null;

const bagsOf = (stays: readonly TodaysStay[]): number =>
  stays.filter(isInside).reduce((sum, { inBags, bagsCount }) => sum + (inBags ?? bagsCount), 0);

const at = (iso: string | null): Instant | null => (iso === null ? null : Instant.parse(iso));

function unfoldStay(listed: ListedStay, { id, zone }: ListedLocation, now: Instant): TodaysStay {
  const { in: taken, out: handed, phone = null, isReported = false, ...stay } = listed;
  const inAt = taken?.at ?? null;
  const outAt = handed?.at ?? null;
  const facts = {
    status: 'confirmed' as const,
    pickUpAt: Instant.parse(stay.pickUpAt),
    checkedInAt: at(inAt),
    checkedOutAt: at(outAt),
    isReported,
  };
  return {
    ...stay,
    listingId: id,
    zone,
    inAt,
    inBags: taken?.bags ?? null,
    outAt,
    outBags: handed?.bags ?? null,
    phone,
    outcome: hostedOutcome(facts, now),
  };
}

const byTime =
  (end: 'dropOffAt' | 'pickUpAt') =>
  (one: TodaysStay, other: TodaysStay): number =>
    Date.parse(one[end]) - Date.parse(other[end]) || (one.bookingId < other.bookingId ? -1 : 1);

/**
 * The drop-offs and pick-ups of today, by each location's own calendar. Those inside count as pick-ups though their day
 * has passed: a person still has their bags.
 */
export function unfoldToday({ locations, askedAt, version }: TodaysList): Today {
  const now = Instant.parse(askedAt);
  const places = locations.map((location) => {
    const [since, until] = [Date.parse(location.since), Date.parse(location.until)];
    const isToday = (iso: string) => Date.parse(iso) >= since && Date.parse(iso) < until;
    const hasPassed = (stay: TodaysStay) => isInside(stay) && Date.parse(stay.pickUpAt) < since;
    const stays = location.stays.map((listed) => unfoldStay(listed, location, now));
    return {
      location,
      stays,
      dropOffs: stays.filter(({ dropOffAt }) => isToday(dropOffAt)),
      pickUps: stays.filter((stay) => isToday(stay.pickUpAt) || hasPassed(stay)),
    };
  });
  return {
    dropOffs: places.flatMap(({ dropOffs }) => dropOffs).toSorted(byTime('dropOffAt')),
    pickUps: places.flatMap(({ pickUps }) => pickUps).toSorted(byTime('pickUpAt')),
    bagsInside: bagsOf(places.flatMap(({ stays }) => stays)),
    locations: places.map(({ location: { id, name, zone, capacity, mayPhotograph }, stays }) => ({
      id,
      name,
      zone,
      capacity,
      mayPhotograph,
      bagsInside: bagsOf(stays),
    })),
    askedAt,
    version,
  };
}
