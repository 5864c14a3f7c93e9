import type { FastifyInstance } from 'fastify';
import { bookingsFileSchema } from '#shared/partner/bookings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { bookingsFile } from '#server/modules/booking/booking.module.ts';
import { forbidden, unauthenticated } from '#server/platform/errors/common.errors.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';

/** `GET /dashboard/bookings.csv?search&sort&listingId&date`: the partner's bookings as filtered on their page. */
export function registerBookingsFile(app: FastifyInstance, deps: Deps): void {
  app.get('/dashboard/bookings.csv', async (request, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const { viewer, locale } = ctx;
    if (viewer.kind !== 'user') throw unauthenticated();
    if (!viewer.user.isPartner) throw forbidden();
    await limitRate(ctx, { name: 'bookings-file', hits: 30, perSeconds: 600 }, viewer.user.id);
    const asked = bookingsFileSchema.safeParse({ search: '', sort: 'dropOffDesc', ...Object(request.query) });
    const filter = asked.success ? asked.data : { search: '', sort: 'dropOffDesc' as const };
    const file = await bookingsFile(deps, viewer.user.id, { filter, locale });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="bookings.csv"')
      .header('cache-control', 'private, no-store')
      .send(file);
  });
}
