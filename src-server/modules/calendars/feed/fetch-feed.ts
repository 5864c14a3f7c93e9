import { toIso } from '#shared/time/instants.ts';
import type { FeedFailure } from '#shared/calendars/calendar-schema.ts';
import type { Deps } from '#server/deps.ts';
import { type GuardedAnswer, guardedFetch } from '#server/platform/http/guarded-fetch.ts';
import { type FetchFailure, GuardedFetchError, targetGuard } from '#server/platform/http/target-guard.ts';
import type { FeedContent } from './parse-feed.ts';
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
  encoded: 'packed',
} as const satisfies Record<FetchFailure, FeedFailure>;

export type Feed = FeedContent | { readonly failure: FeedFailure };

const failureOfStatus = (status: number): FeedFailure | null => {
  if (status === 404 || status === 410) return 'notFound';
  if (status === 401 || status === 403) return 'locked';
  return status === 200 ? null : 'silent';
};

/** A calendar of a partner. */
export interface FeedAddress {
  readonly partnerId: string;
  readonly address: string;
  /** IANA zone of times that name none. */
  readonly zone: string;
}

const charsetOf = (type: string | undefined): string | undefined => /charset="?([\w.:-]+)/i.exec(type ?? '')?.[1];

/** What stands at a calendar's address for the coming year, or why it cannot be read. */
export async function fetchFeed(deps: Deps, { partnerId, address, zone }: FeedAddress): Promise<Feed> {
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
  const content = await readText(partnerId, {
    bytes: answer.body,
    charset: charsetOf(answer.headers['content-type']),
    frame: { from: toIso(now), until: toIso(until), zone },
  });
  return content ?? { failure: 'unreadable' };
}
