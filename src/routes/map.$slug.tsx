import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { listingHead } from '#web/features/search/listing-head.ts';
import { ListingPage } from '#web/features/search/listing-page.tsx';
import { listingInput } from '#web/features/search/load-search.ts';
import { isRefused } from '#web/lib/status-of.ts';

export const Route = createFileRoute('/map/$slug')({
  loader: async ({ context: { api, texts }, params: { slug }, parentMatchPromise }) => {
    const { loaderData: filter } = await parentMatchPromise;
    if (filter === undefined) return null;
    const [site, listing] = await Promise.all([
      api.cms.site.ensureData(),
      api.search.listing.ensureData(listingInput(filter, slug)).catch((error: unknown) => {
        if (isRefused(error)) throw notFound({ routeId: rootRouteId });
        throw error;
      }),
    ]);
    return listingHead(listing, texts, site.url);
  },
  head: ({ loaderData: head }) => {
    if (!head) return {};
    const { title, description, url, image, jsonLd } = head;
    return {
      meta: [
        { title },
        { name: 'description', content: description },
        { property: 'og:type', content: 'business.business' },
        { property: 'og:title', content: title },
        { property: 'og:description', content: description },
        { property: 'og:url', content: url },
        ...(image === null ? [] : [{ property: 'og:image', content: image }]),
        { 'script:ld+json': jsonLd as never },
      ],
      links: [{ rel: 'canonical', href: url }],
    };
  },
  component: Listing,
});

function Listing() {
  return <ListingPage slug={Route.useParams().slug} />;
}
