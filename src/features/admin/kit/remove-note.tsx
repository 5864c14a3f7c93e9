import { X } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useUndoToast } from './use-undo-toast.tsx';

interface RemoveNoteProps {
  readonly authorId: string | null;
  /** Takes it off, or puts it back, and shows what is there then. */
  readonly setRemoved: (removed: boolean) => Promise<unknown>;
}

/** Takes a note off, for the person who wrote it and for owners; for ten seconds it can be put back here, later in the audit log. */
export function RemoveNote({ authorId, setRemoved }: RemoveNoteProps) {
  const t = useTexts('admin');
  const errors = useTexts('errors');
  const toast = useToast();
  const offerUndo = useUndoToast();
  const viewer = useViewer();
  if (viewer?.adminRole !== 'owner' && (authorId === null || authorId !== viewer?.id)) return null;
  const does = async (removed: boolean): Promise<boolean> => {
    try {
      await setRemoved(removed);
      return true;
    } catch (error) {
      toast.error(wireFailure(error, errors('somethingWentWrong')).message);
      return false;
    }
  };
  const remove = async () => {
    if (!(await does(true))) return;
    offerUndo(t('noteRemoved'), () => void does(false));
  };
  return <IconButton icon={X} iconSize={16} label={t('removeNote')} onClick={() => void remove()} />;
}
