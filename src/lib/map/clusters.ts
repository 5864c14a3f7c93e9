import Supercluster from 'supercluster';
import type { MapBounds, MapPlace, MapPoint } from './map-types.ts';

/** What stands on the map at one zoom: a point by itself, or several that lie too close together. */
export type ClusterItem =
  | { readonly kind: 'point'; readonly point: MapPoint }
  | {
      readonly kind: 'cluster';
      readonly id: number;
      readonly latitude: number;
      readonly longitude: number;
      readonly points: readonly MapPoint[];
    };

export interface Clusters {
  /** The items inside bounds, from north to south. */
  readonly itemsIn: (bounds: MapBounds, zoom: number) => readonly ClusterItem[];
  /** The least zoom at which a cluster falls apart. */
  readonly zoomToOpen: (clusterId: number) => number;
}

export interface ClusterOptions {
  readonly maxZoom: number;
  /** Points nearer than this, in px, are gathered. */
  readonly radius: number;
  /** These points are never gathered. */
  readonly alone: ReadonlySet<string>;
}

/** Gathers points that would overlap, up to the zoom before the nearest. */
export function createClusters(points: readonly MapPoint[], { maxZoom, radius, alone }: ClusterOptions): Clusters {
  const index = new Supercluster<{ point: MapPoint }>({ radius, extent: 256, maxZoom: maxZoom - 1 });
  index.load(
    points
      .filter(({ id }) => !alone.has(id))
      .map((point) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
        properties: { point },
      })),
  );
  const single = points.filter(({ id }) => alone.has(id)).map((point): ClusterItem => ({ kind: 'point', point }));
  return {
    itemsIn: (bounds, zoom) =>
      index
        .getClusters([bounds.west, bounds.south, bounds.east, bounds.north], Math.floor(zoom))
        .map((feature): ClusterItem => {
          if (!('cluster' in feature.properties)) return { kind: 'point', point: feature.properties.point };
          const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
          const id = feature.properties.cluster_id;
          const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.point);
          return { kind: 'cluster', id, latitude, longitude, points: leaves };
        })
        .concat(single.filter((item) => isInside(placeOf(item), bounds)))
        .sort((a, b) => placeOf(b).latitude - placeOf(a).latitude),
    zoomToOpen: (clusterId) => index.getClusterExpansionZoom(clusterId),
  };
}

const isInside = ({ latitude, longitude }: MapPlace, { north, south, east, west }: MapBounds): boolean =>
  latitude <= north && latitude >= south && longitude <= east && longitude >= west;

const placeOf = (item: ClusterItem): MapPlace => (item.kind === 'point' ? item.point : item);
