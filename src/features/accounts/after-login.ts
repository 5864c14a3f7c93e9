import { useRouter, useRouterState } from '@tanstack/react-router';
import { startPath } from '#shared/accounts/start-path.ts';
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
  const pathFor = (viewer: Pick<Viewer, 'isPartner' | 'partnerOnboardingStep'>): string => {
    if (saved.goTo !== undefined) return saved.goTo;
    const isJoining = viewer.isPartner && viewer.partnerOnboardingStep > 0;
    return isJoining ? startPath(viewer) : (before ?? startPath(viewer));
  };
  return {
    /** Where a login leads whoever it is; undefined leaves it to who they are. */
    target: saved.goTo ?? before,
    go: async (viewer: Pick<Viewer, 'isPartner' | 'partnerOnboardingStep'>) => {
      router.history.replace(pathFor(viewer));
      await router.invalidate();
    },
  };
}
