import { useEffect, useMemo } from 'react';
import { unfoldToday } from '#shared/custody/todays-list.ts';
import { reportReach } from '#web/lib/counter/network.ts';
import { keepCounterPage } from '#web/lib/offline.ts';
import { useLocale } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import type { Today } from './due-now.ts';
import { useKeptCounter } from './offline/kept-counter-context.ts';
import { localToday } from './offline/local-ticket.ts';

/** How often today's list is asked for again, in ms: see docs/decisions/custody.md. */
const EVERY = 15_000;

/** Asks every few seconds whether a list still stands, and for the list once it does not; answers the instant (ISO) of the last word. */
function useNews(list: Pick<Today, 'version' | 'askedAt'> | undefined, refetch: () => Promise<unknown>): string | null {
  const {
    data: news,
    error,
    dataUpdatedAt,
    errorUpdatedAt,
  } = trpc.hosting.todayNews.useQuery(
    { version: list?.version ?? '' },
    {
      enabled: list !== undefined,
      refetchInterval: EVERY,
      staleTime: EVERY,
      ...(list !== undefined && { initialData: { isNew: false, askedAt: list.askedAt } }),
    },
  );
  const isNew = news?.isNew === true;
  // Once for each answer, so that a list that does not come is asked for with the next one.
  useEffect(() => {
    if (isNew) void refetch();
  }, [isNew, dataUpdatedAt, refetch]);
  useEffect(() => {
    if (errorUpdatedAt > dataUpdatedAt && wireFailure(error, '').isUnanswered) reportReach(false);
    else if (navigator.onLine) reportReach(true);
  }, [error, dataUpdatedAt, errorUpdatedAt]);
  return news?.askedAt ?? null;
}

/**
 * Today's list as it stands, kept on this device for when there is no network, with what was done here since. What is
 * asked for every few seconds is only whether the list still stands.
 */
export function useToday(): Today {
  const locale = useLocale();
  const [list, { refetch }] = trpc.hosting.today.useSuspenseQuery(undefined, { select: unfoldToday });
  const askedAt = useNews(list, refetch) ?? list.askedAt;
  const today = useMemo(() => ({ ...list, askedAt }), [list, askedAt]);
  const { keep, queue } = useKeptCounter();
  useEffect(() => keep(today), [today, keep]);
  useEffect(() => {
    if (import.meta.env.PROD)
      void keepCounterPage(locale, async () => (await import('./scan/keep-scanner.ts')).keepScanner());
  }, [locale]);
  return localToday(today, queue);
}

/** Keeps the server's list on a device that shows what it keeps, as often as the dashboard has it, while there is a network. */
export function useFreshDay(): void {
  const { day, keep, goneSince } = useKeptCounter();
  const { data: list, refetch } = trpc.hosting.today.useQuery(undefined, {
    select: unfoldToday,
    enabled: day !== null && goneSince === null,
    retry: false,
    refetchOnMount: 'always',
  });
  const askedAt = useNews(goneSince === null ? list : undefined, refetch);
  useEffect(() => {
    if (list !== undefined) keep({ ...list, askedAt: askedAt ?? list.askedAt });
  }, [list, askedAt, keep]);
}
