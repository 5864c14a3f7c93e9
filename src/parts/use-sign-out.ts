import { useRouter } from '@tanstack/react-router';
import { forgetWords } from '#web/lib/kept-words.ts';
import { forgetPerson } from '#web/lib/session/forget-person.ts';
import { useEndSession } from '#web/lib/session/use-end-session.ts';
import { forgetRecentPlaces } from '#web/parts/place-picker/recent-places.ts';

/** Ends the session, then goes to the map if on it, otherwise to the login page. */
export function useSignOut() {
  const router = useRouter();
  return useEndSession(async () => {
    const onMap = router.state.location.pathname.startsWith('/map');
    forgetPerson();
    forgetWords();
    forgetRecentPlaces();
    if (!onMap) await router.navigate({ to: '/login' as string });
  });
}
