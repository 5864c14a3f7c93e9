import { useState } from 'react';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input, TextArea } from '#web/ui/field/input.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useKeptWords } from './use-kept-words.ts';
import { useUndoToast } from './use-undo-toast.tsx';
import styles from './write-dialog.module.css';

interface Written {
  readonly subject: string;
  readonly body: string;
}

const nothing: Written = { subject: '', body: '' };

interface WriteDialogProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * Writes to a person: a mail from the site, whose answer comes back as a message. For ten seconds it can be taken back,
 * and is then here again; what was not sent is kept on the device.
 */
export function WriteDialog({ person, open, onOpen, onClose }: WriteDialogProps) {
  const t = useTexts('admin');
  const { words, setSubject, setBody, send, isBusy } = useWriting(person, { onOpen, onClose });
  return (
    <Dialog open={open} onClose={onClose} title={t('writeTo', { name: person.name })}>
      <form
        method="post"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
        }}
      >
        <Field label={t('writeSubject')} required>
          <Input
            data-first-focus=""
            name="subject"
            autoComplete="off"
            maxLength={150}
            value={words.subject}
            onChange={({ target }) => setSubject(target.value)}
          />
        </Field>
        <Field label={t('writeBody')} hint={t('writeHint')} required>
          <TextArea
            name="body"
            rows={8}
            maxLength={5000}
            value={words.body}
            onChange={({ target }) => setBody(target.value)}
          />
        </Field>
        <Button type="submit" busy={isBusy} disabled={words.subject.trim() === '' || words.body.trim() === ''}>
          {t('writeSend')}
        </Button>
      </form>
    </Dialog>
  );
}

function useWriting(
  person: WriteDialogProps['person'],
  { onOpen, onClose }: Pick<WriteDialogProps, 'onOpen' | 'onClose'>,
) {
  const t = useTexts('admin');
  const errors = useTexts('errors');
  const toast = useToast();
  const undoable = useUndoToast();
  const utils = trpc.useUtils();
  const [subject, setSubject] = useKeptWords(`write:${person.id}:subject`, '');
  const [body, setBody] = useKeptWords(`write:${person.id}`, '');
  const words: Written = { subject, body };
  const setWords = (next: Written) => {
    setSubject(next.subject);
    setBody(next.body);
  };
  const [requestId, setRequestId] = useState(() => newId());
  const onError = (error: unknown) => void toast.error(wireFailure(error, errors('somethingWentWrong')).message);
  const takeBack = trpc.admin.messages.takeBack.useMutation({ onError });
  const write = trpc.admin.messages.write.useMutation({ onError });

  const offerUndo = (ids: { readonly messageId: string; readonly entryId: string }, written: Written) => {
    const undo = async () => {
      const { takenBack } = await takeBack.mutateAsync(ids);
      if (!takenBack) toast.error(t('writeTooLate'));
      else {
        setWords(written);
        onOpen();
      }
      await utils.admin.messages.invalidate();
    };
    undoable(t('writeSent', { name: person.name }), () => void undo().catch(() => undefined));
  };

  const send = () => {
    if (write.isPending || words.subject.trim() === '' || words.body.trim() === '') return;
    write.mutate(
      { requestId, userId: person.id, ...words },
      {
        onSuccess: ({ messageId, entryId }) => {
          setWords(nothing);
          setRequestId(newId());
          onClose();
          offerUndo({ messageId, entryId }, words);
          void utils.admin.messages.invalidate();
        },
      },
    );
  };
  return { words, setSubject, setBody, send, isBusy: write.isPending };
}
