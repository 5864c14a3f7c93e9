import { Footprints, LocateFixed, MessageCircleOff, RotateCw } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { ZoomButtons } from '#web/ui/button/zoom-buttons.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { formatDistance } from '#shared/search/format-distance.ts';
import { LazyMapView } from '#web/lib/map/lazy-map-view.tsx';
import type { MapControls } from '#web/lib/map/map-types.ts';
import { metresBetween } from '#web/lib/map/mercator.ts';
import { cx } from '#web/ui/cx.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import { GpsNotes } from '#web/parts/place-picker/gps-notes.tsx';
import { ListingCard } from './listing-card.tsx';
import { useFollows } from './filters/use-follows.ts';
import styles from './map-stage.module.css';
import { type Found, type Marker, useFound, useSearch } from './search-context.ts';
import type { useLocate } from '#web/parts/place-picker/use-locate.ts';
import { Pin, PinsTogether } from './stage-pins.tsx';
import { useSearchedArea, zoomRange } from './use-searched-area.ts';
import { walkView } from './walk-view.ts';

type MapStageProps = {
  readonly markers: readonly Marker[];
  readonly selected: string | null;
  /** What a filter leaves out. */
  readonly failing: Found['failing'];
  readonly gps: ReturnType<typeof useLocate>;
  /** The chosen listing's card over its pin, on wide screens. */
  readonly panel: ListingForStay | null;
  readonly onClosePanel: () => void;
  readonly isPhone: boolean;
  /** The list stands beside the map, and may follow it. */
  readonly hasList: boolean;
  /** The listings nearest to the searched place. */
  readonly nearest: readonly ListingForStay[];
};

const farMetres = 1200;
const clearOf = {
  phone: { top: 246, right: 60, bottom: 350, left: 60 },
  /** The phone lies on its side: the card is beside the search. */
  lying: { top: 180, right: 430, bottom: 70, left: 60 },
  wide: { top: 24, right: 90, bottom: 24, left: 60 },
};
/** The search and the tab of the list lie over a phone's map. */
const covered = {
  phone: { top: 192, right: 0, bottom: 52, left: 0 },
  lying: { top: 0, right: 0, bottom: 52, left: 368 },
  wide: { top: 0, right: 0, bottom: 0, left: 0 },
};
const lies = '(640px <= width <= 767px) and (height < 480px)';
/** The card over a pin is this high and half as wide. */
const panelRoom = { top: 360, side: 190 };

