import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { fill } from '#shared/messages/text.ts';
import { type ReviewsSearch, reviewsSearch } from '#web/features/reviews/reviews-search.ts';
import { LocationReviewsPage } from '#web/features/reviews/location-reviews-page.tsx';
import { inEachLanguage, pathInLanguage, shareHead } from '#web/lib/page-head.ts';
import { isRefused } from '#web/lib/status-of.ts';

export const Route = createFileRoute('/map_/$slug/reviews')({
  staticData: { areas: ['reviews', 'orders', 'listing'] },
  validateSearch: (search: Record<string, unknown>): ReviewsSearch => reviewsSearch(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, texts }, params: { slug }, deps }) => {
    const found = await api.reviews.ofLocation.ensureData({ slug, ...deps }).catch((error: unknown) => {
      if (isRefused(error)) throw notFound({ routeId: rootRouteId });
      throw error;
    });
    const title = fill(texts.of('reviews').reviewsOf ?? '', { name: found.listing.name }, texts.locale);
    return { title, path: `/map/${slug}/reviews`, image: `/share/locations/${encodeURIComponent(slug)}.png` };
  },
  head: ({ matches, match, loaderData: head }) => {
    if (!head) return {};
    const { title, path, image } = head;
    const { meta, links } = shareHead(matches, {
      title,
      image,
      path: pathInLanguage(path, match.context.texts.locale),
      languages: inEachLanguage(path),
    });
    return { meta: [{ title }, ...meta], links };
  },
  component: Reviews,
});

function Reviews() {
  return <LocationReviewsPage slug={Route.useParams().slug} search={Route.useSearch()} />;
}
