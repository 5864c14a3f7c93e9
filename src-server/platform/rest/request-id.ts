import { derivedId, newId } from '#server/platform/ids.ts';
import { scopeOf } from '#server/platform/trpc/request-scope.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { placeOfKey } from './visitor-key.ts';

/**
 * The header names a request for its sender only, a visitor's from any network; without it every call is a request of
 * its own.
 */
export const requestIdOf = (ctx: RequestContext, key: string | null): string =>
  key === null
    ? newId()
    : derivedId('rest', ctx.viewer.kind === 'visitor' ? `visitor:${placeOfKey(key, ctx.ip)}` : scopeOf(ctx), key);
