import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { NeedSource } from '#server/platform/needs/need.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  readonly created_at: Date;
}

/** Messages that nobody answered. */
export const messageNeeds: NeedSource = {
  roles: ['support'],
  find: async ({ db }) => {
    const rows = await db.query<Row>(
      `select id, name, left(message, 120) as message, created_at from contact_messages
       where handled_at is null order by created_at limit 100`,
    );
    return rows.map(({ id, name, message, created_at }) => ({
      id: `message:${id}`,
      kind: 'message' as const,
      since: isoOfDate(created_at),
      to: `/admin/messages?message=${id}`,
      name,
      detail: message,
    }));
  },
};
