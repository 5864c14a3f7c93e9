import { adminRefundsRouter } from '#server/modules/booking/payments/refunds.router.ts';
import { operationsRouter } from '#server/modules/admin/operations.router.ts';
import { bookingOperationsRouter } from '#server/modules/booking/operations/operations.router.ts';
import { mergeRouters, router } from '#server/platform/trpc/trpc.ts';

/** What the people who run Cloakroom do: a router for each part of their work, each kept by the module it is about. */
const areas = router({
  bookings: bookingOperationsRouter,
  refunds: adminRefundsRouter,
});

export const adminRouter = mergeRouters(operationsRouter, areas);
