import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { calendarFile } from '#shared/booking/calendar-file.ts';
import { appRouter } from '#server/api/app-router.ts';
import type { Deps } from '#server/deps.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';

/** `GET /orders/{id}/calendar.ics`: the stay for a calendar, for whoever may open the order. */
export function registerCalendar(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>('/orders/:id/calendar.ics', async (request, reply) => {
    const ctx = await createContext(deps, request, reply, 'web');
    const order = await appRouter
      .createCaller(ctx)
      .booking.get({ bookingId: request.params.id })
      .catch((error: unknown) => {
        throw error instanceof TRPCError ? causeOf(error) : error;
      });
    const { SITE_NAME: siteName, siteUrl } = deps.config;
    const text = calendarFile({
      uid: `${order.id}@${new URL(siteUrl).hostname}`,
      from: order.dropOffAt,
      until: order.pickUpAt,
      stampedAt: deps.clock.now().toString(),
      summary: `${siteName}: ${order.listing.name}`,
      location: `${order.listing.name}, ${order.listing.address}`,
      description: [order.code, order.listing.note].filter(Boolean).join('\n'),
      url: `${siteUrl}/orders/${order.id}`,
    });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${order.code}.ics"`)
      .header('cache-control', 'private, no-store')
      .send(text);
  });
}
