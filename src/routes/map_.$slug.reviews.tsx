import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { type ReviewsSearch, reviewsSearch } from '#web/features/reviews/reviews-search.ts';
import { LocationReviewsPage } from '#web/features/reviews/location-reviews-page.tsx';
import { isRefused } from '#web/lib/status-of.ts';

export const Route = createFileRoute('/map_/$slug/reviews')({
  staticData: { areas: ['reviews', 'orders', 'listing'] },
  validateSearch: (search: Record<string, unknown>): ReviewsSearch => reviewsSearch(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, texts }, params: { slug }, deps }) => {
    const [site, found] = await Promise.all([
      api.cms.site.ensureData(),
      api.reviews.ofLocation.ensureData({ slug, ...deps }).catch((error: unknown) => {
        if (isRefused(error)) throw notFound({ routeId: rootRouteId });
        throw error;
      }),
    ]);
    const title = texts.of('reviews').reviewsOf.replace('{name}', found.listing.name);
    return { title, url: `${site.url}/map/${slug}/reviews` };
  },
  head: ({ loaderData }) =>
    loaderData ? { meta: [{ title: loaderData.title }], links: [{ rel: 'canonical', href: loaderData.url }] } : {},
  component: Reviews,
});

function Reviews() {
  return <LocationReviewsPage slug={Route.useParams().slug} search={Route.useSearch()} />;
}
