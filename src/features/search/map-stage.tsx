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
import { type Marker, type PlaceCluster, useFound, useSearch } from './search-context.ts';
import type { useLocate } from '#web/parts/place-picker/use-locate.ts';
import { Pin, PinsTogether } from './stage-pins.tsx';
import { useSearchedArea, zoomRange } from './use-searched-area.ts';
import { walkView } from './walk-view.ts';

type MapStageProps = {
  readonly markers: readonly Marker[];
  readonly clusters: readonly PlaceCluster[];
  /** The number of the chosen location. */
  readonly selected: number | null;
  readonly gps: ReturnType<typeof useLocate>;
  /** The chosen listing's card over its pin, on wide screens. */
  readonly panel: ListingForStay | null;
  readonly onClosePanel: () => void;
  readonly isPhone: boolean;
  /** The list stands next to the map, and may follow it. */
  readonly hasList: boolean;
  /** The listings nearest to the searched place. */
  readonly nearest: readonly ListingForStay[];
};

/** How far the map shows around its middle at its first zoom, in metres. */
const seenMetres = { phone: 600, lying: 600, wide: 1200 };
/** As many locations are to be seen at first. */
const seenFirst = 5;
const clearOf = {
  phone: { top: 180, right: 60, bottom: 290, left: 60 },
  /** The phone lies on its side: the card is next to the search. */
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
  clusters,
  selected,
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
  const { filter, narrowing, apply } = useSearch();
  const { data: site } = trpc.cms.site.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const controls = useRef<MapControls>(null);
  const [isReady, setIsReady] = useState(false);
  const onReady = useCallback(() => setIsReady(true), []);
  const { label, bounds } = filter.place;
  const layout = !isPhone ? 'wide' : matchMedia(lies).matches ? 'lying' : 'phone';
  const [follows, setFollows] = useFollows();
  const canFollow = hasList && !isPhone;
  const byId = useMemo(() => new Map(markers.map((marker) => [String(marker.number), marker])), [markers]);
  const gathered = useMemo(() => new Map(clusters.map((cluster, at) => [`beyond-${at}`, cluster])), [clusters]);
  const tellsCurrency = useMemo(() => new Set(markers.map(({ price }) => price.currency)).size > 1, [markers]);
  const points = useMemo(
    () => [...byId, ...gathered].map(([id, { latitude, longitude }]) => ({ id, latitude, longitude })),
    [byId, gathered],
  );
  const selectedId = selected === null ? null : String(selected);
  const chosen = selectedId === null ? undefined : byId.get(selectedId);

  const { latitude, longitude } = filter.place;
  const isListing = markers.some((marker) => metresBetween(marker, { latitude, longitude }) < 2);
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
  // Only next to a location's own page: among many, the way to one is in the way.
  const hasWalk = !hasList && !isPhone && from !== null && chosen !== undefined;
  const answer = trpc.search.walk.useQuery(
    { from: from ?? center, listingId: chosen?.number ?? 0 },
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
  }, [chosen?.number, hasPanel, isPhone, isReady]);

  // A place with few listings around it: show it together with the nearest ones.
  const last = nearest[Math.min(nearest.length, seenFirst) - 1];
  const isFar = bounds === undefined && narrowing.sort === 'nearest' && (last?.distance ?? 0) > seenMetres[layout];
  useEffect(() => {
    if (isFar) controls.current?.fit([center, ...nearest], clearOf.wide);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for every place
  }, [center, isFar, isReady]);

  // The tag of the list's first card stands by itself where it has room, so that it is there to be found.
  const first = nearest[0]?.number;
  const alone = useMemo(() => (first === undefined ? [] : [String(first)]), [first]);
  const dots = useMemo(
    () => markers.filter(({ fails }) => fails.length > 0).map(({ number }) => String(number)),
    [markers],
  );
  const look = useCallback(
    (marker: Marker) => {
      if (!isPhone) controls.current?.reveal(marker, clearOf.wide);
    },
    [isPhone],
  );
  const renderPin = useCallback(
    (id: string) => {
      const marker = byId.get(id);
      const cluster = gathered.get(id);
      if (cluster !== undefined) {
        const { latitude: lat, longitude: lng } = cluster;
        const search = () => apply({ place: { label: '', latitude: lat, longitude: lng } });
        return <PinsTogether markers={[]} clusters={[cluster]} tellsCurrency={tellsCurrency} onOpen={search} />;
      }
      return (
        marker && (
          <Pin
            marker={marker}
            isSelected={id === selectedId}
            isNamed={id === selectedId && !hasList}
            tellsCurrency={tellsCurrency}
            isOut={marker.fails.length > 0}
            onFocus={look}
          />
        )
      );
    },
    [byId, gathered, selectedId, hasList, tellsCurrency, look, apply],
  );
  const hand = useRef(noteHand);
  const renderCluster = useCallback(
    (ids: readonly string[], open: () => void) => (
      <PinsTogether
        markers={ids.flatMap((id) => byId.get(id) ?? [])}
        clusters={ids.flatMap((id) => gathered.get(id) ?? [])}
        tellsCurrency={tellsCurrency}
        onOpen={() => {
          hand.current();
          open();
        }}
      />
    ),
    [byId, gathered, tellsCurrency],
  );
  const ownPlace = useMemo(() => from && { place: from, label }, [from, label]);
  const closeByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || panel === null) return;
    const stage = event.currentTarget;
    const pin = stage.querySelector<HTMLElement>(`[data-pin="${panel.number}"] button`);
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
          selectedId={selectedId}
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
  const { chosen, currencies } = useFound();
  return (
    <div className={styles.panel}>
      <ListingCard
        listing={listing}
        onClose={onClose}
        isSelected
        failing={chosen?.fails}
        tellsCurrency={currencies.length > 1}
      />
    </div>
  );
}
