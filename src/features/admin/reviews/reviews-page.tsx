import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import rows from '../kit/rows.module.css';
import { SearchField } from '../kit/search-field.tsx';
import { Segments } from '../kit/segments.tsx';
import { useListKeys } from '../kit/use-list-keys.ts';
import { ShowMore } from '../kit/show-more.tsx';
import { ModeratedReview } from './moderated-review.tsx';
import styles from './reviews.module.css';

type State = 'reported' | 'removed' | 'all';
interface ReviewsPageProps {
  readonly state: State;
  /** A piece of a review, a location, a name or a code. */
  readonly text: string;
}

/** Reviews and answers that were reported, those that were removed, or all of them. */
export function ReviewsPage({ state, text }: ReviewsPageProps) {
  const t = useTexts('adminReviews');
  const navigate = useNavigate();
  const change = (next: { state?: State; text?: string | undefined }) =>
    void navigate({
      to: '/admin/reviews',
      search: { state, text: text === '' ? undefined : text, ...next },
      replace: true,
    });
  const list = trpc.admin.reviews.list.useInfiniteQuery(
    { state, ...(text === '' ? {} : { text }) },
    { placeholderData: (before) => before, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const reviews = list.data?.pages.flatMap((page) => page.reviews);
  const [chosen, setChosen] = useState<string>();
  useListKeys({ ids: reviews?.map(({ id }) => id) ?? [], chosen, onChoose: setChosen });
  return (
    <AdminPage title={t('title')} hasTimes>
      <div className={rows.tools}>
        <Segments
          label={t('show')}
          value={state}
          onChange={(to) => change({ state: to })}
          items={[
            { value: 'reported', words: t('reported') },
            { value: 'removed', words: t('removed') },
            { value: 'all', words: t('all') },
          ]}
        />
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          value={text}
          onChange={(next) => change({ text: next === '' ? undefined : next })}
        />
      </div>
      {list.isError && <ErrorBox errors={list.error.message} fallback={t('failed')} />}
      {list.isPending && <Skeleton height={140} />}
      {reviews?.length === 0 && <EmptyState title={t('none')} />}
      <ul className={styles.list}>
        {reviews?.map((review) => (
          <ModeratedReview key={review.id} review={review} isChosen={review.id === chosen} />
        ))}
      </ul>
      <ShowMore list={list}>{t('older')}</ShowMore>
    </AdminPage>
  );
}
