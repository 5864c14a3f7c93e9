import { accountsRouter } from '#server/modules/accounts/accounts.router.ts';
import { secondFactorRouter } from '#server/modules/accounts/second-factor/second-factor.router.ts';
import { tokensRouter } from '#server/modules/partner/tokens/tokens.router.ts';
import { bookingRouter } from '#server/modules/booking/booking.router.ts';
import { calendarsRouter } from '#server/modules/calendars/calendars.router.ts';
import { cmsRouter } from '#server/modules/cms/cms.router.ts';
import { hostingRouter } from '#server/modules/booking/hosting/hosting.router.ts';
import { integrationsRouter } from '#server/modules/integrations/integrations.router.ts';
import { partnerRouter } from '#server/modules/partner/partner.router.ts';
import { doorsRouter } from '#server/modules/booking/door/doors.router.ts';
import { messagesRouter } from '#server/modules/booking/messages/messages.router.ts';
import { questionsRouter } from '#server/modules/booking/messages/questions.router.ts';
import { pushRouter } from '#server/modules/booking/push/push.router.ts';
import { claimsRouter } from '#server/modules/claims/claims.router.ts';
import { custodyRouter } from '#server/modules/custody/custody.router.ts';
import { pinsRouter } from '#server/modules/partner/pins/pins.router.ts';
import { staffRouter } from '#server/modules/partner/staff/staff.router.ts';
import { payoutsRouter } from '#server/modules/payouts/payouts.router.ts';
import { pricingRouter } from '#server/modules/rates/prices.router.ts';
import { reviewsRouter } from '#server/modules/booking/reviews/reviews.router.ts';
import { savedRouter } from '#server/modules/search/saved/saved.router.ts';
import { searchRouter } from '#server/modules/search/search.router.ts';
import { webhooksRouter } from '#server/modules/webhooks/webhooks.router.ts';
import { widgetsRouter } from '#server/modules/widgets/widgets.router.ts';
import { router } from '#server/platform/trpc/trpc.ts';
import { adminRouter } from './admin-router.ts';
import { docsRouter } from './docs/docs.router.ts';

/** Every typed procedure. Its type is the client's only link to the server. */
export const appRouter = router({
  accounts: accountsRouter,
  admin: adminRouter,
  booking: bookingRouter,
  calendars: calendarsRouter,
  claims: claimsRouter,
  doors: doorsRouter,
  cms: cmsRouter,
  docs: docsRouter,
  hosting: hostingRouter,
  integrations: integrationsRouter,
  messages: messagesRouter,
  questions: questionsRouter,
  partner: partnerRouter,
  custody: custodyRouter,
  payouts: payoutsRouter,
  pricing: pricingRouter,
  push: pushRouter,
  reviews: reviewsRouter,
  saved: savedRouter,
  search: searchRouter,
  secondFactor: secondFactorRouter,
  staff: staffRouter,
  pins: pinsRouter,
  tokens: tokensRouter,
  webhooks: webhooksRouter,
  widgets: widgetsRouter,
});

export type AppRouter = typeof appRouter;
