import { Outlet, useMatch, useRouter } from '@tanstack/react-router';
import { type CSSProperties, memo, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { ToastContext } from '#web/ui/toast/toast-context.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import { failingTab } from '#web/parts/listing/opens-again.ts';
import { LazyDatesDialog } from '#web/parts/stay/lazy-dates-dialog.tsx';
import { StayPrice } from '#web/parts/stay/stay-price.tsx';
import { FilterRow } from './filters/filter-row.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListDrawer } from './list-drawer.tsx';
import { listingInput } from './load-search.ts';
import { MapStage } from './map-stage.tsx';
import { NowhereCard } from './nowhere.tsx';
import { PeekCard } from './peek-card.tsx';
import { type ListingsQuery, PricesLine, ResultList, useCountWords } from './result-list.tsx';
import { SearchCard } from './search-card.tsx';
import { createPointing, PointingContext } from './pointing.ts';
import {
  type FilterChange,
  type Found,
  FoundContext,
  type Marker,
  SearchContext,
  type SearchState,
} from './search-context.ts';
import styles from './search-screen.module.css';
import { useLayout } from './use-is-phone.ts';
import { useLocate } from '#web/parts/place-picker/use-locate.ts';
import { useMarkers } from './use-markers.ts';
import { useSearchState } from './use-search-state.ts';

/** These rest while only the answer about the markers comes, or a pin is pressed. */
const Steady = {
  Panel: memo(FilterPanel),
  Row: memo(FilterRow),
  List: memo(ListColumn),
  Card: memo(SearchCard),
  Drawer: memo(ListDrawer),
};

/** The map search: filter, list and map; on a listing's own address its details stand in the place of the list. */
export function SearchScreen() {
  const [changing, setChanging] = useState<ListingForStay | null>(null);
  const [hasPanel, setPanel] = useState(false);
  const { state: base, listings } = useSearchState(setChanging);
  const layout = useLayout();
  const isPhone = layout === 'phone';
  const router = useRouter();
  const t = useTexts('map');
  const toast = use(ToastContext);
  const [isOwnStep, setOwnStep] = useState(false);
  const [pressed, setPressed] = useState<number | null>(null);
  const page = useMatch({ from: '/map/$slug', shouldThrow: false })?.params.slug ?? null;
  const selected = page ?? base.selected;
  const screen = {
    ...base,
    selected,
    apply: (change: FilterChange, keep?: string | null) => {
      setPanel(false);
      setOwnStep(false);
      base.apply(change, keep);
    },
    select: (slug: string | null, from: 'pin' | 'list') => {
      latest.current = null;
      setPressed(null);
      // On a listing's own address the column shows that listing: another pin leads to another address.
      if (page !== null && slug !== null) return base.openPage(slug);
      setPanel(slug !== null && from === 'pin');
      // On a phone an open card is a step of its own: 'Back' closes it.
      if (slug === null && isOwnStep) {
        setOwnStep(false);
        return router.history.back();
      }
      const opens = isPhone && slug !== null && selected === null;
      if (opens) setOwnStep(true);
      base.choose(slug, opens);
    },
  };
  const { filter, asked, apply, select, narrowing } = screen;
  // A pin says only its number: whose it is comes with the card that it opens.
  const latest = useRef<number | null>(null);
  const { search: cached } = trpc.useUtils();
  const press = async ({ number: wanted }: Marker) => {
    latest.current = wanted;
    setPressed(wanted);
    const known = listings.data?.items.find(({ number: each }) => each === wanted);
    if (known !== undefined) return select(known.slug, 'pin');
    const ask = cached.listing.fetch(listingInput(asked, wanted), { staleTime: 60_000 });
    const listing = await ask.catch(() => null);
    if (latest.current !== wanted) return;
    if (listing === null) {
      setPressed(null);
      return toast?.error(t('pinFailed'), { key: 'pinFailed' });
    }
    cached.listing.setData(listingInput(asked, listing.slug), listing);
    select(listing.slug, 'pin');
  };
  const gps = useLocate((place) => apply({ place }));
  const listed = listings.data?.items.find(({ slug }) => slug === selected);
  const single = trpc.search.listing.useQuery(listingInput(asked, selected ?? ''), {
    enabled: selected !== null && listings.data !== undefined && listed === undefined,
    staleTime: 60_000,
  });
  const fetched = single.data?.slug === selected ? single.data : undefined;
  const chosen = selected === null ? null : (listed ?? fetched ?? null);
  const hasMap = page === null || !isPhone;
  const { markers, clusters, pool } = useMarkers(asked, chosen, {
    narrowing,
    isWanted: page === null || layout === 'wide',
  });
  // A thousand pins are drawn in a render that gives way to presses and frames.
  const drawn = useDeferredValue(markers);
  const currencies = useMemo(() => {
    const listed = listings.data?.items.map(({ quote }) => quote.totalPrice) ?? [];
    return [...new Set([...listed, ...(pool ?? []).map(({ price }) => price)].map(({ currency }) => currency))];
  }, [listings.data, pool]);
  const number = pressed ?? chosen?.number ?? null;
  const chosenMarker = markers.find((marker) => marker.number === number) ?? null;
  const selectedName = chosen?.name ?? chosenMarker?.name ?? null;
  const { selected: _selected, choose: _choose, openPage: _openPage, ...searched } = screen;
  const state: SearchState = useSteady({ ...searched, press });
  const found = useSteady<Found>({ currencies, chosen: chosenMarker, selected, selectedName });
  const { locate } = useSteady({ locate: gps.locate });
  const query = useSteady({ data: listings.data, isError: listings.isError, refetch: listings.refetch });
  const [pointing] = useState(createPointing);
  const nearest = useMemo(() => (listings.data?.items ?? []).slice(0, 5), [listings.data]);
  const close = () => select(null, 'list');

  // A pin was chosen: its card comes into view, unless it stands there already.
  useEffect(() => {
    if (!hasPanel || isPhone) return;
    const card = document.querySelector(`[data-listing="${CSS.escape(selected ?? '')}"]`);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    card?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [selected, hasPanel, isPhone]);

  // Who searched from a ticket finds the nearest location they can book already open on a phone.
  const [showsNearest, setShowsNearest] = useState(() => router.latestLocation.state.showNearest === true);
  useEffect(() => {
    if (!showsNearest || listings.data === undefined) return;
    setShowsNearest(false);
    const bookable = listings.data.items.find(({ verdict }) => verdict.available);
    if (isPhone && selected === null && bookable !== undefined) base.choose(bookable.slug);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with the first answer
  }, [showsNearest, listings.data]);

  const isPeeking = isPhone && chosen !== null && page === null;
  return (
    <SearchContext value={state}>
      <FoundContext value={found}>
        <PointingContext value={pointing}>
          <div
            className={cx(styles.screen, page !== null && styles.single)}
            style={{ '--peek': isPeeking ? '228px' : '0px' } as CSSProperties}
          >
            <div className={styles.panel}>{!isPhone && <Steady.Panel onLocate={locate} />}</div>
            {page === null && <Steady.Row />}
            {page === null ? (
              <div className={styles.list}>{!isPhone && <Steady.List listings={query} />}</div>
            ) : (
              <Outlet />
            )}
            <div className={styles.map}>
              {hasMap && (
                <MapStage
                  markers={drawn}
                  clusters={clusters}
                  selected={number}
                  gps={gps}
                  panel={(hasPanel || listed === undefined) && page === null ? chosen : null}
                  onClosePanel={close}
                  isPhone={isPhone}
                  hasList={page === null}
                  nearest={nearest}
                />
              )}
              {page === null && layout !== 'wide' && (
                <div className={styles.over}>
                  <Steady.Card onLocate={locate} isFolded={isPeeking} />
                  {isPeeking && <PeekCard listing={chosen} onClose={close} />}
                  {listings.data?.areaCount === 0 && <NowhereCard className={styles.peek} />}
                  <Steady.Drawer listings={query} />
                </div>
              )}
            </div>
          </div>
          <LazyDatesDialog
            open={changing !== null}
            tab={changing === null ? 'checkIn' : failingTab(changing.verdict)}
            zone={changing?.rules.zone ?? filter.zone}
            rules={changing?.rules ?? null}
            listingName={changing?.name}
            stay={filter.stay}
            bagsCount={filter.bagsCount}
            price={
              changing === null
                ? null
                : (stay, bagsCount) => <StayPrice listing={changing.slug} stay={stay} bagsCount={bagsCount} />
            }
            onConfirm={(choice) => {
              const slug = changing?.slug ?? null;
              setChanging(null);
              apply(choice, slug);
            }}
            onClose={() => setChanging(null)}
          />
        </PointingContext>
      </FoundContext>
    </SearchContext>
  );
}

function ListColumn({ listings }: { readonly listings: ListingsQuery }) {
  const words = useCountWords(listings.data);
  return (
    <>
      <header className={styles.head}>
        <h1>{words ?? '\u00a0'}</h1>
        <PricesLine listings={listings} className={styles.prices} />
      </header>
      <ResultList listings={listings} />
    </>
  );
}
