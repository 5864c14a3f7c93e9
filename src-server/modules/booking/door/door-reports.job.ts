import { doorMinutes, verdictOfSilence } from '#shared/booking/door-report.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { doorReports, tellOfDoor } from '../booking-jobs.ts';
import { type LockedOrder, lockOrder } from '../lock-bookings.ts';
import { stopForDoor } from './decide-door.ts';
import { type DoorRow, isStaffed, lockReport } from './door-row.ts';
import { refundForDoor, setVerdict } from './settle-report.ts';

const AT_ONCE = 500;

interface Due {
  readonly id: string;
  readonly booking_id: string;
}

const before = (deps: Pick<Deps, 'clock'>, minutes: number): string =>
  deps.clock
    .now()
    .minusSeconds(minutes * 60)
    .toString();

const unanswered = 'r.answer is null and r.verdict is null';

/**
 * What is due by time about doors reported shut: administration hears of those without an answer after 10 minutes; after
 * 24 hours they stand where no bags changed hands near, else administration decides; who waits for their money though the
 * location agreed gets it at the pick-up; a location that was not looked at for 12 hours is stopped.
 */
export const doorReportsHandler = handleJob(
  doorReports,
  async (_payload, deps: Deps) => {
    await each(
      deps,
      `${unanswered} and r.reported_at <= $1 and (r.escalated_at is null or r.escalated_at < r.reported_at + interval '1 day')`,
      doorMinutes.due,
      endOfDay,
    );
    await each(
      deps,
      `${unanswered} and r.escalated_at is null and r.taken is null and r.reported_at <= $1`,
      doorMinutes.administration,
      escalate,
    );
    await each(
      deps,
      `r.is_open and r.verdict = 'stands' and r.verdict_by = 'partner' and r.bags_inside = 0
         and exists (select from orders o join bookings c on c.id = o.current_booking_id where o.id = r.order_id and c.pick_up_at <= $1)`,
      0,
      (em, row, order) => refundForDoor(em, deps, row, order.current.id),
    );
    const looks = await deps.db.query<{ report_id: string }>(
      `select report_id from door_looks where outcome is null and kind = 'stop' and raised_at <= $1 limit ${AT_ONCE}`,
      [before(deps, doorMinutes.look)],
    );
    await forEachOnItsOwn(looks, ({ report_id }) => stopUnseen(deps, report_id));
  },
  '* * * * *',
);

type Step = (em: EntityManager, row: DoorRow, order: LockedOrder, deps: Deps) => Promise<void>;

/** Does a step with each report that is due, behind its order's lock; asked again there. */
async function each(deps: Deps, condition: string, minutes: number, step: Step): Promise<void> {
  const values = [before(deps, minutes)];
  const sql = `select r.id, r.booking_id from door_reports r where ${condition}`;
  const due = await deps.db.query<Due>(`${sql} order by r.reported_at limit ${AT_ONCE}`, values);
  await forEachOnItsOwn(due, ({ id, booking_id }) =>
    inTransaction(deps, async (em) => {
      const order = await lockOrder(em, booking_id, false);
      const row = await lockReport(em, id);
      if (order === null || row === null) return;
      const still = await sqlRows(em, `${sql} and r.id = $2`, [...values, id]);
      if (still.length > 0) await step(em, row, order, deps);
    }),
  );
}

const setEscalated = (em: EntityManager, id: string, { clock }: Pick<Deps, 'clock'>) =>
  sqlRows(em, 'update door_reports set escalated_at = $2 where id = $1', [id, clock.now().toString()]);

async function escalate(em: EntityManager, { id }: DoorRow, _order: LockedOrder, deps: Deps): Promise<void> {
  await setEscalated(em, id, deps);
  await tellOfDoor(deps, em, id, 'unanswered');
}

/** A day without an answer. */
async function endOfDay(em: EntityManager, row: DoorRow, _order: LockedOrder, deps: Deps): Promise<void> {
  await setEscalated(em, row.id, deps);
  const becomes = verdictOfSilence(await isStaffed(em, row.id));
  if (becomes === 'stands') await setVerdict(em, deps, row, { verdict: 'stands', by: 'silence' });
  const isSettled = becomes === 'stands' && (row.taken !== null || row.bags_inside > 0);
  await tellOfDoor(deps, em, row.id, isSettled ? 'stands' : 'toDecide');
}

const stopUnseen = (deps: Deps, reportId: string): Promise<void> =>
  inTransaction(deps, async (em) => {
    const [look] = await sqlRows<{ report_id: string; listing_id: string }>(
      em,
      'select report_id, listing_id from door_looks where report_id = $1 and outcome is null for update',
      [reportId],
    );
    if (look !== undefined) await stopForDoor(em, deps, look, null);
  });
