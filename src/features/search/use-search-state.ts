import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { filterCookieName, readFilterCookie, writeFilterCookie } from '#web/parts/filter/filter-cookie.ts';
import type { MapBounds } from '#web/lib/map/map-types.ts';
import { parseFilterSearch, searchOfFilters } from '#web/parts/filter/filter-search.ts';
import { isSameStay, type SearchFilter } from '#web/parts/filter/filter.ts';
import { chooseStay } from '#web/parts/filter/linked-stay.ts';
import { setListingToBook } from '#web/parts/filter/listing-to-book.ts';
import { isoInZone } from '#shared/time/wall-text.ts';
import { type MapSearch, searchOfFilter } from '#web/parts/filter/map-search.ts';
import { stayInZone } from '#web/parts/filter/resolve-filter.ts';
import { takeCouponFrom } from '#web/parts/filter/coupon.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import { rememberPlace } from '#web/parts/place-picker/recent-places.ts';
import { ToastContext } from '#web/ui/toast/toast-context.ts';
import { isSeenElsewhere, type Narrowing, narrowingIn, pageInput, slugIn } from './load-search.ts';
import type { FilterChange, SearchState } from './search-context.ts';

const route = getRouteApi('/map');

/** The search as the address says it, and the ways to change it: every change is a new address. */
export function useSearchState(changeStay: (listing: ListingForStay) => void) {
  const t = useTexts('map');
  const dates = useTexts('dates');
  const toast = use(ToastContext);
  const router = useRouter();
  const navigate = useNavigate();
  const search = withoutGaps(route.useSearch());
  const resolved = route.useLoaderData();
  const page = search.page ?? 1;
  const narrowed = parseFilterSearch({ ...search });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the text says all of it
  const narrowing = useMemo(() => narrowingIn(narrowed), [JSON.stringify(narrowed)]);
  const asked = pageInput(resolved, page, narrowing);
  const listings = trpc.search.listings.useQuery(asked, {
    staleTime: 60_000,
    // While the list follows the map it shows what was found until the new is there, and keeps its scroll.
    placeholderData: (before, query) => (isSeenElsewhere(query?.queryKey[1]?.input, asked) ? before : undefined),
  });
  const zone = listings.data?.items[0]?.rules.zone ?? resolved.zone;
  const filter = useMemo(() => inZone(resolved, zone), [resolved, zone]);
  const { isDateEdited } = resolved;
  // At once what was pressed, and what the address says whenever it says something else.
  const [selected, setSelected] = useState(search.listing ?? null);
  const [said, setSaid] = useState(search.listing);
  if (said !== search.listing) {
    setSaid(search.listing);
    setSelected(search.listing ?? null);
  }

  const go = (to: MapSearch) => void navigate({ to: '/map', search: to, hash: true, resetScroll: false });
  /** The same screen, also of one listing, by a better address. */
  const correct = (to: MapSearch) =>
    void navigate({ to: '.', search: to, hash: true, replace: true, resetScroll: false });
  const apply = (change: FilterChange, keep: string | null = null) => {
    const next = { ...filter, ...change };
    const { from, to, ...rest } = searchOfFilter(next);
    const isEdited = isDateEdited || !isSameStay(next.stay, filter.stay);
    setSelected(keep);
    if (change.stay !== undefined) chooseStay();
    if (change.place !== undefined) rememberPlace(change.place);
    // Kept at once, before the answer comes: who leaves meanwhile finds it again. Of another place it is not known yet.
    else if (listings.data?.areaCount !== 0)
      writeFilterCookie(next, { ...marks, selectedMarkerId: keep, isDateFilterEdited: isEdited });
    const query = { ...rest, ...(isEdited ? { from, to } : {}), ...narrowed };
    // Other times on a listing's own address are times for that listing.
    const isOfPage = change.place === undefined && slugIn(router.latestLocation.pathname) !== null;
    if (isOfPage) void navigate({ to: '.', search: query, resetScroll: false });
    else go({ ...query, ...(keep === null ? {} : { listing: keep }) });
  };

  const narrow = ({ filters, sort }: Narrowing) => {
    const { page: _page, ...rest } = search;
    go(withoutGaps({ ...rest, ...searchOfFilters(filters, sort) }));
  };

  const followTo = (bounds: MapBounds) => {
    const { page: _page, ...rest } = search;
    const { q, lat, lng, gps, bbox } = searchOfFilter({ ...filter, place: { ...filter.place, bounds } });
    correct(withoutGaps({ ...rest, q, lat, lng, gps, bbox }));
  };

  // A search without a place gets the one that the cookie kept. A kept time has passed: say so, and correct the address.
  // A time written for another city's clock moves with the place.
  const hasStarted = useRef(false);
  const moved = isDateEdited ? stayInZone(search, zone) : null;
  useEffect(() => {
    const isStart = !hasStarted.current;
    hasStarted.current = true;
    if (isStart) takeCouponFrom(window.location.search);
    const isBare = isStart && search.lat === undefined && router.latestLocation.pathname === '/map';
    const kept = isBare ? readFilterCookie() : null;
    const { from, to, ...place } = searchOfFilter(filter);
    const restored = kept?.place ? place : {};
    if (resolved.wasPast || resolved.wasReversed) {
      if (resolved.wasPast) toast?.notice(t('filterPast'), { key: 'filterPast' });
      else toast?.error(dates('dropOffBeforePickUp'), { key: 'filterReversed', place: 'top' });
      correct({ ...restored, ...search, from, to });
    } else if (moved !== null) {
      correct({ ...search, from: moved.dropOffAt, to: moved.pickUpAt });
    } else if (kept?.place) {
      correct({ ...restored, ...(kept.isDateFilterEdited ? { from, to } : {}), ...search });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for every address
  }, [resolved.wasPast, resolved.wasReversed, moved?.dropOffAt, moved?.pickUpAt]);

  // A page beyond the last one: the list has become shorter, or the address was typed.
  const lastPage = Math.max(1, listings.data?.totalPages ?? page);
  useEffect(() => {
    if (page > lastPage) correct({ ...search, page: lastPage });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for every answer
  }, [page, lastPage]);

  const marks = {
    selectedMarkerId: selected,
    filterEdited: search.lat !== undefined,
    isDateFilterEdited: isDateEdited,
  };
  const cookieKey = JSON.stringify([filter, marks]);
  // Where there is nothing is no place to come back to by itself.
  const isSomewhere = (listings.data?.areaCount ?? 0) > 0;
  useEffect(() => {
    if (hasStarted.current && !resolved.isStaySupposed && isSomewhere) writeFilterCookie(filter, marks);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all of it
  }, [cookieKey, isSomewhere]);

  /** Chooses a listing on the same step of the history, or on a new one. */
  const choose = (slug: string | null, onNewStep = false) => {
    setSelected(slug);
    const { listing: _before, ...rest } = search;
    const to = slug === null ? rest : { ...rest, listing: slug };
    if (onNewStep) go(to);
    else correct(to);
  };
  /** Another listing's own address, for the same stay. */
  const openPage = (slug: string) => {
    setSelected(null);
    const { listing: _before, page: _page, ...rest } = search;
    const query = { ...rest, ...searchOfFilter(filter) };
    void navigate({ to: '/map/$slug', params: { slug }, search: query });
  };

  const state = {
    filter,
    asked: resolved,
    isDateEdited,
    counted: listings.data,
    listed: listings.data?.items,
    isStaySupposed: resolved.isStaySupposed,
    apply,
    narrowing,
    narrow,
    followTo,
    seeAll: () => {
      document.cookie = `${filterCookieName}=; Path=/; Max-Age=0`;
      setSelected(null);
      go(narrowed);
    },
    page,
    setPage: (to: number) => go({ ...search, page: to }),
    selected,
    select: (slug: string | null) => choose(slug),
    choose,
    openPage,
    book: (listing: ListingForStay) => {
      const { id, slug, name, rules } = listing;
      const stay = inZone(filter, rules.zone).stay;
      setListingToBook({ id, slug, name, stay, bagsCount: filter.bagsCount, zone: rules.zone });
      const showListingList = window.location.hash === '#list';
      router.history.push('/book/review', { showListingList } as never);
    },
    changeStay,
  } satisfies Omit<SearchState, 'press'> & {
    readonly selected: string | null;
    readonly openPage: (slug: string) => void;
    readonly choose: typeof choose;
  };
  return { state, listings };
}

/** Only what the address says, so that it can be laid over something else. */
const withoutGaps = (search: MapSearch): MapSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** The same filter with its stay written in the place's own zone. */
function inZone(filter: SearchFilter, zone: string): SearchFilter {
  const { dropOffAt, pickUpAt } = filter.stay;
  const { place, bagsCount } = filter;
  const write = (iso: string) => isoInZone(Date.parse(iso), zone);
  return { place, bagsCount, zone, stay: { dropOffAt: write(dropOffAt), pickUpAt: write(pickUpAt) } };
}
