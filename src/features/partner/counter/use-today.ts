import { useEffect } from 'react';
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

/** Today's list as it stands, kept on this device for when there is no network, with what was done here since. */
export function useToday(): Today {
  const locale = useLocale();
  const [today, { error, dataUpdatedAt, errorUpdatedAt }] = trpc.hosting.today.useSuspenseQuery(undefined, {
    refetchInterval: EVERY,
  });
  const { keep, queue } = useKeptCounter();
  useEffect(() => keep(today), [today, keep]);
  useEffect(() => {
    if (errorUpdatedAt > dataUpdatedAt && wireFailure(error, '').isUnanswered) reportReach(false);
    else if (navigator.onLine) reportReach(true);
  }, [error, dataUpdatedAt, errorUpdatedAt]);
  useEffect(() => {
    if (import.meta.env.PROD)
      void keepCounterPage(locale, async () => (await import('./scan/keep-scanner.ts')).keepScanner());
  }, [locale]);
  return localToday(today, queue);
}
