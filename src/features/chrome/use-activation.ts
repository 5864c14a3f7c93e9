import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';

/** On any page, `id` and `token` in the query confirm an e-mail address and leave the address bar. */
export function useActivation(): void {
  const t = useTexts('common');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const { mutate } = trpc.accounts.activate.useMutation();
  const done = useRef(false);

  useEffect(() => {
    const url = new URL(location.href);
    const id = url.searchParams.get('id');
    const token = url.searchParams.get('token');
    if (done.current || id === null || token === null) return;
    done.current = true;
    url.searchParams.delete('id');
    url.searchParams.delete('token');
    mutate(
      { id, token },
      {
        onSuccess: () => {
          toast.info(t('emailConfirmed'));
          void utils.accounts.viewer.invalidate();
        },
        onError: (error) => void toast.error(error.message || t('somethingWentWrong')),
      },
    );
    router.history.replace(`${url.pathname}${url.search}${url.hash}`, router.history.location.state);
  }, [mutate, router, t, toast, utils]);
}
