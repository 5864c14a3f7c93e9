import type { Outputs } from '#web/lib/trpc.ts';

/** One line of the audit log. */
export type Entry = Outputs['admin']['auditLog']['entries'][number];
