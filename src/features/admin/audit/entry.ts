import type { Outputs } from '#web/lib/trpc.ts';

export type Entry = Outputs['admin']['auditLog']['entries'][number];
