import type { ReactNode, Ref } from 'react';

export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a map looks. `zoom` counts in tiles of 256 px for every provider. */
export interface MapCamera extends MapPlace {
  readonly zoom: number;
}

export interface MapBounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** A thing on the map, as data: how it looks is asked from `renderPin`. */
export interface MapPoint extends MapPlace {
  readonly id: string;
}

/** Px from the map's edges that are covered by something. */
export interface MapInsets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface MapMove {
  readonly camera: MapCamera;
  /** What is seen of the map. */
  readonly bounds: MapBounds;
  /** Moved by the person, not by `MapControls` or new properties. */
  readonly byUser: boolean;
}

export interface MapControls {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Puts a place into the middle. */
  readonly panTo: (place: MapPlace) => void;
  /** Moves as little as needed for a place to lie clear of what covers the map. */
  readonly reveal: (place: MapPlace, insets: MapInsets) => void;
  /** Shows all places, as near as the zoom's limits allow. */
  readonly fit: (places: readonly MapPlace[], insets: MapInsets) => void;
}

/** Which map to show: the part of the site's settings about maps. */
interface MapSettings {
  readonly provider: 'leaflet' | 'maplibre' | 'google';
  readonly googleKey: string | null;
  readonly styleUrl: string | null;
  readonly tilesUrl: string;
}

interface MapWords {
  readonly map: string;
  readonly schematic: string;
}

export interface MapViewProps {
  readonly settings: MapSettings;
  /** Where it looks at first, and again whenever this object changes. */
  readonly center: MapPlace;
  readonly zoom: number;
  /** All these places are shown whenever this object changes. */
  readonly frame?: { readonly places: readonly MapPlace[]; readonly insets: MapInsets } | null | undefined;
  /** Px that lie under other things for good. */
  readonly covered?: MapInsets | undefined;
  readonly minZoom?: number | undefined;
  readonly maxZoom?: number | undefined;
  readonly points: readonly MapPoint[];
  /** This point is never gathered into a cluster and lies on top. */
  readonly selectedId?: string | null | undefined;
  /** These are gathered only where they would lie on others. */
  readonly alone?: readonly string[] | undefined;
  /** These are dots: never gathered, and not there where they would lie under something. */
  readonly dots?: readonly string[] | undefined;
  /** Points nearer to each other than this, in px, are gathered; 40 if absent. */
  readonly gatherWithin?: number | undefined;
  readonly renderPin: (id: string) => ReactNode;
  /** Several points that lie too close together, by their ids. */
  readonly renderCluster: (ids: readonly string[], open: () => void) => ReactNode;
  /** The dot of the searched or own place. */
  readonly ownPlace?: { readonly place: MapPlace; readonly label: string } | null | undefined;
  /** A dotted line along these places. */
  readonly way?: readonly MapPlace[] | null | undefined;
  /** A panel whose bottom middle stands over a place's pin. */
  readonly panel?: { readonly place: MapPlace; readonly content: ReactNode } | null | undefined;
  readonly onMove?: ((move: MapMove) => void) | undefined;
  readonly controls?: Ref<MapControls> | undefined;
  /** Told once the map has come and knows its size: before that, its controls move nothing. */
  readonly onReady?: (() => void) | undefined;
  /** Where its corner is needed for something else, or it is a picture more than a map. */
  readonly withoutScale?: boolean | undefined;
  readonly words: MapWords;
  readonly className?: string | undefined;
}

/** What every provider's map can do. */
export interface MapSurface {
  readonly camera: () => MapCamera;
  readonly setCamera: (camera: MapCamera, animate: boolean) => void;
  readonly resize: () => void;
}

/** What a provider's map is given; it draws ground only, pins lie above it. */
export interface SurfaceProps {
  readonly settings: MapSettings;
  readonly camera: MapCamera;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly onReady: (surface: MapSurface) => void;
  readonly onMove: (camera: MapCamera) => void;
  readonly onMoveEnd: (camera: MapCamera) => void;
  /** The ground cannot be fetched. */
  readonly onNoGround: () => void;
  /** Tiles, by a template of their addresses, that stand still in place of a ground; `null` when it has come. */
  readonly onStill: (template: string | null) => void;
  /** What lies on the ground, inside the element whose drags and wheel move the map. */
  readonly children: ReactNode;
}
