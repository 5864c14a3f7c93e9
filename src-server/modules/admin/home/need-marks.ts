import { Instant } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import type { Need } from '#server/platform/needs/need.ts';
import { snoozeTooLong } from '../admin.errors.ts';

interface Mark {
  readonly need_id: string;
  readonly taken_by: string | null;
  readonly name: string | null;
  readonly asleep_until: Date | null;
}

export interface MarkedNeed extends Need {
  /** Who has taken it. */
  readonly taken: { readonly name: string; readonly isMe: boolean } | null;
}

/** What needs a person without what was put off, and who has taken what. What is urgent is never put off. */
export async function withMarks({ db, clock }: Pick<Deps, 'db' | 'clock'>, needs: readonly Need[], me: string | null) {
  const marks = await db.query<Mark>(
    `select m.need_id, m.taken_by, trim(u.first_name || ' ' || u.last_name) as name, m.asleep_until
     from need_marks m left join users u on u.id = m.taken_by where m.need_id = any($1::text[])`,
    [needs.map(({ id }) => id)],
  );
  const byId = new Map(marks.map((mark) => [mark.need_id, mark]));
  const now = clock.now().toEpochMilli();
  const isAsleep = ({ id, isUrgent }: Need) => isUrgent !== true && (byId.get(id)?.asleep_until?.getTime() ?? 0) > now;
  const awake = needs.filter((need) => !isAsleep(need));
  return {
    needs: awake.map((need): MarkedNeed => {
      const mark = byId.get(need.id);
      const taken = mark === undefined || mark.taken_by === null ? null : mark;
      return { ...need, taken: taken === null ? null : { name: taken.name ?? '', isMe: taken.taken_by === me } };
    }),
    asleepCount: needs.length - awake.length,
  };
}

/** Takes something, or gives it back; taken by another person it is theirs no more. */
export async function takeNeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: string | null,
  { needId, mine }: { readonly needId: string; readonly mine: boolean },
): Promise<void> {
  const changed = await db.query(
    `insert into need_marks as m (need_id, taken_by, marked_at) values ($1, $2, $3)
     on conflict (need_id) do update set taken_by = excluded.taken_by, marked_at = excluded.marked_at
       where m.taken_by is distinct from excluded.taken_by returning need_id`,
    [needId, mine ? by : null, clock.now().toString()],
  );
  if (changed.length === 0) tellAct('repeated');
}

/** The furthest that something is put off, in hours. */
const FURTHEST = 48;

/** Puts something off until an instant. @throws AppError 422 for one that has passed, or is more than two days ahead */
export async function snoozeNeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { needId, until }: { readonly needId: string; readonly until: string },
): Promise<void> {
  const now = clock.now();
  const end = Instant.parse(new Date(until).toISOString());
  if (!end.isAfter(now) || end.isAfter(now.plusSeconds(FURTHEST * 3600))) throw snoozeTooLong();
  await db.query(
    `insert into need_marks (need_id, asleep_until, marked_at) values ($1, $2, $3)
     on conflict (need_id) do update set asleep_until = excluded.asleep_until, marked_at = excluded.marked_at`,
    [needId, end.toString(), now.toString()],
  );
}
