import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetPerson, forgetPrivateAnswers } from '#web/lib/session/forget-person.ts';
import { trpc } from '#web/lib/trpc.ts';

/** Ends the session, then goes to the map if on it, otherwise to the login page. */
export function useSignOut() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return trpc.accounts.signOut.useMutation({
    onSuccess: async () => {
      const onMap = router.state.location.pathname.startsWith('/map');
      utils.accounts.viewer.setData(undefined, null);
      forgetPerson();
      if (!onMap) await router.navigate({ to: '/login' as string });
      forgetPrivateAnswers(queryClient);
      await router.invalidate();
    },
  });
}
