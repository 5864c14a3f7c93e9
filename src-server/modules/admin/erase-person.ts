import type { ErasureObstacle } from '#shared/admin/people-schema.ts';
import type { Deps } from '#server/deps.ts';
import { erasedAddress } from '#server/modules/accounts/accounts.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notErasable, personNotFound } from './admin.errors.ts';
import { forgetActs, forgetStays, NAME } from './forget-stays.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly avatar_file_id: string | null;
}

/** What has to end before a person can be erased, each with the question whether it goes on. */
const obstacles: readonly { readonly why: ErasureObstacle; readonly sql: string }[] = [
  { why: 'listing', sql: 'select from listings where owner_id = $1' },
  {
    why: 'booking',
    sql: "select from bookings where user_id = $1 and status in ('pending', 'confirmed')",
  },
  {
    why: 'refund',
    sql: "select from refunds r join bookings b on b.id = r.booking_id where b.user_id = $1 and r.status not in ('succeeded', 'failed')",
  },
  {
    why: 'claim',
    sql: 'select from claims c join bookings b on b.id = c.booking_id where b.user_id = $1 and c.decided_at is null',
  },
  {
    why: 'dispute',
    sql: 'select from disputes d join bookings b on b.id = d.booking_id where b.user_id = $1 and d.closed_at is null',
  },
  {
    why: 'staff',
    sql: 'select from staff_members where user_id = $1 and ended_at is null',
  },
  { why: 'admin', sql: "select from users where id = $1 and role = 'admin'" },
  {
    why: 'share',
    sql: 'select from ledger_entries where partner_id = $1 group by currency having sum(amount_minor) <> 0',
  },
];

/** What of a person goes on, and has to end before they can be erased. */
export async function whatHinders(em: EntityManager, id: string): Promise<ErasureObstacle[]> {
  const found: ErasureObstacle[] = [];
  for (const { why, sql } of obstacles) if ((await sqlRows(em, `${sql} limit 1`, [id])).length > 0) found.push(why);
  return found;
}

type Step = readonly [sql: string, values: readonly unknown[]];

/** Acts by a person, on their account, or on what they sent. A name may be a word of anything: it goes only from these. */
const FORGET_ACTS = forgetActs(`actor_id = $1::uuid or subject_id in (
  select $2::text union select id::text from contact_messages where user_id = $1::uuid or lower(email) = $3)`);

/**
 * What is written of a person, in their own rows and in others'. The books, the record of bags and what a booking was sold
 * for stay, under the number that the person had here.
 */
const stepsOf = ({ id, email }: Person, stand: string): readonly Step[] => [
  [FORGET_ACTS, [id, id, email]],
  [
    `update reviews set author_name = '${NAME}' where booking_id in (select b.id from bookings b where b.user_id = $1)`,
    [id],
  ],
  ['delete from push_subscriptions where user_id = $1', [id]],
  ['delete from counter_pins where user_id = $1', [id]],
  ['delete from counter_turns where user_id = $1 or holder_id = $1', [id]],
  ['delete from order_messages where written_by = $1', [id]],
  ['delete from listing_questions where user_id = $1', [id]],
  [`update listing_questions set answer = '${NAME}' where answered_by = $1`, [id]],
  [`update review_reports set note = '' where reporter_key = 'user:' || $1`, [id]],
  [
    `delete from webhook_deliveries d using bookings b
     where b.user_id = $1 and (d.about = b.code or strpos(d.body, b.id::text) > 0)`,
    [id],
  ],
  ['update coupon_uses set email = $2 where lower(email) = $1', [email, stand]],
  ['delete from unpaid_holds where lower(email) = $1', [email]],
  ['delete from contact_messages where user_id = $1::uuid or lower(email) = $2', [id, email]],
  ['delete from subscriptions where lower(email) = $1', [email]],
  [
    `delete from sent_mails where lower(recipient) = $2
       or booking_id in (select b.id from bookings b where b.user_id = $1)`,
    [id, email],
  ],
  [
    `delete from failed_jobs where strpos(payload::text || error, $1) > 0 or strpos(lower(payload::text || error), $2) > 0
       or exists (select from bookings b where b.user_id = $1::uuid and strpos(payload::text, b.id::text) > 0)`,
    [id, email],
  ],
  [
    `update provider_event_log set told = null where told is not null and (
       payment_id in (select p.id from payments p join bookings b on b.id = p.booking_id where b.user_id = $1)
       or object_id in (select provider_account_id from payout_accounts where user_id = $1))`,
    [id],
  ],
  ['delete from saved_listings where user_id = $1', [id]],
  ['delete from dev_mails where lower(recipient) = $1', [email]],
  [
    `update guesty_reservations set guest_email = $2, guest_name = '${NAME}' where lower(guest_email) = $1`,
    [email, stand],
  ],
  // Answers that are kept for repetitions, of their own calls and of others' that name them.
  [
    `delete from idempotency_keys
     where strpos(scope, $1) > 0 or strpos(lower(coalesce(response::text, '')), $2) > 0`,
    [id, email],
  ],
  ['delete from second_factors where user_id = $1', [id]],
  ['delete from address_recoveries where user_id = $1', [id]],
  ['delete from staff_members where user_id = $1::uuid or lower(email) = $2', [id, email]],
  ['delete from service_tokens where owner_id = $1', [id]],
  ['delete from webhooks where owner_id = $1', [id]],
  ...[
    'companies',
    'payout_accounts',
    'payout_account_changes',
    'integrations',
    'read_calendars',
    'calendar_owners',
    'widgets',
    'sessions',
    'tokens',
    'sign_in_codes',
    'accounts',
  ].map((table): Step => [`delete from ${table} where user_id = $1`, [id]]),
];

