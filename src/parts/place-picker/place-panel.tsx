import {
  Building2,
  Clock,
  History,
  Landmark,
  LocateFixed,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  Plane,
  Store,
  TrainFront,
} from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { useLateTexts, useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import type { PickerEntry, PlaceOption } from './place-option.ts';
import styles from './place-panel.module.css';
import { forgetRecentPlaces, recentPlaces } from './recent-places.ts';
import { useNearby } from './use-nearby.ts';
import { type PlaceSearch, usePlaceSearch } from './use-place-search.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  city: Building2,
  landmark: Landmark,
  station: TrainFront,
  listing: Store,
  recent: History,
};

export interface PlacePanelProps {
  readonly id: string;
  /** What is typed; empty where nothing is. */
  readonly text: string;
  /** The entry that Enter takes. */
  readonly active: number;
  /** Places near it come first. */
  readonly near?: (MapPlace & { readonly label?: string }) | undefined;
  readonly onEntries: (entries: readonly PickerEntry[]) => void;
  readonly onTake: (entry: PickerEntry) => void;
  /** The screen stays, and goes on to what a link of the list names. */
  readonly onLeave?: (() => void) | undefined;
}

interface Group {
  readonly heading: string | null;
  readonly entries: readonly PickerEntry[];
}

/** The gazetteer has airports among stations and landmarks; their names tell. */
const isAirport = ({ kind, name }: PlaceOption): boolean =>
  (kind === 'station' || kind === 'landmark') && /airport|aéroport|aeropuerto/i.test(name);

/** "24 hours", "24/7", "open 24h": no place is meant, but one whose door never closes. */
const asksAlways = (text: string): boolean => /^\D{0,12}24\s*(?:h|\/\s*[724]|ho|heu)/i.test(text.trim());

const gps: PickerEntry = { kind: 'gps', key: 'gps' };
const all: PickerEntry = { kind: 'all', key: 'all' };
const entryOf = (option: PlaceOption): PickerEntry => ({ kind: 'place', key: `${option.kind} ${option.id}`, option });

/**
 * What could be meant. Before three letters are typed: the own position, what was searched last, stations and cities;
 * then places by name, and where none of them has locations, the nearest cities that have. Fetched when first wanted.
 */
export function PlacePanel({ id, text, active, near, onEntries, onTake, onLeave }: PlacePanelProps) {
  const t = useTexts('places');
  const search = usePlaceSearch(text, near);
  const [recent, setRecent] = useState(recentPlaces);
  const groups = useGroups(search, near, recent);
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  useEffect(() => onEntries(entries), [entries, onEntries]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const row = (entry: PickerEntry) => {
    const index = entries.indexOf(entry);
    const { icon, name, context } = wordsOf(entry);
    return (
      <li
        key={entry.key}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        className={styles.entry}
        onClick={() => onTake(entry)}
      >
        <Icon of={icon} />
        <span className={styles.words}>
          <span>{name}</span>
          {context !== '' && <span className={styles.context}>{context}</span>}
        </span>
      </li>
    );
  };
  const wordsOf = (entry: PickerEntry) => {
    if (entry.kind === 'gps') return { icon: LocateFixed, name: t('useGps'), context: '' };
    if (entry.kind === 'all') return { icon: MapIcon, name: t('seeAll'), context: '' };
    const { kind, name, context, note = context, hasLocations } = entry.option;
    const notes = [note, hasLocations === false ? t('noneYet') : ''];
    const icon = isAirport(entry.option) ? Plane : (icons[kind] ?? MapPin);
    return { icon, name, context: notes.filter(Boolean).join(' · ') };
  };
  const hasRecent = search.kind === 'short' && recent.length > 0;
  return (
    <div onMouseDown={(event) => event.preventDefault()}>
      {asksAlways(text) && near && (
        <Suspense>
          <AlwaysOpen near={near} onLeave={onLeave} />
        </Suspense>
      )}
      <Notes search={search} isTyping={text.trim() !== ''} />
      {/* A list that scrolls would be a stop of Tab's by itself: the arrow keys of the field move in it. */}
      <div id={id} role="listbox" aria-label={t('suggestions')} tabIndex={-1} className={styles.list}>
        {groups.map(({ heading, entries: own }, index) => (
          <ul key={heading ?? index} role="group" aria-label={heading ?? undefined} className={styles.group}>
            {heading !== null && (
              <li role="presentation" className={styles.heading}>
                {heading}
              </li>
            )}
            {own.map(row)}
          </ul>
        ))}
      </div>
      {hasRecent && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            forgetRecentPlaces();
            setRecent([]);
          }}
        >
          {t('clearRecent')}
        </button>
      )}
    </div>
  );
}

