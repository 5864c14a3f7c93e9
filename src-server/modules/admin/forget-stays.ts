import { refundReasons } from '#shared/admin/bookings-schema.ts';
import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import { ERASED } from '#server/modules/accounts/accounts.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** Stands where a name stood, and free words. */
export const NAME = 'Erased';

/** Columns of free words, and names, that acts write down. */
const WORDS =
  '{first_name,last_name,name,author_name,cancellation_reason,reason,note,words,text,answer_text,reply_text,message,proposal}';

/** What acts keep of the words and names that they were given, where `condition` holds for their row. */
export const forgetActs = (condition: string): string => `
  update audit_log set before = before - '${WORDS}'::text[], after = after - '${WORDS}'::text[], call = call - 'input'
  where ${condition}`;

/** Why money goes back in words of ours, which stay with the books; anything else a person has typed. */
const ownReasons = [...refundReasons, ...Object.values(cancelReasons), 'Canceled'];

/** Each of `$1`, ids of bookings. */
const ofTheirs = 'booking_id = any($1::uuid[])';
const ofTheirOrders = 'order_id in (select order_id from bookings where id = any($1::uuid[]))';

const STEPS: readonly string[] = [
  forgetActs(`subject_id in (
    select unnest($1::uuid[])::text
    union select id::text from claims where ${ofTheirs}
    union select id::text from reviews where ${ofTheirs}
    union select id::text from refunds where ${ofTheirs}
    union select id::text from refund_proposals where ${ofTheirs})`),
  `update bookings set first_name = '${NAME}', last_name = '', email = 'erased-' || user_id || '${ERASED}', phone_number = null,
     payment_message = null, cancellation_reason = null
   where id = any($1::uuid[])`,
  `update door_reports set devices = '{}', address_block = '', note = null,
     answer_text = case when answer_text is null then null else '${NAME}' end
   where ${ofTheirOrders}`,
  `delete from order_messages where ${ofTheirOrders}`,
  `delete from door_places where report_id in (select id from door_reports where ${ofTheirOrders})`,
  `delete from door_photos where report_id in (select id from door_reports where ${ofTheirOrders})`,
  `delete from claim_photos where ${ofTheirs}`,
  `delete from claim_receipts where ${ofTheirs}`,
  `update claims set words = '${NAME}', additions = '[]', note = null, proposal = null, proposed_by = null,
     answer_text = case when answer_text is null then null else '${NAME}' end
   where ${ofTheirs}`,
  `update review_reports set note = '' where review_id in (select id from reviews where ${ofTheirs})`,
  `update sent_hand_overs set note = null where ${ofTheirs}`,
  `update claw_back_words set words = '${NAME}' where ${ofTheirs}`,
  `delete from hand_over_photos where ${ofTheirs}`,
  `delete from guest_sessions where id in (
     select guest_session_id from guest_session_bookings where ${ofTheirs}
     union select guest_session_id from guest_session_tickets where ${ofTheirs})`,
  `delete from unpaid_holds where ${ofTheirs}`,
  `update refund_proposals set note = '' where ${ofTheirs}`,
  `update coupon_uses set email = 'erased-' || id || '${ERASED}' where ${ofTheirs}`,
];

/**
 * Takes names, addresses, numbers and free words off bookings (ids) that are over, and off what is written of them. Stay,
 * price, payments, the record of bags and the review stay. See docs/decisions/erasure.md.
 */
export async function forgetStays(em: EntityManager, ids: readonly string[]): Promise<void> {
  for (const sql of STEPS) await sqlRows(em, sql, [ids]);
  await sqlRows(
    em,
    `update refunds set note = null, reason = case when reason = any($2::text[]) then reason else '${NAME}' end where ${ofTheirs}`,
    [ids, ownReasons],
  );
}
