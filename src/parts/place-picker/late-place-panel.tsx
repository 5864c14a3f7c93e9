import { lazy } from 'react';
import { Late } from '#web/lib/late/late.tsx';
import type { PlacePanelProps } from './place-panel.tsx';

const load = () => import('./place-panel.tsx');
const PlacePanel = lazy(async () => ({ default: (await load()).PlacePanel }));

/** Fetches the list of places ahead, when somebody is about to want it. */
export const preloadPlacePanel = (): void => void load().catch(() => {});

/** The list of places under a field, fetched when first wanted. Needs the area `places`. */
export function LatePlacePanel(props: PlacePanelProps) {
  return (
    <Late>
      <PlacePanel {...props} />
    </Late>
  );
}
