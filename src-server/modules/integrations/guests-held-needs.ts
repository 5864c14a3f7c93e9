import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { NeedSource } from '#server/platform/needs/need.ts';

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly held_at: Date;
}

/** Partners whose software names more guests than we write to in a day: a large house, or a list of addresses. */
export const guestsHeldNeeds: NeedSource = {
  roles: ['support'],
  find: async ({ db, clock }) => {
    const rows = await db.query<Row>(
      `select i.id, i.user_id, trim(u.first_name || ' ' || u.last_name) as name, i.held_at
       from integrations i join users u on u.id = i.user_id where i.held_until > $1 order by i.held_at limit 100`,
      [clock.now().toString()],
    );
    return rows.map(({ id, user_id, name, held_at }) => ({
      id: `guests-held:${id}:${isoOfDate(held_at)}`,
      kind: 'guestsHeld' as const,
      since: isoOfDate(held_at),
      to: `/admin/people?person=${user_id}`,
      name,
    }));
  },
};
