import type { NeedSource } from '#server/platform/needs/need.ts';
import { listThreads } from './messages/threads.ts';

/** Messages that nobody answered; whoever has bags at a counter now waits least. */
export const messageNeeds: NeedSource = {
  roles: ['support'],
  find: async (deps) => {
    const { threads } = await listThreads(deps, null, { show: 'open', cursor: 0 });
    return threads.map(({ id, name, subject, lastAt, booking }) => ({
      id: `message:${id}`,
      kind: 'message' as const,
      since: lastAt,
      to: `/admin/messages?message=${id}`,
      name,
      detail: subject,
      ...(booking?.isInside === true ? { isUrgent: true } : {}),
    }));
  },
};
