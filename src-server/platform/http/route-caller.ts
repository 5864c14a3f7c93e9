import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { personFor } from '#server/platform/access/act.ts';
import { actOf } from '#server/platform/access/declared-routes.ts';
import { operatorOf } from '#server/platform/access/operator.ts';
import { requireProof } from '#server/platform/access/require-proof.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createContext } from './create-context.ts';

/**
 * Who calls a plain route, once they may come as far as it declares; whose thing it is, the use case asks. Asked before a
 * body is read: the upload of a caller who may not is not.
 * @throws AppError 401 and 403 as `personFor`, `operatorOf` and `requireProof`.
 */
export async function routeCaller(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
  const ctx = await createContext(deps, request, reply, 'web');
  const { whose, parts = [], proof } = actOf(request);
  if (whose !== 'administration') return ctx;
  operatorOf(ctx.viewer, parts);
  await requireProof(ctx, proof);
  return ctx;
}

/** The same for a route of signed-in people, with the person. */
export async function routePerson(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext & { readonly user: SessionUser }> {
  const ctx = await createContext(deps, request, reply, 'web');
  return { ...ctx, user: personFor(ctx.viewer, actOf(request)) };
}