/** The map with its furniture. */
export function MapStage({
  markers,
  selected,
  failing,
  gps,
  panel,
  onClosePanel,
  isPhone,
  hasList,
  nearest,
}: MapStageProps) {
  const t = useTexts('map');
  const filters = useTexts('filters');
  const locale = useLocale();
  const { filter, narrowing } = useSearch();
  const { data: site } = trpc.cms.site.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const controls = useRef<MapControls>(null);
  const [isReady, setIsReady] = useState(false);
  const onReady = useCallback(() => setIsReady(true), []);
  const { label, bounds } = filter.place;
  const layout = !isPhone ? 'wide' : matchMedia(lies).matches ? 'lying' : 'phone';
  const [follows, setFollows] = useFollows();
  const canFollow = hasList && !isPhone;
  const bySlug = useMemo(() => new Map(markers.map((marker) => [marker.slug, marker])), [markers]);
  const tellsCurrency = useMemo(() => new Set(markers.map(({ price }) => price.currency)).size > 1, [markers]);
  const points = useMemo(() => markers.map(({ slug, ...place }) => ({ ...place, id: slug })), [markers]);
  const chosen = selected === null ? undefined : bySlug.get(selected);

  const { latitude, longitude } = filter.place;
  const isListing = markers.some((marker) => marker.latitude === latitude && marker.longitude === longitude);
  const from = useMemo(
    () => (label === '' || isListing ? null : { latitude, longitude }),
    [label, isListing, latitude, longitude],
  );
  // A location opened by its own address: the map starts with the walk to it, and after that stays where it is.
  const [start] = useState(() =>
    hasList || from === null || chosen === undefined ? null : walkView(from, chosen, zoomRange),
  );
  const { center, zoom, frame, zoomBy, noteHand, onMove, searchSeen } = useSearchedArea(controls, {
    covered: covered[layout],
    follows: follows && canFollow,
    start: hasList ? null : start,
  });
  // Only beside a location's own page: among many, the way to one is in the way.
  const hasWalk = !hasList && !isPhone && from !== null && chosen !== undefined;
  const answer = trpc.search.walk.useQuery(
    { from: from ?? center, listingId: chosen?.id ?? '' },
    { enabled: hasWalk, staleTime: Number.POSITIVE_INFINITY },
  ).data;
  const walk = hasWalk ? answer : undefined;
  const metres = from === null || chosen === undefined ? null : metresBetween(from, chosen);
  const hasPanel = panel !== null;
  useEffect(() => {
    if (chosen === undefined) return;
    const { top, right, bottom, left } = clearOf[layout];
    const extra = hasPanel && !isPhone ? panelRoom : { top: 0, side: 0 };
    controls.current?.reveal(chosen, {
      top: top + extra.top,
      right: right + extra.side / 2,
      bottom,
      left: left + extra.side,
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for every choice, not for every answer about it
  }, [chosen?.slug, hasPanel, isPhone, isReady]);

  // A place far from every listing: show it together with the nearest ones.
  const isFar = bounds === undefined && narrowing.sort === 'nearest' && (nearest[0]?.distance ?? 0) > farMetres;
  useEffect(() => {
    if (isFar) controls.current?.fit([center, ...nearest], clearOf.wide);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for every place
  }, [center, isFar, isReady]);

  // The tag of the list's first card stands by itself where it has room, so that it is there to be found.
  const firstSlug = nearest[0]?.slug;
  const alone = useMemo(() => (firstSlug === undefined ? [] : [firstSlug]), [firstSlug]);
  const dots = useMemo(() => [...failing.keys()], [failing]);
  const look = useCallback(
    (marker: Marker) => {
      if (!isPhone) controls.current?.reveal(marker, clearOf.wide);
    },
    [isPhone],
  );
  const renderPin = useCallback(
    (slug: string) => {
      const marker = bySlug.get(slug);
      return (
        marker && (
          <Pin
            marker={marker}
            isSelected={slug === selected}
            isNamed={slug === selected && !hasList}
            tellsCurrency={tellsCurrency}
            isOut={failing.has(slug)}
            onFocus={look}
          />
        )
      );
    },
    [bySlug, selected, hasList, tellsCurrency, failing, look],
  );
  const hand = useRef(noteHand);
  const renderCluster = useCallback(
    (slugs: readonly string[], open: () => void) => (
      <PinsTogether
        markers={slugs.flatMap((slug) => bySlug.get(slug) ?? [])}
        tellsCurrency={tellsCurrency}
        onOpen={() => {
          hand.current();
          open();
        }}
      />
    ),
    [bySlug, tellsCurrency],
  );
  const ownPlace = useMemo(() => from && { place: from, label }, [from, label]);
  const closeByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || panel === null) return;
    const stage = event.currentTarget;
    const pin = stage.querySelector<HTMLElement>(`[data-pin="${CSS.escape(panel.slug)}"] button`);
    onClosePanel();
    pin?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.stage} data-map-stage onKeyDown={closeByKey}>
      {site && (
        <LazyMapView
          settings={site.map}
          center={center}
          zoom={zoom}
          frame={frame}
          covered={covered[layout]}
          minZoom={zoomRange.least}
          maxZoom={zoomRange.most}
          points={points}
          selectedId={selected}
          renderPin={renderPin}
          renderCluster={renderCluster}
          alone={alone}
          dots={dots}
          gatherWithin={isPhone ? 34 : 40}
          ownPlace={ownPlace}
          way={walk?.path}
          panel={panel && !isPhone ? { place: panel, content: <Panel listing={panel} onClose={onClosePanel} /> } : null}
          onMove={onMove}
          controls={controls}
          onReady={onReady}
          words={{ map: t('map'), schematic: t('schematic') }}
        />
      )}
      <div className={styles.above}>
        {searchSeen !== null && (
          <button
            type="button"
            className={buttonClass({ variant: 'secondary', className: styles.area })}
            onClick={searchSeen}
          >
            <Icon of={RotateCw} /> {t('searchArea')}
          </button>
        )}
        <GpsNotes gps={gps} />
      </div>
      {hasList && (
        <Checkbox
          checked={follows}
          onChange={({ target }) => {
            setFollows(target.checked);
            if (target.checked) searchSeen?.();
          }}
          label={filters('follow')}
          className={styles.follow}
        />
      )}
      {walk && metres !== null && (
        <p className={styles.walk}>
          <Icon of={Footprints} />
          {t('wayAbout', { distance: formatDistance(metres, locale), count: walk.minutes })}
        </p>
      )}
      <div className={cx(styles.furniture, !hasList && styles.high)}>
        <IconButton
          look="floating"
          icon={LocateFixed}
          label={t('locate')}
          aria-busy={gps.state === 'waiting' || undefined}
          onClick={gps.locate}
          className={styles.locate}
        />
        <ZoomButtons words={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }} onZoom={zoomBy} />
        <IconButton look="floating" icon={MessageCircleOff} label={t('chat')} disabled className={styles.chat} />
      </div>
    </div>
  );
}

function Panel({ listing, onClose }: { readonly listing: ListingForStay; readonly onClose: () => void }) {
  const { failing, currencies } = useFound();
  return (
    <div className={styles.panel}>
      <ListingCard
        listing={listing}
        onClose={onClose}
        isSelected
        failing={failing.get(listing.slug)}
        tellsCurrency={currencies.length > 1}
      />
    </div>
  );
}
