import type { Deps } from '#server/deps.ts';

interface MemberRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly email: string;
  readonly name: string | null;
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  readonly invited_at: Date;
  readonly accepted_at: Date | null;
  readonly ended_at: Date | null;
  readonly ended_by: 'owner' | 'self' | null;
  readonly may_photograph: boolean;
  readonly may_correct: boolean;
  readonly has_pin: boolean;
}

const sql = `
  select m.id, m.user_id, m.email, trim(u.first_name || ' ' || u.last_name) as name, m.invited_at, m.accepted_at, m.ended_at, m.ended_by,
    m.may_photograph, m.may_correct,
    exists (select from counter_pins p where p.owner_id = m.owner_id and p.user_id = m.user_id) as has_pin,
    coalesce((select json_agg(json_build_object('id', l.id, 'name', l.door_name) order by l.door_name)
      from staff_locations s join listings l on l.id = s.listing_id where s.member_id = m.id), '[]') as locations
  from staff_members m left join users u on u.id = m.user_id
  where m.owner_id = $1 order by m.ended_at nulls first, m.accepted_at nulls last, m.id`;

/** The people of an owner: who is there, who is invited, who was; with what they did last. Instants in UTC. */
export async function listStaff({ db, ports }: Pick<Deps, 'db' | 'ports'>, ownerId: string) {
  const [rows, acts] = await Promise.all([db.query<MemberRow>(sql, [ownerId]), ports.staffActs(db.fork(), ownerId)]);
  return rows.map(({ id, email, name, locations, invited_at, accepted_at, ended_at, ended_by, ...row }) => ({
    id,
    email,
    name,
    locations,
    state: ended_at !== null ? ('ended' as const) : accepted_at === null ? ('invited' as const) : ('active' as const),
    invitedAt: invited_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    endedBy: ended_by,
    hasPin: row.has_pin,
    may: { photograph: row.may_photograph, correct: row.may_correct },
    acts: (acts.get(row.user_id ?? '') ?? []).map((act) => ({ ...act, at: new Date(act.at).toISOString() })),
  }));
}

interface PlaceRow {
  readonly member_id: string;
  readonly owner: string;
  readonly locations: readonly string[];
}

/** Whose counters a person is invited to. */
export async function workplacesOf({ db }: Pick<Deps, 'db'>, userId: string) {
  const rows = await db.query<PlaceRow>(
    `select m.id as member_id, trim(o.first_name || ' ' || o.last_name) as owner,
       array(select l.door_name from staff_locations s join listings l on l.id = s.listing_id where s.member_id = m.id order by l.door_name) as locations
     from staff_members m join users o on o.id = m.owner_id
     where m.user_id = $1 and m.ended_at is null and o.is_partner order by m.accepted_at`,
    [userId],
  );
  return rows.map(({ member_id, owner, locations }) => ({ memberId: member_id, ownerName: owner, locations }));
}
