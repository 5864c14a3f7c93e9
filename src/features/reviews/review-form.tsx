import { numbersOf } from '#shared/money/format-money.ts';
import { type ReactNode, useState } from 'react';
import { reviewMaxLength } from '#shared/reviews/review-rules.ts';
import { focusFirstWrong } from '#web/lib/focus-first-wrong.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useKeptForm } from '#web/lib/use-kept-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import type { ReviewOfOrder } from './review-of-order.ts';
import styles from './review-page.module.css';
import { StarButtons } from './star-buttons.tsx';
import { StayLine } from '#web/parts/reviews/stay-line.tsx';
import { useWrittenDays } from '#web/parts/reviews/written-days.ts';

type ReviewFormProps = {
  readonly stay: ReviewOfOrder;
  /** Where damage is reported instead. */
  readonly damage: ReactNode;
  /** Told once it is sent, or given up. */
  readonly onDone: (sent: boolean) => void;
};

/** Stars, words that may stay empty, and what of it the public reads. */
export function ReviewForm({ stay, damage, onDone }: ReviewFormProps) {
  const t = useTexts('reviews');
  const orders = useTexts('orders');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [rating, setRating] = useState<number | null>(stay.review?.rating ?? null);
  const [text, setText] = useState(stay.review?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const { bookingId, listing } = stay;
  // What a review says already is kept by the server: only a new one is kept on the device.
  const forget = useKeptForm(
    `review:${bookingId}`,
    {
      values: stay.review === null ? { rating: String(rating ?? ''), text } : { rating: '', text: '' },
      set: (name, value) => {
        if (stay.review !== null) return;
        if (name === 'text') setText(value.slice(0, reviewMaxLength));
        else if (/^[1-5]$/.test(value)) setRating(Number(value));
      },
    },
    ['rating', 'text'],
  );
  const save = trpc.reviews.save.useMutation({
    onSuccess: (found) => {
      forget();
      utils.reviews.ofOrder.setData({ bookingId }, found);
      void utils.booking.get.invalidate({ bookingId });
      onDone(true);
    },
    onError: (error) => {
      toast.error(error.message);
      void utils.reviews.ofOrder.invalidate({ bookingId });
    },
  });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const days = useWrittenDays(listing);
  const day = stay.review === null ? days.today : days.day(stay.review.createdAt);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (rating !== null) return save.mutate({ bookingId, rating, text: text.trim() });
        setMissing(true);
        focusFirstWrong(event.currentTarget);
      }}
    >
      <StarButtons
        value={rating}
        error={isMissing ? orders('addReviewStars') : undefined}
        onChange={(value) => {
          setRating(value);
          setMissing(false);
        }}
      />
      <Field
        label={t('words')}
        hint={
          <span className={styles.hint}>
            <span>{t('mayBeEmpty')}</span>
            <span>
              {t('ofLength', {
                count: text.length.toLocaleString(numbersOf(locale)),
                most: reviewMaxLength.toLocaleString(numbersOf(locale)),
              })}
            </span>
          </span>
        }
      >
        <TextArea value={text} maxLength={reviewMaxLength} rows={5} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className={styles.shown}>
        <p className={styles.shownHead}>
          <strong>{t('shownAs')}</strong>
          <StayLine
            bagsCount={stay.bagsCount}
            minutes={Math.round((Date.parse(stay.pickUpAt) - Date.parse(stay.dropOffAt)) / 60_000)}
            isVerified={stay.checkedOutAt !== null}
            brief
          />
        </p>
        <p>
          <strong>{stay.shownAs}</strong>{' '}
          <span className={styles.soft}>
            {text.trim() === '' ? day : t('dayAndLanguage', { day, language: languages.of(stay.language) ?? '' })}
          </span>
        </p>
        <p className={styles.soft}>{t('shownText')}</p>
      </div>
      {damage}
      <div className={styles.send}>
        <Button type="submit" size={48} full busy={save.isPending} busyLabel={orders('pleaseWait')}>
          {t(stay.review === null ? 'send' : 'saveChange')}
        </Button>
        {stay.review !== null && (
          <Button variant="quiet" full onClick={() => onDone(false)}>
            {t('keep')}
          </Button>
        )}
      </div>
    </form>
  );
}
