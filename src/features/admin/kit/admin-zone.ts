import { useSyncExternalStore } from 'react';

/** Zones of the cities that are served, and of no one. */
export const zones = ['America/Toronto', 'America/Vancouver', 'America/Los_Angeles', 'UTC'] as const;
type Zone = (typeof zones)[number];

const NAME = 'admin-zone';
const listeners = new Set<() => void>();

const chosen = (): Zone => zones.find((zone) => zone === localStorage.getItem(NAME)) ?? zones[0];

/** The zone in which administration tells instants, such as those of jobs; a stay's times are its location's. */
export const useAdminZone = (): Zone =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chosen,
    () => zones[0],
  );

export function chooseZone(zone: Zone): void {
  localStorage.setItem(NAME, zone);
  for (const listener of listeners) listener();
}
