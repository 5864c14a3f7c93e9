import type { Deps } from '#server/deps.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { freshIndex, indexState } from './follow.ts';

/** Loads the search index of this process, without which it serves nothing, and tells `/metrics` of it. */
export async function openSearch(deps: Pick<Deps, 'db'>, metrics: Metrics): Promise<void> {
  await freshIndex(deps);
  const measure = (name: string, help: string, of: (state: NonNullable<ReturnType<typeof indexState>>) => number) =>
    metrics.measure(`cloakroom_search_${name}`, help, () => {
      const state = indexState(deps);
      return state === null ? null : of(state);
    });
  measure('locations', 'Published locations in the search index.', ({ locations }) => locations);
  measure(
    'left_out',
    'Published locations that are not found: the time data of this process has no such zone.',
    ({ leftOut }) => leftOut,
  );
  measure('load_seconds', 'How long its last load took.', ({ loadSeconds }) => loadSeconds);
  measure('loaded_seconds', 'How long ago it was loaded.', ({ loadedAt }) => (Date.now() - loadedAt) / 1000);
  measure(
    'followed_seconds',
    'How long ago it was held against the database.',
    ({ followedAt }) => (Date.now() - followedAt) / 1000,
  );
}
