import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { isOfflinePage, keepTicketsFor } from '#web/lib/offline.ts';
import { loginBefore } from '#web/lib/require-viewer.ts';
import { forgetPerson, forgetPrivateAnswers, forgetWhoLeft } from '#web/lib/session/forget-person.ts';
import { hasUnsent, watchTyping } from '#web/lib/session/unsent.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useHasTickets, type Viewer } from '#web/lib/viewer.ts';
import { forgetRecentPlaces } from '#web/parts/place-picker/recent-places.ts';

/** The key of the refusal that a missing or ended session gets; a wrong password is another. */
const isUnauthenticated = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'data' in error &&
  (error.data as { key?: unknown } | null)?.key === 'unauthenticated';

/** The person who works in administration comes back to where they were. */
const isOffice = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);

const isPersonal = (pathname: string): boolean =>
  /^\/(orders|booking|settings|dashboard|integrations|guesty|counter)(\/|$)/.test(pathname);

/** Whose session is over on a page that holds something unsaved, and what they do about it. */
interface SessionOver {
  /** Null while the person's session lasts. */
  readonly over: Viewer | null;
  /** They are signed in again: the page asks once more for what it could not have. */
  readonly goOn: () => void;
  readonly close: () => void;
  /** They leave, as if nothing had been typed. */
  readonly leave: () => void;
}

/**
 * Keeps on this device what is the person's own only as long as they are signed in. When the server says that the session has ended, forgets who was signed in and goes to the site's root; who was just
 * opening a page of theirs, or is in administration, logs in first and comes back to it. On a page that holds what was
 * typed and not yet saved it is only answered whose session is over, and what becomes of it.
 */
export function useUnauthenticated(): SessionOver {
  const queryClient = useQueryClient();
  const router = useRouter();
  const utils = trpc.useUtils();
  const { data: viewer } = trpc.accounts.viewer.useQuery();
  const personId = viewer === undefined ? undefined : (viewer?.id ?? null);
  const hasTickets = useHasTickets();
  useEffect(() => {
    // The page for when there is no network is the same for every visitor: it knows no one.
    if (personId !== undefined && !isOfflinePage(router.state.location.pathname)) keepTicketsFor(personId, hasTickets);
  }, [personId, hasTickets, router]);
  useEffect(forgetWhoLeft, []);
  const [over, setOver] = useState<Viewer | null>(null);
  useEffect(watchTyping, []);
  const leave = useCallback(() => {
    setOver(null);
    utils.accounts.viewer.setData(undefined, null);
    forgetPerson();
    forgetRecentPlaces();
    const { location, resolvedLocation } = router.state;
    const isOpening = location.pathname !== resolvedLocation?.pathname && isPersonal(location.pathname);
    const comesBack = isOpening || isOffice(location.pathname);
    const href = comesBack ? loginBefore(location) : '/';
    void router.navigate({ href, replace: comesBack, ignoreBlocker: true }).then(() => {
      forgetPrivateAnswers(queryClient);
      return router.invalidate();
    });
  }, [queryClient, router, utils]);
  useEffect(() => {
    const onError = (error: unknown) => {
      const signedIn = utils.accounts.viewer.getData();
      if (!isUnauthenticated(error) || !signedIn) return;
      if (hasUnsent()) setOver(signedIn);
      else leave();
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient, leave, utils]);
  return {
    over,
    leave,
    close: () => setOver(null),
    goOn: () => {
      setOver(null);
      void queryClient.invalidateQueries();
    },
  };
}
