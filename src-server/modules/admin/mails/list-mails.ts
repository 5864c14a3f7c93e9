import type { z } from 'zod/mini';
import { parseBookingCode } from '#shared/booking/booking-code.ts';
import type { listMailsSchema } from '#shared/admin/jobs-schema.ts';
import { resentMails } from '#shared/admin/operations-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { countFound } from '#server/platform/db/count-found.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { searching, textSearch, wordsHave } from '#server/platform/db/text-search.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { mailNotFound } from '../admin.errors.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly booking_id: string | null;
  readonly code: string | null;
  readonly recipient: string;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
  readonly state: 'sent' | 'failed';
  readonly tries: number;
  readonly error: string | null;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly drop_off_at: Date | null;
  readonly time_zone: string | null;
  readonly phone_number: string | null;
  readonly is_traveller: boolean;
  readonly is_guest: boolean;
}

const PAGE = 30;

const columns = `m.id, m.kind, m.booking_id, b.code, m.recipient, m.language, m.subject, m.state, m.tries, m.error, m.created_at,
  m.sent_at`;

const viewOf = (row: Omit<Row, 'body'>) => ({
  id: row.id,
  kind: row.kind,
  bookingCode: row.code,
  to: row.recipient,
  language: row.language,
  subject: row.subject,
  state: row.state,
  tries: row.tries,
  error: row.error,
  createdAt: isoOfDate(row.created_at),
});

const order = 'm.created_at desc, m.id desc';
const words = `lower(m.recipient || ' ' || m.subject)`;

/** Questions for `id` and `created_at` of the newest mails of a condition that a text finds. */
function mailsOf(text: string, keep: Keep): (where: string, limit: string) => string {
  const along = (where: string, limit: string) =>
    `select m.id, m.created_at from sent_mails m where ${where} order by ${order} limit ${limit}`;
  if (text === '') return along;
  const ofBooking = `m.booking_id = (select id from bookings where code = ${unseen(keep(parseBookingCode(text)), 'text')})`;
  const found = [wordsHave(text, keep)(words), ofBooking];
  return (bounds, limit) =>
    textSearch({ text, from: 'sent_mails m', columns: 'm.id, m.created_at', order, bounds, found, limit });
}

/** Mails of the last days and their fate, the newest first; `next` goes into the next call as `cursor`. */
export async function listMails(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { text, fate, days, cursor }: z.output<typeof listMailsSchema>,
) {
  const since = clock
    .now()
    .minusSeconds(days * 86_400)
    .toString();
  const values: unknown[] = [];
  const keep: Keep = (value) => values.push(value);
  const from = unseen(keep(since), 'timestamptz');
  // A fate is one of few words: an index holds those that failed.
  const where = `m.created_at >= ${from}${fate === 'all' ? '' : ` and m.state = '${fate}'`}`;
  const found = mailsOf(text, keep);
  const narrowed = [...values];
  const isAfter =
    cursor === undefined
      ? ''
      : `and (m.created_at, m.id) < (select a.created_at, a.id from sent_mails a where a.id = ${unseen(keep(cursor), 'uuid')})`;
  const query = text === '' ? db.query : searching(db);
  const [rows, { count, isMore }, [failures]] = await Promise.all([
    query<Row>(
      `select ${columns} from (${found(`${where} ${isAfter}`, `${PAGE + 1}`)}) f
       join sent_mails m on m.id = f.id left join bookings b on b.id = m.booking_id
       order by ${order} limit ${PAGE + 1}`,
      values,
    ),
    countFound({
      db,
      clock,
      key: JSON.stringify(['mails', text, fate, days]),
      found: (most) => found(where, most),
      values: narrowed,
      query,
    }),
    db.query<{ count: number }>(
      `select count(*)::int as count from sent_mails where state = 'failed' and created_at >= ${unseen(1, 'timestamptz')}`,
      [since],
    ),
  ]);
  const shown = rows.slice(0, PAGE);
  return {
    mails: shown.map(viewOf),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    count,
    isMore,
    failed: failures?.count ?? 0,
  };
}

/** A mail with what it says, links left out, whether it can be written again, and its address corrected for that. @throws AppError 404. */
export async function getMail({ db }: Pick<Deps, 'db'>, mailId: string) {
  const [row] = await db.query<Row>(
    `select ${columns}, m.body, b.drop_off_at, l.time_zone, b.phone_number, coalesce(lower(b.email) = lower(m.recipient), false) as is_traveller,
       coalesce(u.password_hash is null and not exists (select from accounts a where a.user_id = u.id), false) as is_guest
     from sent_mails m left join bookings b on b.id = m.booking_id left join listings l on l.id = b.listing_id
     left join users u on u.id = b.user_id where m.id = $1`,
    [mailId],
  );
  if (row === undefined) throw mailNotFound();
  const isRepeatable = row.booking_id !== null && resentMails.some((each) => each === row.kind);
  return {
    ...viewOf(row),
    body: row.body,
    sentAt: row.sent_at === null ? null : isoOfDate(row.sent_at),
    dropOffAt: row.drop_off_at === null ? null : isoOfDate(row.drop_off_at),
    zone: row.time_zone,
    /** Of the traveller it went to. */
    phone: row.is_traveller ? row.phone_number : null,
    /** It went to a traveller without an account: their address is ours to correct. */
    isCorrectable: isRepeatable && row.is_traveller && row.is_guest,
    isRepeatable,
  };
}
