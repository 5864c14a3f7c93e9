import { createFileRoute } from '@tanstack/react-router';
import { ReviewsPage } from '#web/features/admin/reviews/reviews-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

type State = 'reported' | 'removed' | 'all';
const states: readonly State[] = ['reported', 'removed', 'all'];

interface ReviewsSearch {
  readonly state?: State | undefined;
  readonly text?: string | undefined;
}

export const Route = createFileRoute('/admin/reviews')({
  staticData: { areas: ['adminReviews', 'reviews'] },
  validateSearch: ({ state, text }: Record<string, unknown>): ReviewsSearch => ({
    state: states.find((each) => each === state),
    ...(typeof text === 'string' && text !== '' ? { text } : {}),
  }),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminReviews').title)),
  component: Reviews,
});

function Reviews() {
  const { state = 'reported', text = '' } = Route.useSearch();
  return <ReviewsPage state={state} text={text} />;
}
