import type { Outputs } from '#web/lib/trpc.ts';

/** A person as administration sees them. */
export type Person = Outputs['admin']['people']['show'];
