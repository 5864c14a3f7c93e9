import { useMemo, useState } from 'react';
import { LazyMapView } from '#web/lib/map/lazy-map-view.tsx';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { trpc } from '#web/lib/trpc.ts';
import { PinTag } from '#web/ui/pin/map-pin.tsx';

interface WayMapProps {
  readonly listing: {
    readonly id: string;
    readonly name: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  /** Where the way begins, how that place is called, and the way itself; null for none. */
  readonly walk: { readonly place: MapPlace; readonly label: string; readonly path: readonly MapPlace[] } | null;
  readonly words: { readonly map: string; readonly schematic: string };
  readonly className?: string | undefined;
}

/** Room for the name above the location and for the dot of the place. */
const clear = { top: 84, right: 100, bottom: 56, left: 100 };

/** A small map of one location under its name, with the way there. */
export function WayMap({ listing, walk, words, className }: WayMapProps) {
  const { id, name, latitude, longitude } = listing;
  const site = trpc.cms.site.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data;
  const [center] = useState({ latitude, longitude });
  const path = walk?.path;
  const frame = useMemo(() => path && { places: path, insets: clear }, [path]);
  return (
    site && (
      <LazyMapView
        className={className}
        settings={site.map}
        center={center}
        zoom={16}
        points={[{ id, latitude, longitude }]}
        selectedId={id}
        renderPin={() => <PinTag text={name} state="selected" />}
        renderCluster={() => null}
        ownPlace={walk}
        way={path}
        frame={frame}
        words={words}
      />
    )
  );
}
