import Supercluster from 'supercluster';
import { isWithin } from './mercator.ts';
import { partTags, type Tag } from './part-tags.ts';
import type { MapBounds, MapPlace, MapPoint } from './map-types.ts';

/** What stands on the map at one zoom: a point by itself, or several that lie too close together. */
export type ClusterItem =
  | { readonly kind: 'point'; readonly point: MapPoint }
  | {
      readonly kind: 'cluster';
      readonly latitude: number;
      readonly longitude: number;
      readonly points: readonly MapPoint[];
    };

export type Cluster = Extract<ClusterItem, { kind: 'cluster' }>;

export interface Clusters {
  /** The items inside bounds, from north to south. */
  readonly itemsIn: (bounds: MapBounds, zoom: number) => readonly ClusterItem[];
  /** The least zoom at which a cluster of this zoom falls apart. */
  readonly zoomToOpen: (cluster: Cluster, zoom: number) => number;
}

export interface ClusterOptions {
  /** Nothing is gathered for zooms below it. */
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Points nearer than this, in px, are gathered. */
  readonly radius: number;
  /** This point is never gathered. */
  readonly fixed: string | null;
  /** These points are gathered only where they would lie on others. */
  readonly alone: ReadonlySet<string>;
  /** These are dots: never gathered, and not there where they would lie under a tag or another dot. */
  readonly dots: ReadonlySet<string>;
}

/** Gathers points that would overlap, up to the zoom before the nearest. */
export function createClusters(points: readonly MapPoint[], options: ClusterOptions): Clusters {
  const { minZoom, maxZoom, radius, fixed, alone, dots } = options;
  const roleOf = ({ id }: MapPoint): Tag['role'] => (id === fixed ? 'fixed' : dots.has(id) ? 'dot' : 'tag');
  const standsAlone = (point: MapPoint) => roleOf(point) !== 'tag' || alone.has(point.id);
  const index = new Supercluster<{ point: MapPoint }>({ radius, extent: 256, minZoom, maxZoom: maxZoom - 1 });
  index.load(
    points
      .filter((point) => !standsAlone(point))
      .map((point) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
        properties: { point },
      })),
  );
  const gathered = (zoom: number): Tag[] =>
    index.getClusters([-180, -90, 180, 90], zoom).map((feature) => {
      if (!('cluster' in feature.properties)) return tagOf(feature.properties.point, 'tag');
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const leaves = index.getLeaves(feature.properties.cluster_id, Number.POSITIVE_INFINITY);
      return { role: 'tag', latitude, longitude, points: leaves.map(({ properties }) => properties.point) };
    });
  const single = points.filter(standsAlone).map((point) => tagOf(point, roleOf(point)));
  const byZoom = new Map<number, readonly ClusterItem[]>();
  /** All items of a whole zoom: what is gathered does not depend on what is in view. */
  const itemsAt = (zoom: number): readonly ClusterItem[] => {
    const known = byZoom.get(zoom);
    if (known !== undefined) return known;
    const tags = [...single, ...gathered(zoom)];
    const items = (zoom < maxZoom ? partTags(tags, zoom) : tags).map(itemOf);
    byZoom.set(zoom, items);
    return items;
  };
  return {
    itemsIn: (bounds, zoom) =>
      itemsAt(Math.floor(zoom))
        .filter((item) => isWithin(placeOf(item), bounds))
        .sort((a, b) => placeOf(b).latitude - placeOf(a).latitude),
    zoomToOpen: (cluster, zoom) => {
      const isWhole = (item: ClusterItem) =>
        item.kind === 'cluster' && cluster.points.every((point) => item.points.includes(point));
      let nearer = Math.floor(zoom) + 1;
      while (nearer < maxZoom && itemsAt(nearer).some(isWhole)) nearer += 1;
      return nearer;
    },
  };
}

const tagOf = (point: MapPoint, role: Tag['role']): Tag => ({
  role,
  latitude: point.latitude,
  longitude: point.longitude,
  points: [point],
});

function itemOf({ latitude, longitude, points }: Tag): ClusterItem {
  const [point, ...others] = points;
  return point !== undefined && others.length === 0
    ? { kind: 'point', point }
    : { kind: 'cluster', latitude, longitude, points };
}

const placeOf = (item: ClusterItem): MapPlace => (item.kind === 'point' ? item.point : item);
