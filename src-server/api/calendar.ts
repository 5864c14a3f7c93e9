import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { appRouter } from '#server/api/app-router.ts';
import type { Deps } from '#server/deps.ts';
import { orderCalendar } from '#server/modules/booking/booking.module.ts';
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
    const { filename, contentType, content } = orderCalendar(deps, order);
    return reply
      .type(contentType)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}
