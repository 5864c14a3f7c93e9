import Supercluster from 'supercluster';
import type { MapBounds, MapPoint } from './map-types.ts';

/** What stands on the map at one zoom: a point by itself, or several that lie too close together. */
export type ClusterItem =
  | { readonly kind: 'point'; readonly point: MapPoint }
  | {
      readonly kind: 'cluster';
      readonly id: number;
      readonly latitude: number;
      readonly longitude: number;
      readonly count: number;
    };

export interface Clusters {
  /** The items inside bounds, from north to south. */
  readonly itemsIn: (bounds: MapBounds, zoom: number) => readonly ClusterItem[];
  /** The zoom at which a cluster falls apart, and one of its points. */
  readonly open: (clusterId: number) => { readonly zoom: number; readonly firstId: string | null };
}

/** Two tags nearer than this overlap. */
const radius = 66;

/** Gathers points that would overlap, up to the zoom before the nearest. */
export function createClusters(points: readonly MapPoint[], maxZoom: number): Clusters {
  const index = new Supercluster<{ point: MapPoint }>({ radius, extent: 256, maxZoom: maxZoom - 1 });
  index.load(
    points.map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
      properties: { point },
    })),
  );
  return {
    itemsIn: (bounds, zoom) =>
      index
        .getClusters([bounds.west, bounds.south, bounds.east, bounds.north], Math.floor(zoom))
        .map((feature): ClusterItem => {
          const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
          return 'cluster' in feature.properties
            ? {
                kind: 'cluster',
                id: feature.properties.cluster_id,
                latitude,
                longitude,
                count: feature.properties.point_count,
              }
            : { kind: 'point', point: feature.properties.point };
        })
        .sort((a, b) => latitudeOf(b) - latitudeOf(a)),
    open: (clusterId) => ({
      zoom: index.getClusterExpansionZoom(clusterId),
      firstId: index.getLeaves(clusterId, 1)[0]?.properties.point.id ?? null,
    }),
  };
}

const latitudeOf = (item: ClusterItem): number => (item.kind === 'point' ? item.point.latitude : item.latitude);
