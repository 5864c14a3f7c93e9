import { type FormEvent, useState } from 'react';
import { z } from 'zod/mini';
import { sendFile } from '#web/lib/send-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import styles from './dialogs.module.css';

interface PictureDialogProps {
  readonly onClose: () => void;
  /** The picture as it stands in a text. */
  readonly onPicture: (markdown: string) => void;
}

const answerSchema = z.object({ address: z.string() });

/** Uploads a picture with the words for those who do not see it; without words there is none. */
export function PictureDialog({ onClose, onPicture }: PictureDialogProps) {
  const t = useTexts('adminPages');
  const common = useTexts('common');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const alt = String(data.get('alt') ?? '')
      .replace(/[[\]\s]+/g, ' ')
      .trim();
    const file = data.get('file');
    if (!(file instanceof File) || alt === '') return;
    setIsBusy(true);
    setFailure(null);
    try {
      const { address } = answerSchema.parse(await sendFile('/uploads/page-picture', file, () => undefined));
      onPicture(`![${alt}](${address})`);
      onClose();
    } catch (error) {
      // What the refusal says; nothing where it did not arrive.
      setFailure((error instanceof Error && error.message) || t('pictureFailed'));
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('picture')}>
      <form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
        {failure !== null && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Field label={t('chooseFile')} hint={t('fileHint')} required>
          <Input data-first-focus="" type="file" name="file" accept="image/*" required className={styles.file} />
        </Field>
        <Field label={t('alt')} required>
          <Input name="alt" required maxLength={200} placeholder={t('altHint')} autoComplete="off" />
        </Field>
        <Button type="submit" size={48} busy={isBusy} busyLabel={common('pleaseWait')}>
          {t('insert')}
        </Button>
      </form>
    </Dialog>
  );
}
