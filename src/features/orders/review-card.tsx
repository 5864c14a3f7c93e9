import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field, FieldError } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { StarChoice } from '#web/ui/misc/stars.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import type { Order } from './order.ts';
import styles from './review-card.module.css';

/** Asks for stars and words about a completed stay; once. */
export function ReviewCard({ order }: { readonly order: Order }) {
  const t = useTexts('orders');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [rating, setRating] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const review = trpc.booking.review.useMutation({
    onSuccess: () => toast.info(t('reviewThanks')),
    onError: (error) => toast.error(error.message),
    // Reviewed in another tab, it asks no more either.
    onSettled: () => utils.booking.get.invalidate({ bookingId: order.id }),
  });
  const send = () => {
    if (rating === null) return setMissing(true);
    review.mutate({ bookingId: order.id, rating, text: text.trim() });
  };
  return (
    <Card as="section" className={styles.review}>
      <h2>{t('reviewTitle')}</h2>
      <p>{t('reviewText', { name: order.listing.name })}</p>
      <StarChoice
        name="rating"
        legend={t('reviewStars')}
        value={rating}
        onChange={(value) => {
          setRating(value);
          setMissing(false);
        }}
        starLabel={(count) => t('stars', { count })}
      />
      {missing && <FieldError>{t('addReviewStars')}</FieldError>}
      <Field label={t('reviewWords')}>
        <TextArea value={text} maxLength={2000} rows={3} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button busy={review.isPending} busyLabel={t('pleaseWait')} onClick={send}>
        {t('sendReview')}
      </Button>
    </Card>
  );
}
