import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { orderCalendar } from '#server/modules/booking/booking.module.ts';
import { type AskedOrder, ofOrder, orOrderPage, readOrder } from './read-order.ts';

/** `GET /orders/{id or code}/calendar.ics`: the stay for a calendar as it is now, by the session or a mail's `key`. */
export function registerCalendar(app: FastifyInstance, deps: Deps): void {
  app.get<AskedOrder>('/orders/:id/calendar.ics', { ...ofOrder, errorHandler: orOrderPage }, async (request, reply) => {
    const order = await readOrder(deps, request, reply);
    const { filename, contentType, content } = await orderCalendar(deps, order);
    return reply
      .type(contentType)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}
