import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { SentAnswer } from './sent-hand-over.ts';
import { reachablePhoneSql, shortNameSql } from '#server/modules/booking/booking.module.ts';

interface RefusedRow {
  readonly booking_id: string;
  readonly request_id: string;
  readonly person_id: string;
  readonly person_name: string;
  readonly code: string;
  readonly time_zone: string;
  readonly traveller_name: string;
  readonly phone: string | null;
  readonly kind: 'in' | 'out';
  readonly bags_count: number;
  readonly device_at: Date;
  readonly received_at: Date;
  readonly answer: Extract<SentAnswer, { result: 'refused' }>;
}

const MAX_ROWS = 50;

/**
 * Hand-overs that were made without a network, were refused when they were sent, and that no one has ended: of all
 * counters at which a person works, no matter who made them and on whichever device. The newest first; instants in UTC.
 */
export async function refusedHandOvers({ db }: Pick<Deps, 'db'>, personId: string) {
  const rows = await db.query<RefusedRow>(
    `select s.booking_id, s.request_id, s.person_id, trim(p.first_name || ' ' || p.last_name) as person_name, b.code, l.time_zone,
       ${shortNameSql('b')} as traveller_name, ${reachablePhoneSql('b', 'product_now()')} as phone, s.kind, s.bags_count, s.device_at,
       s.received_at, s.answer
     from sent_hand_overs s
     join bookings b on b.id = s.booking_id
     join listings l on l.id = s.listing_id
     join users p on p.id = s.person_id
     where s.settled is null and s.answer ->> 'result' = 'refused' and s.listing_id in (select counter_listings($1))
     order by s.device_at desc limit ${MAX_ROWS}`,
    [personId],
  );
  return rows.map((row) => ({
    bookingId: row.booking_id,
    requestId: row.request_id,
    personId: row.person_id,
    personName: row.person_name,
    code: row.code,
    zone: row.time_zone,
    travellerName: row.traveller_name,
    phone: row.phone,
    kind: row.kind,
    bagsCount: row.bags_count,
    deviceAt: isoOfDate(row.device_at),
    answeredAt: isoOfDate(row.received_at),
    disagreement: row.answer,
  }));
}
