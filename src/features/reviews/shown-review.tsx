import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Reply } from '#web/parts/listing/reply.tsx';
import { FiveStars } from '#web/parts/reviews/five-stars.tsx';
import { useWrittenDays } from '#web/parts/reviews/written-days.ts';
import type { ReviewOfOrder } from './review-of-order.ts';
import styles from './review-page.module.css';

type ShownReviewProps = { readonly stay: ReviewOfOrder; readonly onChange: () => void };

/** One's own review as the public reads it; changed or taken back as long as that is possible. */
export function ShownReview({ stay, onChange }: ShownReviewProps) {
  const t = useTexts('reviews');
  const listings = useTexts('listing');
  const orders = useTexts('orders');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const { bookingId, review, listing } = stay;
  const { day } = useWrittenDays(listing);
  const remove = trpc.reviews.delete.useMutation({
    onSuccess: (found) => {
      setAsking(false);
      utils.reviews.ofOrder.setData({ bookingId }, found);
      void utils.booking.get.invalidate({ bookingId });
      toast.info(t('deleted'));
    },
    onError: (error) => toast.error(error.message),
  });
  if (review === null) return null;
  return (
    <>
      <blockquote className={styles.shown}>
        <p>
          <strong>{stay.shownAs}</strong> <span className={styles.soft}>{day(review.createdAt)}</span>
        </p>
        <FiveStars rating={review.rating} />
        {review.text !== '' && <p>{review.text}</p>}
      </blockquote>
      {review.reply !== null && (
        <Reply listing={listing} head={listings('answeredOn', { date: day(review.reply.at) })}>
          <p>{review.reply.text}</p>
        </Reply>
      )}
      {stay.state === 'changeable' && (
        <div className={styles.actions}>
          <Button onClick={onChange}>{t('change')}</Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        title={t('deleteTitle')}
        cancelLabel={t('keep')}
        danger
        confirmLabel={t('delete')}
        busy={remove.isPending}
        busyLabel={orders('pleaseWait')}
        onConfirm={() => remove.mutate({ bookingId })}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  );
}
