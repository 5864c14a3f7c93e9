import { proveAgain, proveByFactor } from '#server/platform/errors/common.errors.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import type { Act } from './act.ts';

/** @throws AppError 403 where an administrator has not proven lately who they are, as an act asks it. */
export async function requireProof({ deps, viewer }: Pick<RequestContext, 'deps' | 'viewer'>, by: Act['proof']) {
  if (viewer.kind !== 'user') return;
  const { sessions } = deps;
  if (by === 'lately' && !(await sessions.isProven(viewer.sessionSecret))) throw proveAgain();
  if (by === 'factor' && !(await sessions.isFactorFresh(viewer.sessionSecret))) throw proveByFactor();
}
