import { createFileRoute } from '@tanstack/react-router';
import { listingStates } from '#shared/admin/lists.ts';
import { ListingsPage, type ListingsSearch } from '#web/features/admin/listings/listings-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/admin/listings/')({
  staticData: { areas: ['adminListings'] },
  validateSearch: (search: Record<string, unknown>): ListingsSearch => ({
    text: text(search.text),
    state: listingStates.find((state) => state === search.state),
  }),
  head: ({ matches, match }) => pageHead(matches, String(match.context.texts.of('adminListings').title)),
  component: ListingsPage,
});
