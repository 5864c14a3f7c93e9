import type { Outputs } from '#web/lib/trpc.ts';

export type Home = Outputs['admin']['home']['get'];
