import type { MapPlace } from '#web/lib/map/map-types.ts';
import { trpc } from '#web/lib/trpc.ts';
import { defaultCenter } from '#shared/search/limits.ts';

const none = { cities: [], stations: [] };

/** Cities with locations, nearest first, and stations around; none while they are not known. */
export function useNearby(near: MapPlace | undefined, enabled: boolean) {
  const { latitude, longitude } = near ?? defaultCenter;
  const { data } = trpc.search.nearby.useQuery({ near: { latitude, longitude } }, { enabled, staleTime: 300_000 });
  return data ?? none;
}
