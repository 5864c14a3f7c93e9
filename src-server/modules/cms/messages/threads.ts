import type { z } from 'zod/mini';
import type { listThreadsSchema } from '#shared/cms/messages-schema.ts';
import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';

interface ThreadRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly language: Locale;
  readonly user_id: string | null;
  readonly is_ours: boolean;
  readonly handled_at: Date | null;
  readonly snoozed_until: Date | null;
  readonly created_at: Date;
  readonly last_at: Date;
  readonly assignee_id: string | null;
  readonly assignee: string | null;
  readonly booking_id: string | null;
  readonly code: string | null;
  readonly status: string | null;
  readonly location: string | null;
  readonly slug: string | null;
  readonly time_zone: string | null;
  readonly drop_off_at: Date | null;
  readonly pick_up_at: Date | null;
  readonly bags_count: number | null;
  readonly is_inside: boolean | null;
}

/** The booking a message is about: the one it was written from, else the sender's that runs, is next, or was last. */
const THREADS = `
  select m.id, m.name, m.email, m.message, m.language, m.user_id, m.is_ours, m.handled_at, m.snoozed_until, m.created_at, m.last_at,
    m.assignee_id, trim(a.first_name || ' ' || a.last_name) as assignee,
    b.id as booking_id, b.code, b.status, l.door_name as location, l.slug, l.time_zone, b.drop_off_at, b.pick_up_at, b.bags_count,
    b.bags_inside > 0 as is_inside
  from contact_messages m
  left join users a on a.id = m.assignee_id
  left join lateral (
    select b.*, coalesce(o.bags_inside, 0) as bags_inside from bookings b left join orders o on o.current_booking_id = b.id
    where b.id = m.booking_id or (m.booking_id is null and (lower(b.email) = m.email or b.user_id = m.user_id) and b.confirmed_at is not null)
    order by coalesce(o.bags_inside, 0) > 0 desc,
      abs(extract(epoch from b.drop_off_at - $1::timestamptz))
    limit 1
  ) b on true
  left join listings l on l.id = b.listing_id`;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const subjectOf = (message: string): string => {
  const [first = ''] = message.split('\n');
  const sentence = /^.{0,80}?[.?!](?=\s|$)/.exec(first)?.[0] ?? first;
  return sentence.length > 90 ? `${sentence.slice(0, 88)}…` : sentence;
};

const summary = (row: ThreadRow) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  language: row.language,
  subject: subjectOf(row.message),
  isOurs: row.is_ours,
  createdAt: row.created_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  handledAt: iso(row.handled_at),
  snoozedUntil: iso(row.snoozed_until),
  assigneeId: row.assignee_id,
  assignee: row.assignee,
  booking:
    row.booking_id === null || row.drop_off_at === null || row.pick_up_at === null
      ? null
      : {
          id: row.booking_id,
          code: row.code ?? '',
          status: row.status ?? '',
          location: row.location ?? '',
          slug: row.slug ?? '',
          zone: row.time_zone ?? 'UTC',
          dropOffAt: row.drop_off_at.toISOString(),
          pickUpAt: row.pick_up_at.toISOString(),
          bagsCount: row.bags_count ?? 0,
          /** A traveller who has bags at a counter now is answered first. */
          isInside: row.is_inside === true,
        },
});

const PAGE = 100;

/**
 * A thread's place in the list, which stays the same whatever becomes of the others: bags inside, waiting, answered;
 * then how long it waits, or how new its answer is; then its id.
 */
const PLACE = `case when handled_at is not null then 2 when is_inside then 0 else 1 end as rank,
  (extract(epoch from last_at) * case when handled_at is null then 1 else -1 end)::text as wait`;

/** Threads: whose bags are inside now first, then who waits longest; those that were answered newest first. */
export async function listThreads(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string | null,
  { show, cursor }: z.output<typeof listThreadsSchema>,
) {
  const now = clock.now().toString();
  const isOpen = `m.handled_at is null and (m.snoozed_until is null or m.snoozed_until <= $1::timestamptz)`;
  const condition = {
    open: `${isOpen} and $2::uuid is not distinct from $2::uuid`,
    mine: 'm.handled_at is null and m.assignee_id = $2::uuid',
    all: '$2::uuid is not distinct from $2::uuid',
  }[show];
  const [rows, [counts]] = await Promise.all([
    db.query<ThreadRow & { rank: number; wait: string }>(
      `select * from (select t.*, ${PLACE} from (${THREADS} where ${condition}) t) t
       where $3::int is null or (rank, wait::numeric, id) > ($3, $4::numeric, $5::uuid)
       order by rank, wait::numeric, id limit ${PAGE + 1}`,
      [now, actorId, cursor?.rank ?? null, cursor?.wait ?? null, cursor?.id ?? null],
    ),
    db.query<{ open: number; mine: number }>(
      `select count(*) filter (where ${isOpen})::int as open,
         count(*) filter (where m.handled_at is null and m.assignee_id = $2::uuid)::int as mine
       from contact_messages m where m.handled_at is null`,
      [now, actorId],
    ),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    threads: shown.map(summary),
    open: counts?.open ?? 0,
    mine: counts?.mine ?? 0,
    nextCursor: last !== undefined && rows.length > PAGE ? { rank: last.rank, wait: last.wait, id: last.id } : null,
  };
}

interface EntryRow {
  readonly id: string;
  readonly kind: 'question' | 'answer' | 'note';
  readonly body: string;
  readonly author: string | null;
  readonly author_id: string | null;
  readonly sent_at: Date | null;
  readonly created_at: Date;
}

/** An administrator is taken to write for this long after their last key, in seconds. */
const WRITING_SECONDS = 20;

/** A thread with everything in it. @throws AppError 404 for an unknown one. */
export async function getThread({ db, clock }: Pick<Deps, 'db' | 'clock'>, actorId: string | null, messageId: string) {
  const now = clock.now();
  const [[row], entries, writers] = await Promise.all([
    db.query<ThreadRow>(`${THREADS} where m.id = $2`, [now.toString(), messageId]),
    db.query<EntryRow>(
      `select e.id, e.kind, e.body, trim(u.first_name || ' ' || u.last_name) as author, e.author_id, e.sent_at,
         e.created_at
       from contact_entries e left join users u on u.id = e.author_id 
       where e.thread_id = $1 and e.removed_at is null order by e.created_at, e.id`,
      [messageId],
    ),
    db.query<{ name: string }>(
      `select u.first_name as name from contact_writers w join users u on u.id = w.user_id
       where w.thread_id = $1 and w.at > $2 and w.user_id is distinct from $3::uuid`,
      [messageId, now.minusSeconds(WRITING_SECONDS).toString(), actorId],
    ),
  ]);
  if (row === undefined) throw notFound();
  return {
    ...summary(row),
    message: row.message,
    entries: entries.map(({ sent_at, created_at, author_id, ...entry }) => ({
      ...entry,
      authorId: author_id,
      sentAt: iso(sent_at),
      createdAt: created_at.toISOString(),
    })),
    writing: writers.map(({ name }) => name),
  };
}
