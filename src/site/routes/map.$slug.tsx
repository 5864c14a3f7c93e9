import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { nearbyInput } from '#web/features/place/nearby-input.ts';
import { placeHead } from '#web/features/place/place-head.ts';
import { PlacePage } from '#web/features/place/place-page.tsx';
import { PlaceSkeleton } from '#web/features/place/place-skeleton.tsx';
import { listingInput } from '#web/features/search/load-search.ts';
import { useListingPage } from '#web/features/search/use-listing-page.ts';
import { inEachLanguage, pathInLanguage, shareHead } from '#web/lib/page-head.ts';
import { isRefused } from '#web/lib/status-of.ts';
import { stationInput } from '#web/parts/listing/use-way-start.ts';

/** A skeleton stands there when it takes longer, in ms. */
const patience = 150;

export const Route = createFileRoute('/map/$slug')({
  staticData: { areas: ['place', 'reviews'] },
  loader: async ({ context: { api, texts }, params: { slug }, parentMatchPromise }) => {
    const { loaderData: filter } = await parentMatchPromise;
    if (filter === undefined) return null;
    const reviews = api.reviews.ofLocation.ensureData({ slug }).catch(() => null);
    const [site, listing] = await Promise.all([
      api.cms.site.ensureData(),
      api.search.listing.ensureData(listingInput(filter, slug)).catch((error: unknown) => {
        if (isRefused(error)) throw notFound({ routeId: rootRouteId });
        throw error;
      }),
    ]);
    const station = stationInput(listing, { ...filter.place, distance: listing.distance });
    const nearby = api.search.listings.ensureData(nearbyInput(listing, filter)).catch(() => null);
    // In the browser the page comes first, and what lies below its edge after it.
    if (typeof document === 'undefined')
      await Promise.all([reviews, nearby, station && api.search.nearby.ensureData(station).catch(() => null)]);
    const head = placeHead(listing, texts);
    if (!import.meta.env.SSR) return { ...head, facts: null };
    const { placeFacts } = await import('#web/features/place/place-facts.ts');
    return { ...head, facts: placeFacts(listing, texts, site.url, head.image) };
  },
  pendingMs: patience,
  pendingMinMs: 0,
  pendingComponent: () => {
    const { slug } = Route.useParams();
    return <PlaceSkeleton name={useListingPage(slug).name} />;
  },
  head: ({ matches, match, loaderData: head }) => {
    if (!head) return {};
    const { title, description, image, imageAlt, path, facts } = head;
    const { meta, ...share } = shareHead(matches, {
      title,
      description,
      image,
      imageAlt,
      type: 'business.business',
      path: pathInLanguage(path, match.context.texts.locale),
      languages: inEachLanguage(path),
      facts: () => (facts === null ? [] : [facts]),
    });
    return { ...share, meta: [{ title }, { name: 'description', content: description }, ...meta] };
  },
  component: Listing,
});

function Listing() {
  const { slug } = Route.useParams();
  const { listing, name, ...search } = useListingPage(slug);
  return listing === undefined ? <PlaceSkeleton name={name} /> : <PlacePage place={{ ...search, listing }} />;
}
