import type { DoorFacts, DoorSigns } from '#shared/booking/door-report.ts';
import { doorDays, doorMinutes } from '#shared/booking/door-report.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';

export interface DoorRow {
  readonly id: string;
  readonly order_id: string;
  /** The version that was in force when it was reported. */
  readonly booking_id: string;
  readonly listing_id: string;
  readonly bags_inside: number;
  readonly reported_at: Date;
  readonly extension_minor: number;
  readonly escalated_at: Date | null;
  readonly answer: DoorFacts['answer'];
  readonly answer_text: string | null;
  readonly answered_at: Date | null;
  readonly taken: DoorFacts['taken'];
  readonly taken_at: Date | null;
  readonly moved_to_id: string | null;
  readonly verdict: DoorFacts['verdict'];
  readonly verdict_by: DoorFacts['verdictBy'];
  readonly verdict_at: Date | null;
  readonly note: string | null;
  readonly has_photo: boolean;
  readonly metres_away: number | null;
}

export const doorColumns = `r.id, r.order_id, r.booking_id, r.listing_id, r.bags_inside, r.reported_at,
  r.extension_minor::float8 as extension_minor, r.escalated_at, r.answer, r.answer_text, r.answered_at, r.taken, r.taken_at,
  r.moved_to_id, r.verdict, r.verdict_by, r.verdict_at, r.note,
  exists (select from door_photos p where p.report_id = r.id) as has_photo,
  (select p.metres from door_places p where p.report_id = r.id) as metres_away`;

export const doorFacts = (row: DoorRow): DoorFacts => ({
  reportedAt: instantOf(row.reported_at),
  bagsInside: row.bags_inside,
  answer: row.answer,
  taken: row.taken,
  verdict: row.verdict,
  verdictBy: row.verdict_by,
});

/** A report, held for a change. The caller holds its order before. */
export async function lockReport(em: EntityManager, reportId: string): Promise<DoorRow | null> {
  const [row] = await sqlRows<DoorRow>(em, `select ${doorColumns} from door_reports r where r.id = $1 for update`, [
    reportId,
  ]);
  return row ?? null;
}

/** The newest report of an order; `null` where none was made. */
export async function newestReport(em: EntityManager, orderId: string): Promise<DoorRow | null> {
  const [row] = await sqlRows<DoorRow>(
    em,
    `select ${doorColumns} from door_reports r where r.order_id = $1 order by r.reported_at desc, r.id desc limit 1`,
    [orderId],
  );
  return row ?? null;
}

/** What of a location and a person decides whether a traveller goes on by themselves. */
export async function signsOf(em: EntityManager, reportId: string): Promise<DoorSigns> {
  const [row] = await sqlRows<{ drop_off_at: Date; is_scanned: boolean; is_again: boolean }>(
    em,
    `select b.drop_off_at,
       exists (select from hand_overs h where h.listing_id = r.listing_id and h.kind in ('in', 'out') and h.found = 'scanned'
         and coalesce(h.device_at, h.happened_at) >= r.reported_at - interval '${doorMinutes.scanned} minutes') as is_scanned,
       exists (select from door_reports e where (e.reported_at, e.id) < (r.reported_at, r.id)
         and e.reported_at > r.reported_at - interval '${doorDays} days' and door_marks(e.id) && door_marks(r.id)) as is_again
     from door_reports r join bookings b on b.id = r.booking_id where r.id = $1`,
    [reportId],
  );
  if (row === undefined) throw new Error(`No report ${reportId}`);
  return { dropOffAt: instantOf(row.drop_off_at), isScanned: row.is_scanned, isAgain: row.is_again };
}

/** Whether bags changed hands at the location within an hour of the report. */
export async function isStaffed(em: EntityManager, reportId: string): Promise<boolean> {
  const rows = await sqlRows(
    em,
    `select 1 from door_reports r join hand_overs h on h.listing_id = r.listing_id and h.kind in ('in', 'out')
       and coalesce(h.device_at, h.happened_at) between r.reported_at - interval '${doorMinutes.staffed} minutes'
         and r.reported_at + interval '${doorMinutes.staffed} minutes'
     where r.id = $1 limit 1`,
    [reportId],
  );
  return rows.length > 0;
}

/** The owners to whose places reports of the same person, card or device have led before. */
export async function ownersLedTo(em: EntityManager, reportId: string): Promise<string[]> {
  const rows = await sqlRows<{ owner_id: string }>(
    em,
    `select distinct l.owner_id from door_reports e join listings l on l.id = e.moved_to_id
     where e.id <> $1 and door_marks(e.id) && door_marks($1)`,
    [reportId],
  );
  return rows.map(({ owner_id }) => owner_id);
}
