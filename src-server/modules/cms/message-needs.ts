import type { NeedSource } from '#server/platform/needs/need.ts';
import { listThreads } from './messages/threads.ts';

/** Most that are named one by one. */
const NAMED = 100;

/** Messages that no one answered; the person who has bags at a counter now waits least. Of very many one need stands for the rest. */
export const messageNeeds: NeedSource = {
  roles: ['support'],
  find: async (deps) => {
    const { threads, open } = await listThreads(deps, null, { show: 'open' });
    const named = open > NAMED ? threads.slice(0, NAMED - 1) : threads;
    const rest = open - named.length;
    return [
      ...named.map(({ id, name, subject, lastAt, booking }) => ({
        id: `message:${id}`,
        kind: 'message' as const,
        since: lastAt,
        to: `/admin/messages?message=${id}`,
        name,
        detail: subject,
        ...(booking?.isInside === true ? { isUrgent: true } : {}),
      })),
      ...threads.slice(named.length, named.length + 1).map(({ lastAt }) => ({
        id: 'message:rest',
        kind: 'message' as const,
        since: lastAt,
        to: '/admin/messages',
        count: rest,
      })),
    ];
  },
};
