import { EyeOff, Mail, Sigma, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type RemovalReason, removalReasons } from '#shared/reviews/review-rules.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { whyKeys } from '#web/parts/reviews/reason-keys.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Follows } from '../kit/follows.tsx';
import { useKeptWords } from '../kit/use-kept-words.ts';
import { useMoments } from '../kit/use-moments.ts';
import styles from './reviews.module.css';

type Review = Outputs['admin']['reviews']['list']['reviews'][number];
type Part = 'review' | 'reply';

const reporterKeys = { traveller: 'byTraveller', partner: 'byPartner', visitor: 'byVisitor' } as const;

/** A review with its answer and what was said against them; each is kept, removed for a reason, or brought back. */
export function ModeratedReview({ review, isChosen }: { readonly review: Review; readonly isChosen: boolean }) {
  const t = useTexts('adminReviews');
  const reviews = useTexts('reviews');
  const { moment } = useMoments();
  return (
    <Card as="li" className={styles.review} data-chosen={isChosen || undefined}>
      <header className={styles.head}>
        <strong>{review.authorName}</strong>
        <span className={styles.soft}>
          {reviews('starsOf', { count: review.rating })}, {review.listing.name},{' '}
          <AppLink to={`/admin/bookings?booking=${review.code}`}>{review.code}</AppLink>, {moment(review.createdAt)}
        </span>
      </header>
      <blockquote className={styles.quote}>{review.text || t('noWords')}</blockquote>
      <Reports reports={review.reports.filter(({ about }) => about === 'review')} />
      <Decide review={review} about="review" removedReason={review.removedReason} />
      {review.replyText !== null && (
        <section className={styles.reply}>
          <strong>{t('answer')}</strong>
          <blockquote className={styles.quote}>{review.replyText}</blockquote>
          <Reports reports={review.reports.filter(({ about }) => about === 'reply')} />
          <Decide review={review} about="reply" removedReason={review.replyRemovedReason} />
        </section>
      )}
    </Card>
  );
}

function Reports({ reports }: { readonly reports: Review['reports'] }) {
  const t = useTexts('adminReviews');
  const reviews = useTexts('reviews');
  const { moment } = useMoments();
  return reports.map(({ reason, reporter, note, at }) => (
    <p key={`${reporter}${at}`} className={styles.report}>
      <strong>{reviews(whyKeys[reason])}</strong> {t(reporterKeys[reporter])}, {moment(at)}
      {note !== '' && <span className={styles.note}>{note}</span>}
    </p>
  ));
}

type DecideProps = {
  readonly review: Review;
  readonly about: Part;
  readonly removedReason: RemovalReason | null;
};

function Decide({ review, about, removedReason }: DecideProps) {
  const t = useTexts('adminReviews');
  const reviews = useTexts('reviews');
  const toast = useToast();
  const utils = trpc.useUtils();
  const reports = review.reports.filter((each) => each.about === about);
  const usual = reports[0]?.reason ?? 'named_person';
  const [reasonName, setReason, forgetReason] = useKeptWords(`review:${review.id}:${about}`, usual);
  const reason = removalReasons.find((each) => each === reasonName) ?? usual;
  const decide = trpc.admin.reviews.decide.useMutation({
    onSuccess: () => {
      forgetReason();
      return utils.admin.reviews.invalidate();
    },
    onError: (error) => toast.error(error.message),
  });
  const [isAsking, setIsAsking] = useState(false);
  const asked = { reviewId: review.id, about };
  if (removedReason !== null) {
    return (
      <p className={styles.act}>
        <span>{t('wasRemoved', { why: reviews(whyKeys[removedReason]) })}</span>
        <Button
          size={40}
          variant="secondary"
          busy={decide.isPending}
          onClick={() => decide.mutate({ ...asked, decision: { kind: 'restore' } })}
        >
          {t('restore')}
        </Button>
      </p>
    );
  }
  return (
    <div className={styles.act}>
      <Field label={t('why')} hideLabel>
        <Select height={44} value={reason} onChange={({ target }) => setReason(target.value)}>
          <Options of={removalReasons.map((each) => [each, reviews(whyKeys[each])])} />
        </Select>
      </Field>
      <Button size={40} variant="danger" busy={decide.isPending} onClick={() => setIsAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t(about === 'review' ? 'removeReview' : 'removeReply')}
        confirmLabel={t('remove')}
        cancelLabel={t('leave')}
        busy={decide.isPending}
        danger
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          decide.mutate({ ...asked, decision: { kind: 'remove', reason } }, { onSettled: () => setIsAsking(false) })
        }
      >
        <ul className={styles.follows}>
          <Follows icon={EyeOff} what={t('followHidden')} more={reviews(whyKeys[reason])} />
          {about === 'review' && (
            <>
              <Follows icon={Sigma} what={t('followCounted')} />
              <Follows icon={Mail} what={t('followTold', { name: review.authorName })} />
            </>
          )}
          <Follows icon={Undo2} what={t('followBack')} />
        </ul>
      </ConfirmDialog>
      {reports.length > 0 && (
        <Button
          size={40}
          variant="secondary"
          busy={decide.isPending}
          onClick={() => decide.mutate({ ...asked, decision: { kind: 'keep' } })}
        >
          {t('keep')}
        </Button>
      )}
    </div>
  );
}
