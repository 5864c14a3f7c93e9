import { useEffect, useState } from 'preact/hooks';
import { ApiFailure, type Asked, type Listing, openApi, type Stay } from './api.ts';
import { firstStay } from './hours.ts';
import type { Settings } from './settings.ts';

/** What can be booked now: a location with its verdict and price, and what is near. */
export interface Offer {
  readonly listing: Listing;
  readonly stay: Stay;
  readonly bags: number;
  /** When it was asked for, in ms. */
  readonly askedAt: number;
  /** The whole price: `24.18 CAD`. */
  readonly price: string;
  /** Other places near by. */
  readonly others: number;
  /** Where there is room, when this one has none. */
  readonly instead: Listing | null;
  /** Whether all chosen locations answered; else it is worth asking again. */
  readonly isWhole: boolean;
}

export interface OfferState {
  readonly offer: Offer | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** No location is left that could be booked. */
  readonly isEmpty: boolean;
  ask(change: { readonly stay?: Stay; readonly bags?: number }): void;
}

/** What fails just now is asked again so often, first after so many ms, then twice as late each time. */
const TRIES = 4;
const AGAIN_MS = 3000;
const FIRST_BAGS = 2;
const NEAR_COUNT = 3;

type Wanted = { readonly stay: Stay | null; readonly bags: number; readonly tries: number };

/** None of the chosen locations is there any more: the link inside the element stands. */
export class NothingLeft extends Error {}

/** The locations of the settings that are there. One that is gone is left out, one that fails just now is asked again. */
async function chosenListings(slugs: readonly string[], asked: Asked, api: ReturnType<typeof openApi>) {
  const answers = await Promise.allSettled(slugs.map((slug) => api.listing(slug, asked)));
  const found = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failed = answers.find((each) => each.status === 'rejected' && !isGone(each.reason));
  if (found.length > 0) return { found, isWhole: failed === undefined };
  if (failed?.status === 'rejected') throw failed.reason;
  throw new NothingLeft();
}

const isGone = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 410);

/** The nearest of the settings' locations that is available, else the nearest; or the first of any near the point. */
async function findListing(settings: Settings, asked: Asked, api: ReturnType<typeof openApi>) {
  const { slugs } = settings;
  const { found, isWhole } =
    slugs.length === 0
      ? { found: (await api.places(asked, 1)).listings, isWhole: true }
      : await chosenListings(slugs, asked, api);
  const byDistance = found.toSorted((a, b) => (a.walking_time ?? 0) - (b.walking_time ?? 0));
  const listing = byDistance.find(({ available }) => available) ?? byDistance[0];
  if (listing === undefined) throw new Error('No location is near');
  return { listing, isWhole };
}

export async function loadOffer(base: string, settings: Settings, { stay: wanted, bags }: Wanted, signal: AbortSignal) {
  const api = openApi(base, signal);
  const { near, code } = settings;
  const first = wanted === null ? await findListing(settings, { bags, near }, api) : null;
  const stay = wanted ?? (first === null ? null : firstStay(first.listing, Date.now()));
  if (stay === null) throw new Error('No stay');
  const { listing, isWhole } = await findListing(settings, { stay, bags, near }, api);
  const around = { latitude: listing.latitude, longitude: listing.longitude };
  const [price, places] = await Promise.all([
    api.price(listing.slug, stay, bags, code),
    api.places({ stay, bags, near: around }, NEAR_COUNT),
  ]);
  const instead = places.listings.find(({ id, available }) => id !== listing.id && available) ?? null;
  return {
    listing,
    stay,
    bags,
    askedAt: Date.now(),
    price,
    others: places.pagination.total_count - 1,
    instead,
    isWhole,
  } satisfies Offer;
}

/** Asks for what can be booked, as soon as `isSeen`, and again whenever the stay or the bags are changed. */
export function useOffer(base: string, settings: Settings, isSeen: boolean): OfferState {
  const [wanted, setWanted] = useState<Wanted>({ stay: null, bags: FIRST_BAGS, tries: 0 });
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const key = JSON.stringify(settings);
  useEffect(() => {
    if (!isSeen) return;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (tries: number): void => {
      const again = () => {
        if (tries < TRIES) timer = setTimeout(() => ask(tries + 1), AGAIN_MS * 2 ** tries);
      };
      loadOffer(base, settings, wanted, ended.signal)
        .then((found) => {
          setOffer(found);
          setFailed(false);
          setBusy(false);
          if (!found.isWhole) again();
        })
        .catch((error: unknown) => {
          if (ended.signal.aborted) return;
          setEmpty(error instanceof NothingLeft);
          setFailed(true);
          setBusy(false);
          // Too much was asked, or the server broke: that passes.
          if (error instanceof ApiFailure && (error.status === 429 || error.status >= 500)) again();
        });
    };
    setBusy(true);
    ask(0);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says whether the settings differ
  }, [base, key, wanted, isSeen]);
  return {
    offer,
    isBusy,
    hasFailed,
    isEmpty,
    ask: ({ stay, bags }) =>
      setWanted((before) => ({
        stay: stay ?? before.stay ?? (bags === undefined ? null : (offer?.stay ?? null)),
        bags: bags ?? before.bags,
        tries: before.tries + 1,
      })),
  };
}
