import { useEffect, useState } from 'preact/hooks';
import { type Asked, type Listing, openApi, type Stay } from './api.ts';
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
  /** Places beside this one near by. */
  readonly others: number;
  /** Where there is room, when this one has none. */
  readonly instead: Listing | null;
}

export interface OfferState {
  readonly offer: Offer | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  ask(change: { readonly stay?: Stay; readonly bags?: number }): void;
}

const FIRST_BAGS = 2;
const NEAR_COUNT = 3;

type Wanted = { readonly stay: Stay | null; readonly bags: number; readonly tries: number };

/** The nearest of the settings' locations that is available, else the nearest; or the first of any near the point. */
async function findListing(settings: Settings, asked: Asked, api: ReturnType<typeof openApi>): Promise<Listing> {
  const { slugs } = settings;
  const found =
    slugs.length === 0
      ? (await api.places(asked, 1)).listings
      : await Promise.all(slugs.map((slug) => api.listing(slug, asked)));
  const byDistance = found.toSorted((a, b) => (a.walking_time ?? 0) - (b.walking_time ?? 0));
  const listing = byDistance.find(({ available }) => available) ?? byDistance[0];
  if (listing === undefined) throw new Error('No location is near');
  return listing;
}

async function loadOffer(base: string, settings: Settings, { stay: wanted, bags }: Wanted, signal: AbortSignal) {
  const api = openApi(base, signal);
  const { near, code } = settings;
  const first = wanted === null ? await findListing(settings, { bags, near }, api) : null;
  const stay = wanted ?? (first === null ? null : firstStay(first, Date.now()));
  if (stay === null) throw new Error('No stay');
  const listing = await findListing(settings, { stay, bags, near }, api);
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
  } satisfies Offer;
}

/** Asks for what can be booked, as soon as `isSeen`, and again whenever the stay or the bags are changed. */
export function useOffer(base: string, settings: Settings, isSeen: boolean): OfferState {
  const [wanted, setWanted] = useState<Wanted>({ stay: null, bags: FIRST_BAGS, tries: 0 });
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const key = JSON.stringify(settings);
  useEffect(() => {
    if (!isSeen) return;
    const ended = new AbortController();
    setBusy(true);
    loadOffer(base, settings, wanted, ended.signal)
      .then((found) => {
        setOffer(found);
        setFailed(false);
        setBusy(false);
      })
      .catch(() => {
        if (ended.signal.aborted) return;
        setFailed(true);
        setBusy(false);
      });
    return () => ended.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says whether the settings differ
  }, [base, key, wanted, isSeen]);
  return {
    offer,
    isBusy,
    hasFailed,
    ask: ({ stay, bags }) =>
      setWanted((before) => ({
        stay: stay ?? before.stay ?? (bags === undefined ? null : (offer?.stay ?? null)),
        bags: bags ?? before.bags,
        tries: before.tries + 1,
      })),
  };
}
