import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Reply } from '#web/parts/listing/reply.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { FiveStars } from '#web/parts/reviews/five-stars.tsx';
import styles from './location-reviews.module.css';
import { ReportDialog } from './report-dialog.tsx';
import { WrittenText } from './written-text.tsx';
import { StayLine } from '#web/parts/reviews/stay-line.tsx';
import { useWrittenDays } from '#web/parts/reviews/written-days.ts';

type Found = Outputs['reviews']['ofLocation'];
type ReviewItemProps = {
  readonly review: Found['reviews'][number];
  readonly listing: Found['listing'];
  readonly canTranslate: boolean;
};

/** One review with the stay behind it and what the location answered; both can be reported. */
export function ReviewItem({ review, listing, canTranslate }: ReviewItemProps) {
  const t = useTexts('reviews');
  const listings = useTexts('listing');
  const [reported, setReported] = useState<'review' | 'reply' | null>(null);
  const { authorName, rating, createdAt, reply, stay } = review;
  const { day, listed } = useWrittenDays(listing);
  const flag = (about: 'review' | 'reply', label: string) => (
    <IconButton icon={Flag} iconSize={16} label={label} onClick={() => setReported(about)} />
  );
  return (
    <li className={styles.item}>
      <div className={styles.author}>
        <Avatar name={authorName} varied />
        <div>
          <p>
            <strong>{authorName}</strong>{' '}
            <time dateTime={createdAt} className={styles.soft}>
              {listed(createdAt)}
            </time>
            {review.isChanged && <span className={styles.soft}> {t('wasChanged')}</span>}
          </p>
          <p className={styles.facts}>
            <FiveStars rating={rating} />
            <StayLine {...stay} />
          </p>
        </div>
        {flag('review', t('report', { name: authorName }))}
      </div>
      {review.text !== '' && (
        <WrittenText
          reviewId={review.id}
          about="review"
          text={review.text}
          language={review.language}
          canTranslate={canTranslate}
        />
      )}
      {reply !== null && (
        <div className={styles.reply}>
          <Reply listing={listing} head={listings('answeredOn', { date: day(reply.at) })}>
            <WrittenText
              reviewId={review.id}
              about="reply"
              text={reply.text}
              language={reply.language}
              canTranslate={canTranslate}
            />
          </Reply>
          {flag('reply', t('reportReply', { name: authorName }))}
        </div>
      )}
      {reported !== null && <ReportDialog reviewId={review.id} about={reported} onClose={() => setReported(null)} />}
    </li>
  );
}
