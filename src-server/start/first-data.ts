import type { Deps } from '#server/deps.ts';
import { ensureContent } from '#server/demo/demo-content.ts';
import { ensureGazetteer } from '#server/demo/gazetteer.ts';
import { ensureBusinessTypes } from '#server/modules/partner/partner.module.ts';

/**
 * What every installation begins with, the demo or not: pages, places to search for, kinds of shops. Nothing comes back
 * that was changed or taken away. What storage costs in a country is for its owner to say, at `/admin/pricing`.
 */
export async function ensureFirstData(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await ensureContent(deps);
  await ensureGazetteer(deps);
  await ensureBusinessTypes(deps);
}
