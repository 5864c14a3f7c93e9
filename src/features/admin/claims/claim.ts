import type { Outputs } from '#web/lib/trpc.ts';

/** A claim as administrators decide it. */
export type AdminClaim = Outputs['admin']['claims']['get'];
