import type { Outputs } from '#web/lib/trpc.ts';

/** A change that a partner asked for, with what stands now. */
export type Request = Outputs['admin']['changeRequests']['show'];
