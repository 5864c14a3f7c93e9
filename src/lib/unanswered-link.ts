import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { statusOf } from './status-of.ts';
import type { AppRouter } from './trpc.ts';

/** A call that got no answer of this server says so in the person's language, not in the browser's own words. */
export const unansweredLink =
  (words: () => string): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          if (statusOf(error) === null) error.message = words();
          observer.error(error);
        },
      }),
    );
