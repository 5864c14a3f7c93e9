import type { Outputs } from '#web/lib/trpc.ts';

export type Request = Outputs['admin']['changeRequests']['show'];
