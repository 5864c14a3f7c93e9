import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appRouter } from '#server/api/app-router.ts';
import type { Deps } from '#server/deps.ts';
import { bookingNamed, type OrderView, orderByKey } from '#server/modules/booking/booking.module.ts';
import { createContext } from '#server/platform/http/create-context.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

/** A file of an order, by the id of any of its versions or its code: by the session, or by the key of its mail's link. */
export interface AskedOrder {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly key?: string };
}

/** What these files declare. */
export const ofOrder = declares('order');

/** Programs that fetch files of orders share addresses. */
const LIMIT = { name: 'order-files', hits: 120, perSeconds: 600 };

/** The order a file is asked of. @throws AppError 404 for an unknown one, another person's, and a wrong key; 429. */
export async function readOrder(
  deps: Deps,
  request: FastifyRequest<AskedOrder>,
  reply: FastifyReply,
): Promise<OrderView> {
  const { params, query } = request;
  if (query.key !== undefined) {
    await limitRate({ deps }, LIMIT, request.ip);
    const key = String(query.key);
    return orderByKey(deps, await bookingNamed(deps, params.id, key), key);
  }
  const ctx = await createContext(deps, request, reply, 'web');
  return appRouter
    .createCaller(ctx)
    .booking.get({ bookingId: await bookingNamed(deps, params.id) })
    .catch((error: unknown) => {
      throw error instanceof TRPCError ? causeOf(error) : error;
    });
}

/** The person who follows a link and may not have the file comes to the order's page, which says why; programs get the error. */
export function orOrderPage(error: Error, request: FastifyRequest<AskedOrder>, reply: FastifyReply): FastifyReply {
  const isFollowed = request.headers.accept?.includes('text/html') === true;
  const isRefused = error instanceof AppError && (error.status === 401 || error.status === 404);
  if (!isFollowed || !isRefused) throw error;
  return reply.redirect(`/orders/${encodeURIComponent(request.params.id)}`);
}
