import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetTickets } from '#web/lib/offline.ts';
import { trpc } from '#web/lib/trpc.ts';
import { forgetPrivatePages } from './forget-private-pages.ts';

/** Ends the session, then goes to the map if on it, otherwise to the login page. */
export function useSignOut() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return trpc.accounts.signOut.useMutation({
    onSuccess: async () => {
      const onMap = router.state.location.pathname.startsWith('/map');
      utils.accounts.viewer.setData(undefined, null);
      forgetPrivatePages();
      forgetTickets();
      if (!onMap) await router.navigate({ to: '/login' as string });
      queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
      await router.invalidate();
    },
  });
}

/** Queries whose answers are the same for everybody, and the viewer, who has just been set. */
function isPublic(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey;
  if (!Array.isArray(path)) return false;
  const name = path.join('.');
  return name.startsWith('cms.') || name.startsWith('search.') || name === 'accounts.viewer';
}
