import type { RequestContext } from './request-context.ts';

/** Whom a repeated request belongs to. */
export const scopeOf = ({ viewer }: Pick<RequestContext, 'viewer'>): string => {
  if (viewer.kind === 'service') return `service:${viewer.id}`;
  return viewer.kind === 'user' ? `user:${viewer.user.id}` : `guest:${viewer.guestSessionId ?? ''}`;
};