/** The places around whose door never closes. */
function AlwaysOpen({ near, onLeave }: Required<Pick<PlacePanelProps, 'near'>> & Pick<PlacePanelProps, 'onLeave'>) {
  useLateTexts('filters');
  const t = useTexts('filters');
  const { label = '', latitude, longitude } = near ?? { latitude: 0, longitude: 0 };
  const place = { lat: latitude, lng: longitude, ...(label !== '' && { q: label }) };
  return (
    <Link
      to="/map"
      search={({ from, to, bags }) => ({ from, to, bags, ...place, always: 1 as const })}
      className={styles.always}
      onClick={onLeave}
    >
      <Icon of={Clock} />
      <span className={styles.words}>
        <span>{t('always')}</span>
        {label !== '' && <span className={styles.context}>{label}</span>}
      </span>
    </Link>
  );
}

/** The entries under their headings, in the order of the arrow keys. */
function useGroups(search: PlaceSearch, near: MapPlace | undefined, recent: readonly PlaceOption[]): readonly Group[] {
  const t = useTexts('places');
  const found = search.kind === 'found' ? search.places : null;
  const isLost = found !== null && !found.some(({ hasLocations }) => hasLocations);
  const isShort = search.kind === 'short';
  const nearby = useNearby(isLost ? (found[0] ?? near) : near, isShort || isLost);
  const { kind } = search;
  return useMemo(() => {
    const cities = nearby.cities.map(({ name, locations, latitude, longitude }) => {
      const note = t('locations', { count: locations });
      return entryOf({ id: name, kind: 'city', name, context: '', note, latitude, longitude });
    });
    if (kind === 'loading') return [];
    if (kind === 'failed') return [{ heading: null, entries: [gps, all] }];
    if (kind === 'short') {
      const stations = nearby.stations.map((station) => entryOf({ ...station, kind: 'station' }));
      return [
        { heading: null, entries: [gps] },
        { heading: t('recent'), entries: recent.map(entryOf) },
        { heading: t('stationsAndCities'), entries: [...stations, ...cities] },
        { heading: null, entries: [all] },
      ].filter(({ entries }) => entries.length > 0);
    }
    const places = (found ?? []).map(entryOf);
    if (isLost)
      return [
        { heading: t('nearestCities'), entries: cities.slice(0, 3) },
        { heading: places.length > 0 ? t('placesFound') : null, entries: places },
        { heading: null, entries: [gps, all] },
      ].filter(({ entries }) => entries.length > 0);
    const [first, ...others] = places;
    const likeliest: PickerEntry[] = first?.kind === 'place' ? [{ ...first, isLikeliest: true }] : [];
    return [{ heading: null, entries: [...likeliest, ...others, gps, all] }];
    // eslint-disable-next-line react-hooks/exhaustive-deps -- texts don't change while it is open
  }, [kind, found, isLost, nearby, recent]);
}

const placeholders = 4;

/** What is said about the search: that it goes on, that it failed, or what to do when nothing is found. */
function Notes({ search, isTyping }: { readonly search: PlaceSearch; readonly isTyping: boolean }) {
  const t = useTexts('places');
  const reason = (of: Extract<PlaceSearch, { kind: 'failed' }>['reason']) =>
    of === 'late' ? t('geocoderLate') : of === 'unreachable' ? t('geocoderUnreachable') : of.said;
  const found = search.kind === 'found' ? search.places : null;
  return (
    <>
      <p className="sr-only" role="status">
        {search.kind === 'loading' ? t('searching') : ''}
      </p>
      {search.kind === 'short' && isTyping && <p className={styles.note}>{t('typeMore')}</p>}
      {search.kind === 'failed' && (
        <p className={styles.note} role="alert">
          {t('geocoderFailed', { reason: reason(search.reason) })}
        </p>
      )}
      {found?.length === 0 && (
        <p className={styles.note} role="status">
          <strong>{t('noResults')}</strong>
          {t('unknownHelp')}
        </p>
      )}
      {found?.[0]?.hasLocations === false && (
        <p className={styles.note} role="status">
          {t('nowhere', { place: found[0].name })}
        </p>
      )}
      {search.kind === 'loading' && (
        <div className={styles.waiting}>
          {Array.from({ length: placeholders }, (_, index) => (
            <Skeleton key={index} width={`${72 - index * 9}%`} height={16} />
          ))}
        </div>
      )}
    </>
  );
}
