import { createElement } from 'react';
import { undoSeconds } from '#shared/custody/ticket-verdict.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';

/**
 * Does something to the owner's people: says that it is done, or why not, and asks for the list again. Where there is a
 * way back it is offered for ten seconds.
 */
export function useStaffAct() {
  const t = useTexts('staff');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const act = async (work: () => Promise<unknown>, done: string, undo?: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      const dismiss = toast.info(done, {
        key: 'staff',
        ...(undo !== undefined && {
          lasts: undoSeconds * 1000,
          action: createElement(
            Button,
            {
              variant: 'quiet',
              size: 40,
              onClick: () => {
                dismiss();
                void act(undo, t('undone'));
              },
            },
            t('undo'),
          ),
        }),
      });
      await utils.staff.invalidate();
      return true;
    } catch (error) {
      toast.error((error instanceof Error && error.message) || common('somethingWentWrong'));
      return false;
    }
  };
  return act;
}
