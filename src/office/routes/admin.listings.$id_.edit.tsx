import { createFileRoute, notFound } from '@tanstack/react-router';
import { EditOpening } from '#web/features/admin/listings/edit-opening.tsx';
import { type OpeningPart, openingParts } from '#web/features/admin/listings/opening-parts.ts';
import { ClosuresPage } from '#web/features/partner/closures/closures-page.tsx';
import { EditForPartner } from '#web/features/partner/guard/for-partner.tsx';
import { HolidaysPage } from '#web/features/partner/holidays/holidays-page.tsx';
import { HoursPage } from '#web/features/partner/hours/hours-page.tsx';
import { AddressEditor } from '#web/features/partner/listing-form/for-partner/address-editor.tsx';
import { PhotosEditor } from '#web/features/partner/listing-form/for-partner/photos-editor.tsx';
import { RoomEditor } from '#web/features/partner/listing-form/for-partner/room-editor.tsx';
import type { OwnListing } from '#web/features/partner/listings/use-listing.ts';
import { orNotFound } from '#web/lib/or-not-found.ts';
import { pageHead } from '#web/lib/page-head.ts';

interface EditSearch {
  readonly part?: OpeningPart | undefined;
}

/** What is public of a location, edited by an administrator for its partner. */
export const Route = createFileRoute('/admin/listings/$id_/edit')({
  staticData: { areas: ['adminListings', 'partner', 'listing', 'listingForm', 'shopKinds'] },
  validateSearch: ({ part }: Record<string, unknown>): EditSearch => ({
    part: openingParts.find((each) => each === part),
  }),
  loader: async ({ context: { api, adminRole }, params: { id } }) => {
    if (adminRole !== 'owner' && adminRole !== 'support') throw notFound({ routeId: '/admin' });
    const [{ name }] = await Promise.all([
      orNotFound<OwnListing>(api.admin.opening.listing.ensureData({ listingId: id }), '/admin'),
      api.search.businessTypes.ensureData(),
    ]);
    return { name, now: new Date().toISOString() };
  },
  head: ({ matches, match, loaderData }) =>
    pageHead(matches, loaderData?.name ?? String(match.context.texts.of('adminListings').title)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { part = 'hours' } = Route.useSearch();
  const { name, now } = Route.useLoaderData();
  const back = `/admin/listings/${id}`;
  return (
    <EditOpening listingId={id} name={name} part={part}>
      {(reason) => (
        <EditForPartner listingId={id} reason={reason}>
          {part === 'room' && <RoomEditor listingId={id} back={back} />}
          {part === 'address' && <AddressEditor listingId={id} back={back} />}
          {part === 'photos' && <PhotosEditor listingId={id} back={back} />}
          {part === 'hours' && <HoursPage listingId={id} doneTo={back} cancelTo={back} />}
          {part === 'special' && <HolidaysPage listingId={id} now={now} back={back} />}
          {part === 'closures' && <ClosuresPage listingId={id} now={now} back={back} />}
        </EditForPartner>
      )}
    </EditOpening>
  );
}
