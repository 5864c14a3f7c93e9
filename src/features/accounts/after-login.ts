import { useRouter, useRouterState } from '@tanstack/react-router';
import { afterLoginPath } from '#shared/accounts/start-path.ts';
import { isOwnPath } from '#web/lib/nav/own-path.ts';
import type { Viewer } from '#web/lib/viewer.ts';

/** Only paths of this site, and not the login again. */
const ownPath = (path: unknown): string | undefined =>
  isOwnPath(path) && !path.startsWith('/login') ? path : undefined;

/** Where to go after login: the saved target, else the page before, else the person's own start. */
export function useAfterLogin() {
  const router = useRouter();
  const saved = useRouterState({
    select: ({ location }) => ({
      goTo: ownPath(location.state.onLoginGoTo) ?? ownPath((location.search as { returnTo?: string }).returnTo),
      cameFrom: ownPath(location.state.returnFromLoginTo),
    }),
    structuralSharing: true,
  });
  const before = saved.cameFrom === '/' ? undefined : saved.cameFrom;
  const ways = { goTo: saved.goTo ?? null, cameFrom: before ?? null };
  return {
    /** What is known before a sign-in. */
    ways,
    go: async (viewer: Pick<Viewer, 'adminRole' | 'isPartner' | 'partnerOnboardingStep'>) => {
      router.history.replace(afterLoginPath(viewer, ways));
      await router.invalidate();
    },
  };
}
