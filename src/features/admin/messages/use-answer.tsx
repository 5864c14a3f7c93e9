import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useUndoToast } from '../kit/use-undo-toast.tsx';

/** Sends an answer, which can be undone until it is mailed, or keeps it as a note. */
export function useAnswer(messageId: string, setBody: (body: string) => void) {
  const t = useTexts('adminMessages');
  const errors = useTexts('errors');
  const toast = useToast();
  const offerUndo = useUndoToast();
  const utils = trpc.useUtils();
  const refresh = () => void utils.admin.messages.invalidate();
  const onError = (error: unknown) => void toast.error(wireFailure(error, errors('somethingWentWrong')).message);
  const takeBack = trpc.admin.messages.takeBack.useMutation({ onError });
  const answer = trpc.admin.messages.answer.useMutation({ onError });
  const note = trpc.admin.messages.note.useMutation({ onError });

  const undo = (entryId: string, text: string) =>
    takeBack.mutate(
      { messageId, entryId },
      {
        onSuccess: ({ takenBack }) => {
          if (takenBack) setBody(text);
          else toast.error(t('tooLate'));
          refresh();
        },
      },
    );

  return {
    isBusy: answer.isPending,
    send: (body: string, close: boolean) =>
      answer.mutate(
        { messageId, body, close },
        {
          onSuccess: ({ entryId }) => {
            setBody('');
            refresh();
            offerUndo(t('sent'), () => undo(entryId, body));
          },
        },
      ),
    keepNote: (body: string) => {
      if (body.trim() === '') return;
      note.mutate(
        { messageId, body },
        {
          onSuccess: () => {
            setBody('');
            refresh();
          },
        },
      );
    },
  };
}
