import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { decisionOf, reasonOf, sentWith } from '#shared/admin/sent-with.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { dayNow } from '#server/modules/booking/booking.module.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { Need } from '#server/platform/needs/need.ts';
import { findEntries } from '../audit/find-entries.ts';
import { withMarks } from './need-marks.ts';
import { findNeeds } from './needs.ts';

interface CheckRow {
  readonly name: string;
  readonly ran_at: Date;
  readonly took_ms: number;
  readonly counted: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  readonly hints: readonly string[];
}

interface ThroughRow {
  readonly mails: number;
  readonly payments: number;
  readonly refunds: number;
  readonly payouts: number;
}

/** Mails are sent or failed; those that failed are few, and all are counted by their order alone. */
const throughSql = `
  select (select count(*)::int from sent_mails where created_at > $1)
      - (select count(*)::int from sent_mails where state = 'failed' and created_at > $1) as mails,
    (select count(*)::int from payments where succeeded_at > $1) as payments,
    (select count(*)::int from refunds where status = 'succeeded' and confirmed_at > $1) as refunds,
    (select count(*)::int from payouts where created_at > $1 and status in ('sent', 'paid')) as payouts`;

/** What administrators did last, for the person who may not read the whole log too. */
const LATEST = { days: 1, text: '', actors: 'people', area: 'all', after: null, limit: 3 } as const;

interface Who {
  /** `null` for scripts. */
  readonly role: AdminRole | null;
  readonly userId: string | null;
}

/** What needs a person of this role, what went through by itself since yesterday, and what the checks found last. */
export async function getHome(deps: Deps, { role, userId }: Who) {
  const { db, clock } = deps;
  const since = clock.now().minusSeconds(86_400).toString();
  const seesBookings = role !== 'content';
  const [found, [through], checks, done, today] = await Promise.all([
    findNeeds(deps, role),
    db.query<ThroughRow>(throughSql, [since]),
    db.query<CheckRow>('select name, ran_at, took_ms, counted, faults, hints from check_runs order by name'),
    findEntries(deps, LATEST),
    seesBookings ? dayNow(deps) : [],
  ]);
  return {
    ...(await withMarks(deps, found.needs, userId)),
    isWhole: found.isWhole,
    today: [...today],
    through: through ?? { mails: 0, payments: 0, refunds: 0, payouts: 0 },
    checks: checks.map(({ name, ran_at, took_ms, counted, faults, hints }) => ({
      name,
      ranAt: isoOfDate(ran_at),
      tookMs: took_ms,
      counted,
      faults,
      hints,
    })),
    done: done.entries.map(({ id, at, action, undoes, actor, actorName, subjectName, currency, input }) => {
      const { minor, words } = sentWith(input);
      // Money and people are no work of the person who writes pages.
      const mayRead = role !== 'content';
      return {
        id,
        at,
        action,
        undoes,
        actor,
        actorName,
        subjectName: mayRead || action.startsWith('admin.pages.') ? subjectName : null,
        decision: decisionOf(input) || null,
        amount: mayRead && minor !== null && currency !== null ? money<string>(minor, currency) : null,
        words: mayRead ? words : null,
        reason: mayRead ? reasonOf(input) : null,
      };
    }),
  };
}

/** How many needs of each kind there are for this role, and how many things wait in them; without what was put off. */
export async function countNeeds(deps: Deps, { role, userId }: Who) {
  const { needs } = await withMarks(deps, (await findNeeds(deps, role)).needs, userId);
  const counts = new Map<Need['kind'], { kind: Need['kind']; needs: number; things: number }>();
  for (const { kind, count = 1 } of needs) {
    const before = counts.get(kind) ?? { kind, needs: 0, things: 0 };
    counts.set(kind, { kind, needs: before.needs + 1, things: before.things + count });
  }
  return [...counts.values()];
}
