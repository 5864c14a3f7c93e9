import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { trpc } from '#web/lib/trpc.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { type Activation, confirmedHash, stepOfLink } from './partner-sign-up/modal-state.ts';

/**
 * On any page, `id` and `token` in the query confirm an e-mail address and leave the address bar. A customer reads it in
 * a toast; what becomes of a partner's link is handed over, on the page of their next step.
 */
export function useActivation(): Activation | null {
  const t = useTexts('common');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const viewer = useViewer();
  const isWaiting = viewer?.isPartner === true && !viewer.isConfirmed;
  const { mutate, status, variables, data, error } = trpc.accounts.activate.useMutation();
  const done = useRef(false);
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });

  useEffect(() => {
    const url = new URL(location.href);
    const id = url.searchParams.get('id');
    const token = url.searchParams.get('token');
    if (done.current || id === null || token === null) return;
    const step = stepOfLink(viewer, { id, pathname: url.pathname });
    done.current = true;
    url.searchParams.delete('id');
    url.searchParams.delete('token');
    mutate(
      { id, token },
      {
        onSuccess: ({ isPartner, isReopened }) => {
          void utils.accounts.viewer.invalidate();
          if (step !== null) void router.navigate({ href: `${step}#${confirmedHash}`, replace: true });
          if (!isPartner) toast.info(t(isReopened ? 'accountOpenAgain' : 'emailConfirmed'));
        },
        onError: ({ message }) => {
          if (!isWaiting) toast.error(message || t('somethingWentWrong'));
        },
      },
    );
    router.history.replace(`${url.pathname}${url.search}${url.hash}`, router.history.location.state);
  }, [isWaiting, mutate, router, t, toast, utils, viewer]);

  if (status === 'success') {
    if (!data.isPartner) return null;
    const isOnTheWay = stepOfLink(viewer, { id: variables.id, pathname }) !== null;
    return isOnTheWay ? { is: 'loading' } : { is: 'done', activated: data };
  }
  if (!isWaiting || status === 'idle') return null;
  return status === 'pending' ? { is: 'loading' } : { is: 'failed', message: error.message || t('somethingWentWrong') };
}
