import { CircleCheck, LifeBuoy, Luggage } from 'lucide-react';
import { useState } from 'react';
import { formatClock, formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { whyKeys } from '#web/parts/reviews/reason-keys.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './review-page.module.css';
import { ShownReview } from './shown-review.tsx';
import type { ReviewOfOrder } from './review-of-order.ts';

/** The page of a stay's review: its form, the review as it stands, or one sentence why there is none. */
export function ReviewPage({ id }: { readonly id: string }) {
  const t = useTexts('reviews');
  const [stay] = trpc.reviews.ofOrder.useSuspenseQuery({ bookingId: id });
  const [isEditing, setEditing] = useState(false);
  const [isSent, setSent] = useState(false);
  const isForm = stay.state === 'open' || (stay.state === 'changeable' && isEditing);
  return (
    <div className={styles.page}>
      <StayTicket stay={stay} />
      <h1 className={styles.title}>{t(isForm ? 'howWasIt' : titles[stay.state], { name: stay.firstName })}</h1>
      {isForm ? (
        <ReviewForm
          stay={stay}
          damage={<Damage stay={stay} />}
          onDone={(sent) => {
            setEditing(false);
            setSent(sent);
          }}
        />
      ) : (
        <>
          <p role={isSent ? 'status' : undefined} className={styles.lead}>
            {t(texts[stay.state])}
          </p>
          {stay.review !== null && stay.state !== 'removed' && (
            <ShownReview stay={stay} onChange={() => setEditing(true)} />
          )}
          {stay.review?.removedReason && <Notice>{t(whyKeys[stay.review.removedReason])}</Notice>}
        </>
      )}
      {!isForm && stay.review !== null && <Damage stay={stay} />}
      {!isForm && (
        <a href={`/orders/${id}`} className={buttonClass({ variant: 'secondary' })}>
          {t('toOrder')}
        </a>
      )}
    </div>
  );
}

const titles = {
  open: 'howWasIt',
  changeable: 'thanks',
  fixed: 'yourReview',
  removed: 'yourReview',
  expired: 'tooLate',
  notCompleted: 'tooEarly',
  canceled: 'wasCanceled',
  own: 'noReview',
} as const satisfies Record<ReviewOfOrder['state'], string>;

const texts = {
  open: 'changeableText',
  changeable: 'changeableText',
  fixed: 'fixedText',
  removed: 'removedText',
  expired: 'expiredText',
  notCompleted: 'notCompletedText',
  canceled: 'canceledText',
  own: 'ownText',
} as const satisfies Record<ReviewOfOrder['state'], string>;

function StayTicket({ stay }: { readonly stay: ReviewOfOrder }) {
  const t = useTexts('reviews');
  const locale = useLocale();
  const { listing, dropOffAt, pickUpAt, checkedOutAt, bagsCount } = stay;
  const { zone } = listing;
  return (
    <Ticket direction="horizontal">
      <TicketPart className={styles.place}>
        <ListingThumb listing={listing} size={56} />
        <div>
          <p className={styles.name}>{listing.name}</p>
          <p className={styles.soft}>
            {t('stayTimes', {
              day: formatLocalDay(localDateOf(dropOffAt, zone), locale),
              from: formatClock(dropOffAt, zone, locale),
              to: formatClock(pickUpAt, zone, locale),
            })}
          </p>
          {checkedOutAt !== null && (
            <p className={styles.out}>
              <Icon of={CircleCheck} size={16} />
              {t('checkedOutAt', { time: formatClock(checkedOutAt, zone, locale) })}
            </p>
          )}
        </div>
      </TicketPart>
      <TicketStub className={styles.bags}>
        <Icon of={Luggage} size={22} />
        <span aria-label={t('bags', { count: bagsCount })}>{bagsCount}</span>
      </TicketStub>
    </Ticket>
  );
}

const CLAIM_MS = 24 * 3_600_000;

/** Damage is no matter for a review: a claim, or the contact form once it is too late for one. */
function Damage({ stay }: { readonly stay: ReviewOfOrder }) {
  const t = useTexts('reviews');
  const now = useNow();
  const isInTime =
    stay.checkedOutAt !== null && now !== null && Date.parse(now) < Date.parse(stay.checkedOutAt) + CLAIM_MS;
  const [before = '', after = ''] = t('damage').split('{link}');
  return (
    <p className={styles.damage}>
      <Icon of={LifeBuoy} size={20} />
      <span>
        {before}
        <a href={isInTime ? `/orders/${stay.bookingId}/claim` : `/contact?code=${stay.code}`}>{t('tellUs')}</a>
        {after}
      </span>
    </p>
  );
}
