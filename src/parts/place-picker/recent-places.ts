import type { FilterPlace } from '#web/parts/filter/filter.ts';
import type { PlaceOption } from './place-option.ts';

const key = 'recent-places';
const MAX_RECENT = 5;
const MAX_LABEL = 200;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LABEL;

function placeIn(value: unknown): FilterPlace | null {
  if (typeof value !== 'object' || value === null) return null;
  const { label, latitude, longitude, placeId } = value as Readonly<Record<string, unknown>>;
  if (!isText(label) || typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { label, latitude, longitude, ...(isText(placeId) ? { placeId } : {}) };
}

function readPlaces(): FilterPlace[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((value) => placeIn(value) ?? []).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** The places that were searched last on this device, the latest first. */
export const recentPlaces = (): readonly PlaceOption[] =>
  readPlaces().map(({ label, latitude, longitude, placeId }) => ({
    id: placeId ?? label,
    kind: 'recent',
    name: label,
    context: '',
    latitude,
    longitude,
  }));

/** Keeps a place that was searched by its name; where the device itself is, and stretches of map, are not kept. */
export function rememberPlace({ label, latitude, longitude, placeId, isGps, bounds }: FilterPlace): void {
  if (label === '' || isGps === true || bounds !== undefined) return;
  const others = readPlaces().filter((place) => place.label !== label);
  try {
    localStorage.setItem(
      key,
      JSON.stringify([{ label, latitude, longitude, placeId }, ...others].slice(0, MAX_RECENT)),
    );
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Takes all of them off this device. */
export function forgetRecentPlaces(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
