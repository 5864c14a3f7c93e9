import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { savedHereText, saveHere, slugsIn, watchSavedHere } from './saved-here.ts';

/** The saved locations of who is signed in, else of this browser; what the browser kept moves to the account. */
export function useSaved() {
  const isSignedIn = useViewer() !== null;
  const utils = trpc.useUtils();
  const text = useSyncExternalStore(watchSavedHere, savedHereText, () => '[]');
  const here = useMemo(() => slugsIn(text), [text]);
  const own = trpc.saved.list.useQuery(undefined, { enabled: isSignedIn, staleTime: 60_000 });
  const onSuccess = (slugs: readonly string[]) => utils.saved.list.setData(undefined, slugs);
  const adding = trpc.saved.add.useMutation({ onSuccess });
  const removing = trpc.saved.remove.useMutation({ onSuccess });
  const merge = adding.mutate;
  const hasToMerge = isSignedIn && here.length > 0;
  useEffect(() => {
    if (hasToMerge) merge({ slugs: [...slugsIn(savedHereText())] }, { onSuccess: () => saveHere([]) });
  }, [hasToMerge, merge]);

  const slugs: readonly string[] | undefined = isSignedIn ? own.data : here;
  return {
    /** `undefined` while they are not known. */
    slugs,
    /** Why they could not be fetched; `null` while nothing went wrong. */
    error: isSignedIn ? own.error : null,
    /** Resolves once it is kept. @throws the server's refusal, or that it could not be reached */
    add: async (slug: string): Promise<void> => {
      if (isSignedIn) await adding.mutateAsync({ slugs: [slug] });
      else saveHere([slug, ...here.filter((each) => each !== slug)]);
    },
    /** Resolves once it is forgotten. @throws as `add` */
    remove: async (slug: string): Promise<void> => {
      if (isSignedIn) await removing.mutateAsync({ slug });
      else saveHere(here.filter((each) => each !== slug));
    },
  };
}
