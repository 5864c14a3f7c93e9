import { trpc } from '#web/lib/trpc.ts';
import { useAct } from '../kit/use-act.ts';

/** Does an act on a location, then shows the location anew. */
export function useListingAct() {
  const utils = trpc.useUtils();
  return useAct(() => utils.admin.listings.invalidate());
}
