import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { bboxText } from '#web/parts/filter/bbox.ts';
import type { MapBounds, MapCamera, MapControls, MapInsets, MapMove, MapPlace } from '#web/lib/map/map-types.ts';
import { metresBetween, metresPerPixel, middleOf, widthOf } from '#web/lib/map/mercator.ts';
import { useSearch } from './search-context.ts';

export const zoomRange = { least: 13, first: 15, most: 17 };
/** The map was moved for another area when its middle is this far from where was searched. */
const movedPixels = 60;
/** Or when it shows more, or less, than was searched by half a zoom. */
const zoomedBy = 0.4;
/** Ms of rest after which the list follows the map. */
const followAfter = 300;
/** Px by which an area may be too large: it fits into the map that it was taken from, whatever rounding did to it. */
const slack = 2;

interface AreaOptions {
  /** Px of the map that lie under other things. */
  readonly covered: MapInsets;
  /** Whether what is seen is searched by itself, a little after each move by hand. */
  readonly follows: boolean;
  /** Where it looks first, if not at the searched place, to which it goes when this is over. */
  readonly start: MapCamera | null;
}

/** Where the map looks because of what was searched, and the search of what it shows after it was moved. */
export function useSearchedArea(controls: RefObject<MapControls | null>, { covered, follows, start }: AreaOptions) {
  const { filter, apply, followTo } = useSearch();
  const { latitude, longitude, bounds } = filter.place;
  const bbox = bboxText(bounds);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another area around the same middle is another search
  const searched = useMemo(() => ({ latitude, longitude }), [latitude, longitude, bbox]);
  const [moved, setMoved] = useState<MapMove | null>(null);
  // Pressed before the map has come, the zoom buttons decide how it starts.
  const [zoom, setZoom] = useState(start?.zoom ?? zoomRange.first);
  const [center, setCenter] = useState<MapPlace>(start ?? searched);
  const [started, setStarted] = useState(start);
  if (started !== null && start === null) {
    setStarted(null);
    setCenter(searched);
    setZoom(zoomRange.first);
  }
  /**
   * The area that was searched from this map, which shows it already; behind it, until the address says so too, the
   * one that the address still says.
   */
  const [shown, setShown] = useState<readonly string[]>([]);
  const isShown = bbox !== undefined && shown.includes(bbox);
  if (shown.length > 1 && bbox === shown[0]) setShown(shown.slice(0, 1));
  const [last, setLast] = useState(searched);
  if (last !== searched) {
    setLast(searched);
    setMoved(null);
    if (!isShown) {
      setShown([]);
      setCenter(searched);
      setZoom(zoomRange.first);
    }
  }
  const frame = useMemo(() => {
    if (bounds === undefined || isShown) return null;
    const { north, south, west } = bounds;
    const corners = [
      { latitude: north, longitude: west },
      { latitude: south, longitude: west + widthOf(bounds) },
    ];
    const { top, right, bottom, left } = covered;
    const insets = { top: top - slack, right: right - slack, bottom: bottom - slack, left: left - slack };
    return { places: corners, insets };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the text says all of the bounds
  }, [bbox, isShown, covered]);
  const hasZoomed = useRef(false);
  /** What moves the map next was pressed on it: it is a move by hand. */
  const noteHand = () => {
    hasZoomed.current = true;
  };
  const zoomBy = (by: 1 | -1) => {
    noteHand();
    if (controls.current !== null) return by > 0 ? controls.current.zoomIn() : controls.current.zoomOut();
    setZoom(Math.min(zoomRange.most, Math.max(zoomRange.least, zoom + by)));
  };
  const isElsewhere = ({ camera, bounds: seen }: MapMove) => {
    const middle = bounds === undefined ? camera : middleOf(seen);
    const isFar = metresBetween(middle, searched) > movedPixels * metresPerPixel(camera);
    return isFar || (bounds !== undefined && Math.abs(Math.log2(widthOf(seen) / widthOf(bounds))) > zoomedBy);
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onMove = (move: MapMove) => {
    const byHand = move.byUser || hasZoomed.current;
    hasZoomed.current = false;
    if (follows && byHand) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => current.current(move.bounds), followAfter);
      return;
    }
    setMoved((before) => (isElsewhere(move) && (byHand || before !== null) ? move : null));
  };
  const show = (seen: MapBounds) => setShown([bboxText(seen), bbox].filter((area) => area !== undefined));
  const follow = (seen: MapBounds) => {
    setMoved(null);
    show(seen);
    followTo(seen);
  };
  // The search may have changed while the map came to rest.
  const current = useRef(follow);
  useEffect(() => {
    current.current = follow;
  });
  useEffect(() => () => clearTimeout(timer.current), [follows]);
  const search = (seen: MapBounds) => {
    show(seen);
    apply({ place: { label: '', ...middleOf(seen), bounds: seen } });
  };
  return { center, zoom, frame, zoomBy, noteHand, onMove, searchSeen: moved && (() => search(moved.bounds)) };
}
