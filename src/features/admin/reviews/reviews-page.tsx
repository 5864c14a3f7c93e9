import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import rows from '../kit/rows.module.css';
import { Segments } from '../kit/segments.tsx';
import { ModeratedReview } from './moderated-review.tsx';
import styles from './reviews.module.css';

/** Reviews and answers that were reported, those that were removed, or all of them. */
export function ReviewsPage({ state }: { readonly state: 'reported' | 'removed' | 'all' }) {
  const t = useTexts('adminReviews');
  const navigate = useNavigate();
  const list = trpc.admin.reviews.list.useQuery({ state });
  return (
    <AdminPage title={t('title')} hasTimes>
      <div className={rows.tools}>
        <Segments
          label={t('show')}
          value={state}
          onChange={(to) => void navigate({ to: '/admin/reviews', search: { state: to }, replace: true })}
          items={[
            { value: 'reported', words: t('reported') },
            { value: 'removed', words: t('removed') },
            { value: 'all', words: t('all') },
          ]}
        />
      </div>
      {list.isError && <ErrorBox errors={list.error.message} fallback={t('failed')} />}
      {list.isPending && <Skeleton height={140} />}
      {list.data?.reviews.length === 0 && <EmptyState title={t('none')} />}
      <ul className={styles.list}>
        {list.data?.reviews.map((review) => (
          <ModeratedReview key={review.id} review={review} />
        ))}
      </ul>
    </AdminPage>
  );
}
