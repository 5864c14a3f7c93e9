import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import type { ListingDetails } from '#web/parts/listing/listing-types.ts';
import { Reply } from '#web/parts/listing/reply.tsx';
import { FiveStars } from '#web/parts/reviews/five-stars.tsx';
import { RatingBar } from '#web/parts/reviews/rating-bar.tsx';
import { RatingHead } from '#web/parts/reviews/rating-head.tsx';
import { StayLine } from '#web/parts/reviews/stay-line.tsx';
import { useBarLabel } from '#web/parts/reviews/use-bar-label.ts';
import { useWrittenDays } from '#web/parts/reviews/written-days.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import styles from './place-reviews.module.css';

type Found = Outputs['reviews']['ofLocation'];

const shown = 4;

/** How a location is rated and its newest reviews, with the way to all of them; nothing where there are none. */
export function PlaceReviews({ listing: { slug, reviewsCount } }: { readonly listing: ListingDetails }) {
  const t = useTexts('place');
  const { data } = trpc.reviews.ofLocation.useQuery({ slug }, { enabled: reviewsCount > 0, staleTime: 60_000 });
  if (data === undefined || data.summary.count === 0) return null;
  return (
    <section className={styles.section}>
      <div>
        <h2>{t('reviewsTitle')}</h2>
        <Summary summary={data.summary} />
        <Link
          to="/map/$slug/reviews"
          params={{ slug }}
          className={buttonClass({ variant: 'secondary', full: true, className: styles.all })}
        >
          {t('allReviews', { count: data.summary.count })}
        </Link>
      </div>
      <ul className={styles.reviews}>
        {data.reviews.slice(0, shown).map((review) => (
          <Review key={review.id} review={review} listing={data.listing} />
        ))}
      </ul>
    </section>
  );
}

function Summary({ summary }: { readonly summary: Found['summary'] }) {
  const t = useTexts('place');
  const reviews = useTexts('reviews');
  const barLabel = useBarLabel();
  const { count, average, sinceYear, distribution } = summary;
  return (
    <>
      <RatingHead average={average} none={String(reviews('new'))}>
        {t('reviewsSince', { count, year: sinceYear ?? '' })}
      </RatingHead>
      <ul className={styles.bars}>
        {distribution.map((each) => (
          <li key={each.stars}>
            <span className="sr-only">{barLabel(each)}</span>
            <div aria-hidden>
              <RatingBar {...each} total={count} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('oneTicket')}</p>
    </>
  );
}

type ReviewProps = { readonly review: Found['reviews'][number]; readonly listing: Found['listing'] };

function Review({ review, listing }: ReviewProps) {
  const t = useTexts('listing');
  const { authorName, rating, text, createdAt, reply, stay, language } = review;
  const { day, listed } = useWrittenDays(listing);
  return (
    <li>
      <div className={styles.author}>
        <Avatar name={authorName} varied />
        <div>
          <p>
            <strong>{authorName}</strong>{' '}
            <time dateTime={createdAt} className={styles.soft}>
              {listed(createdAt)}
            </time>
          </p>
          <p className={styles.stay}>
            <FiveStars rating={rating} />
            <StayLine {...stay} />
          </p>
        </div>
      </div>
      {text !== '' && (
        <p className={styles.text} lang={language}>
          {text}
        </p>
      )}
      {reply !== null && (
        <Reply listing={listing} head={t('answeredOn', { date: day(reply.at) })}>
          <p lang={reply.language}>{reply.text}</p>
        </Reply>
      )}
    </li>
  );
}
