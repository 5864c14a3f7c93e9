import { answerUntil, doorMinutes } from '#shared/booking/door-report.ts';
import type { AnswerDoorInput } from '#shared/booking/door-schema.ts';
import { compileOpening, openStretchesOfDay } from '#shared/availability/opening.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import { money } from '#shared/money/arithmetic.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { instantOf, isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { toIso } from '#shared/time/instants.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { tellOfDoor } from '../booking-jobs.ts';
import { doorAnswered, doorReportNotFound } from '../booking.errors.ts';
import { lockOrder } from '../lock-bookings.ts';
import { shortNameSql } from '../orders/shown-to-partners.sql.ts';
import { doorColumns, type DoorRow, lockReport } from './door-row.ts';
import { setVerdict } from './settle-report.ts';

interface HostedRow extends DoorRow, OpeningRow {
  readonly scanned_at: readonly string[];
  readonly code: string;
  readonly location: string;
  readonly time_zone: string;
  readonly traveller: string;
  readonly bags_count: number;
  readonly currency: string;
  readonly storage_minor: number;
  readonly share_millionths: number | null;
}

/** The latest two scans at a report's location on its local day, in UTC. */
const scannedSql = `(select coalesce(json_agg(to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') order by s.at), '[]')
  from (select coalesce(h.device_at, h.happened_at) as at from hand_overs h
    where h.listing_id = l.id and h.found = 'scanned'
      and coalesce(h.device_at, h.happened_at) >= date_trunc('day', r.reported_at, l.time_zone)
    order by 1 desc limit 2) s)`;

/** How many are shown; a location has one at a time. */
const AT_MOST = 50;

/** Reports that wait for an answer of a person's counters, the newest first. Instants in UTC. */
export async function hostedDoors({ db, clock }: Pick<Deps, 'db' | 'clock'>, personId: string) {
  const rows = await db.query<HostedRow>(
    `select ${doorColumns}, b.code, l.door_name as location, ${openingColumns},
       ${shortNameSql('b')} as traveller, b.bags_count, ${scannedSql} as scanned_at,
       b.currency, (b.quote -> 'storage' ->> 'minor')::float8 as storage_minor,
       case when l.owner_id = $1 and r.bags_inside = 0 then (b.quote ->> 'partnerShareMillionths')::int end as share_millionths
     from door_reports r join bookings b on b.id = r.booking_id join listings l on l.id = r.listing_id
     where r.listing_id in (select counter_listings($1)) and r.verdict is null and r.answer is null and r.reported_at > $2
     order by r.reported_at desc, r.id limit ${AT_MOST}`,
    [
      personId,
      clock
        .now()
        .minusSeconds(doorMinutes.due * 60)
        .toString(),
    ],
  );
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    code: row.code,
    location: { id: row.listing_id, name: row.location, zone: row.time_zone },
    open: openStretchesOfDay(
      compileOpening(openingOf(row)),
      localDateOf(zoneOf(row.time_zone), instantOf(row.reported_at)),
    ),
    scannedAt: row.scanned_at,
    travellerName: row.traveller,
    bagsCount: row.bags_count,
    bagsInside: row.bags_inside,
    reportedAt: isoOfDate(row.reported_at),
    answerUntil: toIso(answerUntil(instantOf(row.reported_at))),
    taken: row.taken,
    takenAt: row.taken_at === null ? null : isoOfDate(row.taken_at),
    share:
      row.share_millionths === null
        ? null
        : partnerShareOf(money<string>(row.storage_minor, row.currency), row.share_millionths),
    hasPhoto: row.has_photo,
    metresAway: row.metres_away,
  }));
}

/**
 * The location's people answer a report, once, within 24 hours. Where they were shut it stands, and the ways on are the
 * traveller's. Where they were open though the traveller has gone on by themselves, the share is the location's and the
 * refund is goodwill; else administration decides.
 * @throws AppError 404 for a report about a counter at which the person does not work, 409 where it was answered or ended.
 */
export async function answerDoor(
  deps: Deps,
  personId: string,
  { bookingId, reportId, answer, words }: AnswerDoorInput,
): Promise<void> {
  await inTransaction(deps, async (em) => {
    const [seen] = await sqlRows<{ booking_id: string }>(
      em,
      'select booking_id from door_reports where id = $1 and booking_id::text = $3 and listing_id in (select counter_listings($2))',
      [reportId, personId, bookingId],
    );
    if (seen === undefined) throw doorReportNotFound();
    await lockOrder(em, seen.booking_id, false);
    const row = await lockReport(em, reportId);
    const now = deps.clock.now();
    if (row === null || row.answer !== null || row.verdict !== null) throw doorAnswered();
    if (!now.isBefore(answerUntil(instantOf(row.reported_at)))) throw doorAnswered();
    await sqlRows(
      em,
      'update door_reports set answer = $2, answer_text = $3, answered_at = $4, answered_by = $5 where id = $1',
      [reportId, answer, words, now.toString(), personId],
    );
    if (answer === 'shut') await setVerdict(em, deps, row, { verdict: 'stands', by: 'partner' });
    else if (row.taken !== null) await setVerdict(em, deps, row, { verdict: 'refused', by: 'partner' });
    await tellOfDoor(deps, em, reportId, answer === 'shut' ? 'stands' : 'open');
  });
}
