import type { Deps } from '#server/deps.ts';

interface ActRow {
  readonly kind: 'in' | 'out' | 'correction' | 'undo';
  readonly bags: number;
  readonly code: string;
  readonly at: string;
  readonly zone: string;
  readonly note: string | null;
}

interface MemberRow {
  readonly id: string;
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
  readonly acts: readonly ActRow[];
}

const LAST_ACTS = 5;

const sql = `
  select m.id, m.email, trim(u.first_name || ' ' || u.last_name) as name, m.invited_at, m.accepted_at, m.ended_at, m.ended_by,
    m.may_photograph, m.may_correct,
    exists (select from counter_pins p where p.owner_id = m.owner_id and p.user_id = m.user_id) as has_pin,
    coalesce((select json_agg(json_build_object('id', l.id, 'name', l.door_name) order by l.door_name)
      from staff_locations s join listings l on l.id = s.listing_id where s.member_id = m.id), '[]') as locations,
    coalesce((select json_agg(a order by a.at desc) from (
      select h.kind, h.bags_count as bags, b.code, coalesce(h.device_at, h.happened_at) as at, l.time_zone as zone, h.note
      from hand_overs h join listings l on l.id = h.listing_id join bookings b on b.id = h.booking_id
      where h.user_id = m.user_id and l.owner_id = m.owner_id order by h.happened_at desc limit ${LAST_ACTS}) a), '[]') as acts
  from staff_members m left join users u on u.id = m.user_id
  where m.owner_id = $1 order by m.ended_at nulls first, m.accepted_at nulls last, m.id`;

/** The people of an owner: who is there, who is invited, who was; with what they did last. Instants in UTC. */
export async function listStaff({ db }: Pick<Deps, 'db'>, ownerId: string) {
  const rows = await db.query<MemberRow>(sql, [ownerId]);
  return rows.map(({ id, email, name, locations, invited_at, accepted_at, ended_at, ended_by, acts, ...row }) => ({
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
    acts: acts.map((act) => ({ ...act, at: new Date(act.at).toISOString() })),
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
