import { LateNotice, latePart } from '#web/lib/late.tsx';
import type { PlacePanelProps } from './place-panel.tsx';

const load = () => import('./place-panel.tsx');

/** Fetches the list of places ahead, when a person is about to want it. */
export const preloadPlacePanel = (): void => void load().catch(() => {});

/** The list of places under a field, fetched when first wanted. Needs the area `places`. */
export const LatePlacePanel = latePart<PlacePanelProps>(async () => (await load()).PlacePanel, {
  failed: (_props, again) => <LateNotice again={again} />,
});
