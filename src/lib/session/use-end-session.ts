import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { trpc } from '#web/lib/trpc.ts';
import { forgetPrivateAnswers } from './forget-person.ts';

/**
 * Signs out. What is asked for the person meanwhile is dropped, so that no answer comes after the session.
 * @param leave goes where a visitor may be and takes what was theirs off this device; the answers on the screen go last
 */
export function useEndSession(leave: () => Promise<void> | void) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const { privateQueries } = router.options.context;
  return trpc.accounts.signOut.useMutation({
    onMutate: () => privateQueries.stop(),
    onSuccess: async () => {
      utils.accounts.viewer.setData(undefined, null);
      privateQueries.resume();
      await leave();
      forgetPrivateAnswers(queryClient);
      await router.invalidate();
    },
    onError: async () => {
      privateQueries.resume();
      await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    },
  });
}
