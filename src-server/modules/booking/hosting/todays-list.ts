import type { TodaysList } from '#shared/custody/todays-list.ts';
import type { Deps } from '#server/deps.ts';
import { todayNews } from './today-version.ts';
import { todaysStays } from './todays-stays.ts';

const MAX_KEPT = 200;
/** Never old: whether it still stands is asked each time. */
const lastOf = new Map<string, TodaysList>();

/**
 * Today's list of a person, as `todaysStays` reads it. Every screen of theirs asks for it, on each of their devices, and
 * mostly nothing was written since: whether the last one still stands is asked first, which is a fifth of the work.
 */
export async function todaysList(deps: Deps, personId: string): Promise<TodaysList> {
  const last = lastOf.get(personId) ?? null;
  if (last !== null) {
    const { isNew, askedAt } = await todayNews(deps, personId, last.version);
    // A clock that was set back does not find the list of a later day.
    if (!isNew && Date.parse(askedAt) >= Date.parse(last.askedAt)) return { ...last, askedAt };
  }
  const list = await todaysStays(deps, personId, last);
  lastOf.delete(personId);
  lastOf.set(personId, list);
  const [oldest] = lastOf.keys();
  if (lastOf.size > MAX_KEPT && oldest !== undefined) lastOf.delete(oldest);
  return list;
}