/** Tables that keep answers and acts as JSON, and the columns that may tell of a person. */
const told = [
  ['audit_log', ['before', 'after', 'call']],
  ['change_requests', ['changes']],
] as const;

async function forgetInJson(em: EntityManager, { email, phone_number }: Person): Promise<void> {
  for (const secret of [email, phone_number ?? '']) {
    if (secret === '') continue;
    for (const [table, columns] of told)
      for (const column of columns)
        await sqlRows(
          em,
          `update ${table} set ${column} = replace(${column}::text, $1, '…')::jsonb where strpos(${column}::text, $1) > 0`,
          [secret],
        );
  }
  await sqlRows(em, 'delete from idempotency_keys where strpos(lower(response::text), $1) > 0', [email]);
}

/** What a person was called, and where they were reached, as one pattern; `null` where nothing is known. */
async function patternOf(em: EntityManager, id: string): Promise<string | null> {
  const words = await sqlRows<{ word: string }>(
    em,
    `select unnest(array[first_name, last_name, email::text, phone_number]) as word from users where id = $1
     union select unnest(array[first_name, last_name, email::text, phone_number]) from bookings where user_id = $1`,
    [id],
  );
  const each = words.flatMap(({ word }) => (word ? word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`) : []));
  return each.length === 0 ? null : `(?<![[:alnum:]])(${each.join('|')})(?![[:alnum:]])`;
}

/** Cuts them out of the reviews of their stays and the replies, and of what was noted of locations where they were. */
async function forgetInWords(em: EntityManager, id: string): Promise<void> {
  const pattern = await patternOf(em, id);
  if (pattern === null) return;
  await sqlRows(
    em,
    `update reviews set text = regexp_replace(text, $2, '…', 'gi'), reply_text = regexp_replace(reply_text, $2, '…', 'gi')
     where booking_id in (select b.id from bookings b where b.user_id = $1)`,
    [id, pattern],
  );
  await sqlRows(
    em,
    `update listing_notes set body = regexp_replace(body, $2, '…', 'gi')
     where listing_id in (select b.listing_id from bookings b where b.user_id = $1)`,
    [id, pattern],
  );
  await sqlRows(
    em,
    `update audit_log set call = call - 'input'
     where action = 'admin.listings.note' and call::text ~* $2
       and subject_id in (select b.listing_id::text from bookings b where b.user_id = $1)`,
    [id, pattern],
  );
}

async function forget(em: EntityManager, person: Person, at: string): Promise<void> {
  const stand = erasedAddress(person.id);
  await forgetInWords(em, person.id);
  const stays = await sqlRows<{ id: string }>(em, 'select id from bookings where user_id = $1', [person.id]);
  await forgetStays(
    em,
    stays.map((stay) => stay.id),
  );
  for (const [sql, values] of stepsOf(person, stand)) await sqlRows(em, sql, values);
  await sqlRows(
    em,
    `update users set email = $2, password_hash = null, first_name = '${NAME}', last_name = '', phone_number = null,
       avatar_file_id = null, provider_customer_id = null, payment_card_last4 = null, is_partner = false, closed_at = null, updated_at = $3
     where id = $1`,
    [person.id, stand, at],
  );
  if (person.avatar_file_id !== null) await sqlRows(em, 'delete from files where id = $1', [person.avatar_file_id]);
  await forgetInJson(em, person);
}

const countKept = async (em: EntityManager, id: string): Promise<number> => {
  const sql = 'select count(*)::int as bookings from bookings where user_id = $1';
  const [kept] = await sqlRows<{ bookings: number }>(em, sql, [id]);
  return kept?.bookings ?? 0;
};

/**
 * Who would be erased, how many bookings would stay without a name, and what has to end before.
 * @throws AppError 404 for an unknown address.
 */
export async function previewErasure({ db }: Pick<Deps, 'db'>, email: string) {
  const em = db.fork();
  const [person] = await sqlRows<{ id: string }>(em, 'select id from users where email = $1', [email]);
  if (person === undefined) throw personNotFound();
  return { userId: person.id, bookings: await countKept(em, person.id), why: await whatHinders(em, person.id) };
}

/**
 * Erases a person: their account, names, addresses, numbers and pictures. Bookings, payments and the custody record stay
 * for the books without a name. See docs/decisions/erasure.md.
 * @param closedBy erases only who closed their account by then (ISO), and did not open it again
 * @returns how many bookings stay without a name.
 * @throws AppError 404 for an unknown person; 409 naming what has to end before.
 */
export async function erasePerson(
  deps: Deps,
  userId: string,
  closedBy: string | null = null,
): Promise<{ readonly bookings: number }> {
  return inTransaction(deps, async (em) => {
    const [person] = await sqlRows<Person>(
      em,
      `select id, email, phone_number, avatar_file_id from users
       where id = $1 and ($2::timestamptz is null or closed_at <= $2) for update`,
      [userId, closedBy],
    );
    if (person === undefined) throw personNotFound();
    const why = await whatHinders(em, userId);
    if (why.length > 0) throw notErasable(why);
    await forget(em, person, deps.clock.now().toString());
    return { bookings: await countKept(em, userId) };
  });
}
