import { toIso } from '#shared/time/instants.ts';
import type { FeedFailure } from '#shared/calendars/calendar-schema.ts';
import type { Deps } from '#server/deps.ts';
import { type GuardedAnswer, guardedFetch } from '#server/platform/http/guarded-fetch.ts';
import { type FetchFailure, GuardedFetchError, targetGuard } from '#server/platform/http/target-guard.ts';
import type { FeedEntry } from './parse-feed.ts';
import { readText } from './read-text.ts';

const bounds = { timeoutMs: 10_000, maxBytes: 2 * 1024 * 1024, maxRedirects: 3 };
const DAYS_AHEAD = 365;

const failures = {
  address: 'refused',
  private: 'refused',
  unresolved: 'silent',
  unreachable: 'silent',
  timeout: 'silent',
  'too-large': 'tooLarge',
  redirected: 'silent',
  encoded: 'unreadable',
} as const satisfies Record<FetchFailure, FeedFailure>;

export type Feed = { readonly entries: readonly FeedEntry[] } | { readonly failure: FeedFailure };

const failureOfStatus = (status: number): FeedFailure | null => {
  if (status === 404 || status === 410) return 'notFound';
  if (status === 401 || status === 403) return 'locked';
  return status === 200 ? null : 'silent';
};

/** What stands at a calendar's address for the coming year, or why it cannot be read. `zone` is for times without one. */
export async function fetchFeed(deps: Deps, address: string, zone: string): Promise<Feed> {
  let answer: GuardedAnswer;
  try {
    const headers = { accept: 'text/calendar, */*;q=0.1', 'user-agent': `${deps.config.SITE_NAME} calendars` };
    answer = await guardedFetch(address, targetGuard(deps.config), { ...bounds, headers });
  } catch (error) {
    if (error instanceof GuardedFetchError) return { failure: failures[error.reason] };
    throw error;
  }
  const failure = failureOfStatus(answer.status);
  if (failure !== null) return { failure };
  const now = deps.clock.now();
  const until = now.plusSeconds(DAYS_AHEAD * 86_400);
  const entries = await readText(answer.body.toString('utf8'), { from: toIso(now), until: toIso(until), zone });
  return entries === null ? { failure: 'unreadable' } : { entries };
}
