import { copyText } from '#web/ui/code/copy-text.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';

/** Copies a text, and says that it is copied in the words given, or what to do where the browser copies nothing. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const t = useTexts('common');
  const toast = useToast();
  return async (text, done) => {
    if (await copyText(text)) toast.info(done);
    else toast.error(t('notCopied'));
  };
}
