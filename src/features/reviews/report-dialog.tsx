import { useState } from 'react';
import { type RemovalReason, removalReasons } from '#shared/reviews/review-rules.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Radio } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { whyKeys } from '#web/parts/reviews/reason-keys.ts';
import styles from './location-reviews.module.css';

type ReportDialogProps = {
  readonly reviewId: string;
  readonly about: 'review' | 'reply';
  readonly onClose: () => void;
};

/** Tells us what is wrong with a review, or with the answer to it. */
export function ReportDialog({ reviewId, about, onClose }: ReportDialogProps) {
  const t = useTexts('reviews');
  const orders = useTexts('orders');
  const toast = useToast();
  const [reason, setReason] = useState<RemovalReason>('named_person');
  const [note, setNote] = useState('');
  const report = trpc.reviews.report.useMutation({
    onSuccess: () => {
      toast.info(t('reported'));
      onClose();
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(about === 'review' ? 'reportTitle' : 'reportReplyTitle')}
      fillPhone={false}
      foot={
        <Button
          busy={report.isPending}
          busyLabel={orders('pleaseWait')}
          onClick={() => report.mutate({ reviewId, about, reason, note: note.trim() })}
        >
          {t('sendReport')}
        </Button>
      }
    >
      <fieldset className={styles.reasons}>
        <legend className="sr-only">{t('reportReason')}</legend>
        {removalReasons.map((each) => (
          <Radio
            key={each}
            name="reason"
            checked={reason === each}
            onChange={() => setReason(each)}
            label={t(whyKeys[each])}
          />
        ))}
      </fieldset>
      <Field label={t('reportNote')}>
        <TextArea rows={3} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </Dialog>
  );
}
