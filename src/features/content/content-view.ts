import type { Outputs } from '#web/lib/trpc.ts';

/** A page of the site, ready to show. */
export type ContentView = NonNullable<Outputs['cms']['page']>;
