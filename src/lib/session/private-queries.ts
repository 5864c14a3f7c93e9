import type { Answering } from '#web/lib/calls/calls.ts';

/** Says whether anybody may ask this query and gets the same answer; the viewer counts, who is set by hand. */
export const isPublicQuery = (path: string): boolean =>
  path.startsWith('cms.') || path.startsWith('search.') || path === 'accounts.viewer';

/** The queries of the person who is signed in, which may not outlive their session. */
export interface PrivateQueries {
  /** Drops those that are underway and those that start from now on: their answers would be refusals. */
  readonly stop: () => void;
  readonly resume: () => void;
}

/** The queries of one page, and what calls go through so that they can be stopped. */
export function createPrivateQueries(): PrivateQueries & { readonly through: (answering: Answering) => Answering } {
  let session = new AbortController();
  return {
    stop: () => session.abort(),
    resume: () => {
      session = new AbortController();
    },
    through: (answering) => (call) =>
      answering(call.type !== 'query' || isPublicQuery(call.path) ? call : { ...call, signal: session.signal }),
  };
}
