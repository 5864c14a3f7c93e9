import type { Deps } from '#server/deps.ts';
import type { Followed } from '#server/platform/audit/followed.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { fatesOf } from '#server/platform/jobs/look-at-jobs.ts';

type Db = Pick<Database, 'query'>;
type Reader = 'traveller' | 'partner' | 'administrators' | 'person';

/** Whom a mail goes to whose job does not say it. */
const readers: Readonly<Record<string, Reader>> = {
  'send-account-mail': 'person',
  'send-account-change-mail': 'partner',
  'send-change-decision': 'partner',
  'send-look-decision': 'partner',
  'send-contact-answer': 'person',
  'send-edited-for-you': 'partner',
  'send-payout-mail': 'partner',
};
const kinds: readonly Reader[] = ['traveller', 'partner', 'administrators'];

/** Hands events on within the product: what comes of it is written down by its subscribers. */
const INNER = 'deliver-event';

interface Jobs {
  readonly queue: string;
  readonly to: Reader | null;
  readonly waits: number;
  readonly failed: number;
  readonly done: number;
  readonly doneAt: string | null;
}

type Job = Extract<Followed, { readonly job: string }>;

/** Jobs that are alike, counted by what became of them: who did their work is forgotten after days, who did not is kept apart. */
async function jobsOf(db: Db, jobs: readonly Job[]): Promise<Jobs[]> {
  const ids = jobs.map(({ job }) => job);
  const [fates, setAside] = await Promise.all([
    fatesOf(db, ids),
    db.query<{ id: string }>(
      `select id from failed_jobs where id = any($1::uuid[]) and state in ('failed', 'waiting', 'dropped')`,
      [ids],
    ),
  ]);
  const fateOf = new Map(fates.map((fate) => [fate.id, fate]));
  const failed = new Set(setAside.map(({ id }) => id));
  const alike = Map.groupBy(jobs, ({ queue, to }) => {
    const reader = kinds.find((kind) => kind === to) ?? readers[queue] ?? null;
    return JSON.stringify([queue, reader]);
  });
  return [...alike].map(([key, each]) => {
    const [queue, to] = JSON.parse(key) as [string, Reader | null];
    const states = each.map(({ job }) => (failed.has(job) ? 'failed' : (fateOf.get(job)?.state ?? 'done')));
    const count = (state: string) => states.filter((found) => found === state).length;
    const times = each
      .flatMap(({ job }) => fateOf.get(job)?.doneAt ?? [])
      .toSorted((a, b) => b.getTime() - a.getTime());
    return {
      queue,
      to,
      waits: count('waits'),
      failed: count('failed'),
      done: count('done'),
      doneAt: times[0] === undefined ? null : isoOfDate(times[0]),
    };
  });
}

interface EntryRow {
  readonly id: string;
  readonly kind: string;
  readonly occurred_at: Date;
  readonly account: string;
  readonly partner: string | null;
  readonly amount_minor: number;
  readonly currency: string;
}

/** Movements of the ledger with their entries: those of the act itself, and those of the refunds that it asked for. */
async function movementsOf(db: Db, ids: readonly string[], refundIds: readonly string[]) {
  if (ids.length + refundIds.length === 0) return [];
  const rows = await db.query<EntryRow>(
    `select t.id, t.kind, t.occurred_at, e.account, e.amount_minor::float8 as amount_minor, e.currency,
       coalesce(c.name, trim(u.first_name || ' ' || u.last_name)) as partner
     from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
     left join users u on u.id = e.partner_id left join companies c on c.user_id = e.partner_id
     where t.id = any($1::uuid[]) or t.reference = any($2::text[])
     order by t.occurred_at, t.id, e.id`,
    [ids, refundIds.map((id) => `refund:${id}`)],
  );
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, entries]) =>
    entries.slice(0, 1).map(({ kind, occurred_at }) => ({
      id,
      kind,
      at: isoOfDate(occurred_at),
      entries: entries.map(({ account, partner, amount_minor: minor, currency }) => ({
        account,
        partner,
        amount: { minor, currency },
      })),
    })),
  );
}

/**
 * What an act set going and what became of it: mails and other jobs, the ledger, sessions that ended, prices that are
 * shown. Only what was written down with it; nothing of older entries. @throws AppError 404 for no such entry.
 */
export async function whatFollowed({ db }: Pick<Deps, 'db'>, entryId: string) {
  const [act] = await db.query<{ followed: readonly Followed[] | null }>(
    'select followed from audit_log where id = $1',
    [entryId],
  );
  if (act === undefined) throw notFound();
  const followed = act.followed ?? [];
  const jobs = followed.flatMap((each) => ('job' in each && each.queue !== INNER ? [each] : []));
  const [counted, movements] = await Promise.all([
    jobs.length === 0 ? [] : jobsOf(db, jobs),
    movementsOf(
      db,
      followed.flatMap((each) => ('movement' in each ? [each.movement] : [])),
      jobs.flatMap(({ queue, refundId }) => (queue === 'refund-payment' && refundId !== undefined ? [refundId] : [])),
    ),
  ]);
  return {
    jobs: counted,
    movements,
    sessions: followed.reduce((sum, each) => sum + ('sessions' in each ? each.sessions : 0), 0),
    prices: followed.find((each) => 'listings' in each) ?? null,
  };
}
