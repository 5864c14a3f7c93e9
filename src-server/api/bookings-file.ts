import type { FastifyInstance } from 'fastify';
import { bookingsFileSchema } from '#shared/partner/bookings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { bookingsFile } from '#server/modules/booking/booking.module.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { routePerson } from '#server/platform/http/route-caller.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

/** `GET /dashboard/bookings.csv?search&sort&listingId&date`: the partner's bookings as filtered on their page. */
export function registerBookingsFile(app: FastifyInstance, deps: Deps): void {
  app.get('/dashboard/bookings.csv', declares('partner'), async (request, reply) => {
    const ctx = await routePerson(deps, request, reply);
    const { id } = ctx.user;
    await limitRate(ctx, { name: 'bookings-file', hits: 30, perSeconds: 600 }, id);
    const asked = bookingsFileSchema.safeParse({ search: '', sort: 'dropOffDesc', ...Object(request.query) });
    const filter = asked.success ? asked.data : { search: '', sort: 'dropOffDesc' as const };
    const file = await bookingsFile(deps, id, { filter, locale: ctx.locale });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="bookings.csv"')
      .header('cache-control', 'private, no-store')
      .send(file);
  });
}
