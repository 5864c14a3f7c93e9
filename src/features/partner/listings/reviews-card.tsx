import { useId, useState } from 'react';
import { REPLY_LIMIT } from '#shared/partner/reviews-schema.ts';
import { formatRating } from '#web/lib/format/number.ts';
import { formatDate } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Reply } from '#web/parts/listing/reply.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Stars } from '#web/ui/misc/stars.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './reviews-card.module.css';
import type { OwnListing } from './use-listing.ts';

type Review = Outputs['hosting']['reviews']['reviews'][number];

/** What travellers wrote about a location, each answered at most once. */
export function ReviewsCard({ listing }: { readonly listing: OwnListing }) {
  const t = useTexts('dashboard');
  const partner = useTexts('partner');
  const common = useTexts('common');
  const locale = useLocale();
  const { id, rating, reviewsCount } = listing;
  const query = trpc.hosting.reviews.useInfiniteQuery(
    { listingId: id },
    { getNextPageParam: ({ nextCursor }) => nextCursor, enabled: reviewsCount > 0 },
  );
  if (reviewsCount === 0) return null;
  const reviews = query.data?.pages.flatMap((page) => page.reviews);
  return (
    <Card as="section" pad={0} id="reviews" className={styles.card}>
      <header className={styles.head}>
        <h2>{partner('reviews')}</h2>
        <p className={styles.soft}>
          {rating === null
            ? partner('fewReviews', { count: reviewsCount })
            : partner('ratingOf', { rating: formatRating(rating, locale), count: reviewsCount })}
        </p>
      </header>
      {query.isError && (
        <Notice
          tone="danger"
          live
          className={styles.notice}
          action={
            <Button variant="secondary" onClick={() => void query.refetch()}>
              {common('tryAgain')}
            </Button>
          }
        >
          {common('somethingWentWrong')}
        </Notice>
      )}
      {query.isPending && <Skeleton height={96} />}
      <ul>
        {reviews?.map((review) => (
          <li key={review.id} className={styles.review}>
            <ReviewRow review={review} listing={listing} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          className={styles.more}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('moreReviews')}
        </Button>
      )}
    </Card>
  );
}

type ReviewRowProps = {
  readonly review: Review;
  readonly listing: OwnListing;
};

function ReviewRow({ review, listing }: ReviewRowProps) {
  const t = useTexts('dashboard');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { authorName, rating, text, createdAt, code, reply } = review;
  const date = (iso: string) => formatDate(iso, listing.rules.zone, locale);
  return (
    <>
      <p className={styles.author}>
        <strong>{authorName}</strong>
        <Stars rating={String(rating)} label={t('starsOf', { rating })} />
        <span className={styles.soft}>{[date(createdAt), code].join(', ')}</span>
      </p>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {reply !== null ? (
        <Reply listing={listing} head={t('answeredOn', { date: date(reply.at) })}>
          <p>{reply.text}</p>
        </Reply>
      ) : isOpen ? (
        <ReplyForm reviewId={review.id} listingId={listing.id} onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" size={40} className={styles.answer} onClick={() => setOpen(true)}>
          {t('answer')} <span className="sr-only">{authorName}</span>
        </Button>
      )}
    </>
  );
}

type ReplyFormProps = { readonly reviewId: string; readonly listingId: string; readonly onCancel: () => void };

function ReplyForm({ reviewId, listingId, onCancel }: ReplyFormProps) {
  const t = useTexts('dashboard');
  const toast = useToast();
  const utils = trpc.useUtils();
  const hintId = useId();
  const [text, setText] = useState('');
  const send = trpc.hosting.replyToReview.useMutation({
    onSuccess: () => toast.info(t('answered')),
    onError: (error) => toast.error(error.message),
    // Answered in another tab, it asks no more either.
    onSettled: () => utils.hosting.reviews.invalidate({ listingId }),
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') send.mutate({ reviewId, text: text.trim() });
      }}
    >
      <Field label={t('yourAnswer')}>
        <TextArea
          value={text}
          maxLength={REPLY_LIMIT}
          rows={3}
          aria-describedby={hintId}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <p id={hintId} className={styles.soft}>
        {t('answerHint')} {t('answerLeft', { count: REPLY_LIMIT - text.length })}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size={40} busy={send.isPending} disabled={text.trim() === ''}>
          {t('publishAnswer')}
        </Button>
        <Button variant="quiet" size={40} onClick={onCancel}>
          {t('cancelAnswer')}
        </Button>
      </div>
    </form>
  );
}
