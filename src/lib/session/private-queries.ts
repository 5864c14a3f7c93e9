import type { TRPCLink } from '@trpc/client';
import type { AppRouter } from '#web/lib/trpc.ts';

/** Says whether any visitor may ask this query and gets the same answer; the viewer counts, who is set by hand. */
export const isPublicQuery = (path: string): boolean =>
  path.startsWith('cms.') || path.startsWith('search.') || path === 'accounts.viewer';

/** The queries of the person who is signed in, which may not outlive their session. */
export interface PrivateQueries {
  /** Drops those that are underway and those that start from now on: their answers would be refusals. */
  readonly stop: () => void;
  readonly resume: () => void;
}

/** The queries of one page, and the link through which they go. */
export function createPrivateQueries(): PrivateQueries & { readonly link: TRPCLink<AppRouter> } {
  let session = new AbortController();
  return {
    stop: () => session.abort(),
    resume: () => {
      session = new AbortController();
    },
    link:
      () =>
      ({ op, next }) => {
        if (op.type !== 'query' || isPublicQuery(op.path)) return next(op);
        const { signal } = session;
        return next({ ...op, signal: op.signal ? AbortSignal.any([op.signal, signal]) : signal });
      },
  };
}
