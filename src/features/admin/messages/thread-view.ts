import type { Outputs } from '#web/lib/trpc.ts';

export type ThreadView = Outputs['admin']['messages']['get'];
