import { useRouter, useRouterState } from '@tanstack/react-router';
import type { Viewer } from '#web/lib/viewer.ts';

/** Only paths of this site; a double slash would leave it. */
const ownPath = (path: unknown): string | undefined =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && !path.startsWith('/login') ? path : undefined;

/** The partner's next step of joining, or where a person begins. */
function startOf(viewer: Pick<Viewer, 'isPartner' | 'partnerOnboardingStep'>): string {
  if (!viewer.isPartner) return '/orders';
  if (viewer.partnerOnboardingStep === 1) return '/dashboard/listings/new';
  return viewer.partnerOnboardingStep === 3 ? '/dashboard/payouts' : '/dashboard';
}

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
  const pathFor = (viewer: Pick<Viewer, 'isPartner' | 'partnerOnboardingStep'> | null): string => {
    if (saved.goTo !== undefined) return saved.goTo;
    if (viewer !== null && viewer.isPartner && (viewer.partnerOnboardingStep ?? 0) > 0) return startOf(viewer);
    const before = saved.cameFrom === '/' ? undefined : saved.cameFrom;
    return before ?? (viewer === null ? '/orders' : startOf(viewer));
  };
  return {
    pathFor,
    go: async (viewer: Pick<Viewer, 'isPartner' | 'partnerOnboardingStep'>) => {
      router.history.replace(pathFor(viewer));
      await router.invalidate();
    },
  };
}
