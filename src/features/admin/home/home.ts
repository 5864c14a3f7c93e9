import type { Outputs } from '#web/lib/trpc.ts';

/** What the console’s first page shows. */
export type Home = Outputs['admin']['home']['get'];
