import { adminRefundsRouter } from '#server/modules/booking/payments/refunds.router.ts';
import { eventsRouter } from '#server/modules/admin/events/events.router.ts';
import { ownMailsRouter } from '#server/modules/admin/own-mails/own-mails.router.ts';
import { homeRouter } from '#server/modules/admin/home/home.router.ts';
import { jobsRouter } from '#server/modules/admin/jobs/jobs.router.ts';
import { mailsRouter } from '#server/modules/admin/mails/mails.router.ts';
import { payoutOperationsRouter } from '#server/modules/payouts/operations/payout-operations.router.ts';
import { operationsRouter } from '#server/modules/admin/operations.router.ts';
import { adminDoorsRouter } from '#server/modules/booking/door/doors.router.ts';
import { adminClaimsRouter } from '#server/modules/claims/claims.router.ts';
import { adminReviewsRouter } from '#server/modules/booking/reviews/reviews.router.ts';
import { bookingOperationsRouter } from '#server/modules/booking/operations/operations.router.ts';
import { openingForPartnerRouter } from '#server/modules/booking/hosting/opening-for-partner.router.ts';
import { messagesRouter } from '#server/modules/cms/messages/messages.router.ts';
import { pagesRouter } from '#server/modules/cms/editing/pages.router.ts';
import { listingsAdminRouter } from '#server/modules/partner/administered/listings-admin.router.ts';
import { custodyAdminRouter } from '#server/modules/custody/custody.router.ts';
import { listingPageRouter } from '#server/modules/admin/listings/listing-page.router.ts';
import { paletteRouter } from '#server/modules/admin/palette/palette.router.ts';
import { peopleRouter } from '#server/modules/admin/people/people.router.ts';
import { newLocationsRouter } from '#server/modules/partner/looks/new-locations.router.ts';
import { recruitingRouter } from '#server/modules/search/recruiting.router.ts';
import { changeRequestsRouter } from '#server/modules/partner/requests/requests.router.ts';
import { couponsAdminRouter } from '#server/modules/pricing/coupons/coupons-admin.router.ts';
import { ratesAdminRouter } from '#server/modules/rates/rates-admin.router.ts';
import { mergeRouters, router } from '#server/platform/trpc/trpc.ts';

/** What the people who run Cloakroom do: a router for each part of their work, each kept by the module it is about. */
const areas = router({
  bookings: bookingOperationsRouter,
  messages: messagesRouter,
  pages: pagesRouter,
  changeRequests: changeRequestsRouter,
  newLocations: newLocationsRouter,
  listings: mergeRouters(listingsAdminRouter, listingPageRouter),
  opening: openingForPartnerRouter,
  palette: paletteRouter,
  recruiting: recruitingRouter,
  people: peopleRouter,
  coupons: couponsAdminRouter,
  rates: ratesAdminRouter,
  refunds: adminRefundsRouter,
  events: eventsRouter,
  home: homeRouter,
  ownMails: ownMailsRouter,
  jobs: jobsRouter,
  mails: mailsRouter,
  payoutRuns: payoutOperationsRouter,
  claims: adminClaimsRouter,
  doors: adminDoorsRouter,
  custody: custodyAdminRouter,
  reviews: adminReviewsRouter,
});

export const adminRouter = mergeRouters(operationsRouter, areas);
