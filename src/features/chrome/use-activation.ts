import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { type Activation, stepOfLink } from './partner-sign-up/modal-state.ts';

/**
 * On any page, `id` and `token` in the query confirm an e-mail address and leave the address bar. A customer is told in
 * a toast; what becomes of a partner's link is handed over, on the page of their next step.
 */
export function useActivation(): Activation | null {
  const t = useTexts('common');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const viewer = useViewer();
  const isWaiting = viewer?.isPartner === true && !viewer.isConfirmed;
  const { mutate, status, data, error } = trpc.accounts.activate.useMutation();
  const done = useRef(false);
  const href = useLocation({ select: (location) => location.href });

  useEffect(() => {
    const url = new URL(location.href);
    const id = url.searchParams.get('id');
    const token = url.searchParams.get('token');
    if (done.current || id === null || token === null) return;
    const step = stepOfLink(viewer, { id, pathname: url.pathname });
    if (step !== null) return void router.navigate({ href: `${step}${url.search}`, replace: true });
    done.current = true;
    url.searchParams.delete('id');
    url.searchParams.delete('token');
    mutate(
      { id, token },
      {
        onSuccess: ({ isPartner, isReopened }) => {
          void utils.accounts.viewer.invalidate();
          if (!isPartner) toast.info(t(isReopened ? 'accountOpenAgain' : 'emailConfirmed'));
        },
        onError: ({ message }) => {
          if (!isWaiting) toast.error(message || t('somethingWentWrong'));
        },
      },
    );
    router.history.replace(`${url.pathname}${url.search}${url.hash}`, router.history.location.state);
  }, [href, isWaiting, mutate, router, t, toast, utils, viewer]);

  if (status === 'success') return data.isPartner ? { is: 'done', activated: data } : null;
  if (!isWaiting || status === 'idle') return null;
  return status === 'pending' ? { is: 'loading' } : { is: 'failed', message: error.message || t('somethingWentWrong') };
}
