import type { Instant } from '@js-joda/core';
import { partOf, taxWithin } from '#shared/booking/refund-plan.ts';
import { type Language, localeOf } from '#shared/messages/text.ts';
import { money } from '#shared/money/arithmetic.ts';
import { recordClawBack, recordLost, recordLosses } from '#server/modules/ledger/ledger.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { versionsOf } from '../payments/order-sums.sql.ts';
import { takenBackReason } from './dispute-mail-words.ts';
import { shareLeft } from '../payments/share-left.ts';
import { soldTaxRateSql } from '../sold-quote.ts';

interface Row {
  readonly currency: string;
  readonly rate: number;
  readonly kept: number;
  readonly lost: number;
  readonly absorbed: number;
  readonly goodwill: number;
  readonly subsidy: number;
  readonly language: Language;
}

/** What the order holds and lost, what of that its accounts bear already, and what goodwill bears of it, refunds under way included. */
const sql = `${versionsOf('$1')}
  select b.currency, ${soldTaxRateSql('b.quote')} as rate, u.language,
    order_kept(b.id)::bigint as kept,
    (select coalesce(sum(lost), 0)::bigint from payment_sums(b.id)) as lost,
    (select coalesce(-sum(e.amount_minor), 0)::bigint from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id join versions v on v.id = t.booking_id
      where e.account = 'travellers' and (t.kind = 'claw_back' or t.reference like 'lost:%')) as absorbed,
    (select coalesce(sum(e.amount_minor), 0)::bigint from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id join versions v on v.id = t.booking_id
      where e.account = 'goodwill')
    + (select coalesce(sum(r.amount_minor - r.tax_minor), 0)::bigint from refunds r join versions v on v.id = r.booking_id
      where r.status = 'requested' and r.tax_minor is not null) as goodwill,
    (select coalesce(sum(e.amount_minor), 0)::bigint from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id join versions v on v.id = t.booking_id
      where e.account = 'subsidy') as subsidy
  from bookings b join listings l on l.id = b.listing_id join users u on u.id = l.owner_id where b.id = $1`;

/**
 * Takes share, tax and fees of what an order lost to its payer's bank out of the books, within the transaction that lost
 * or earned it: of a part of the price the same part of the share, rounded half up, off what the partner is owed next,
 * the tax within it, and of goodwill and subsidy the same part; fees bear the rest. Before the order is earned there is nothing to
 * take; what was taken already is not taken again. The caller holds a lock on the booking.
 */
export async function takeLostSharesBack(em: EntityManager, bookingId: string, at: Instant): Promise<void> {
  const share = await shareLeft(em, bookingId);
  if (share === null) return;
  const [row] = await sqlRows<Row>(em, sql, [bookingId]);
  if (row === undefined) return;
  const { currency, lost, absorbed, rate } = row;
  const minor = lost - absorbed;
  const held = row.kept - absorbed;
  if (minor <= 0) return;
  const taken = Math.max(0, partOf(share.left.minor, minor, held));
  const tax = taxWithin(money<string>(held, currency), minor, rate);
  const goodwill = -partOf(row.goodwill, minor, held);
  const subsidy = -partOf(row.subsidy, minor, held);
  const id = `${bookingId}:${lost}`;
  await recordLost(em, {
    id,
    bookingId,
    at,
    travellers: money<string>(taken - minor, currency),
    tax: money<string>(tax, currency),
    goodwill: money<string>(goodwill, currency),
    subsidy: money<string>(subsidy, currency),
    fees: money<string>(minor - taken - tax - goodwill - subsidy, currency),
  });
  if (taken <= 0) return;
  const { partnerId } = share;
  const reason = takenBackReason(localeOf(row.language));
  await recordClawBack(em, { id, bookingId, partnerId, amount: money<string>(taken, currency), reason, at });
}

/**
 * Books as a loss what a payer's bank took of a payment beyond what it still held, since that had gone back before; less
 * once such a refund came back. Repeated it changes nothing.
 */
export async function bookLosses(em: EntityManager, paymentId: string, at: Instant): Promise<void> {
  const [row] = await sqlRows<{ booking_id: string; currency: string; beyond: number; booked: number }>(
    em,
    `select p.booking_id, p.currency, greatest(0, d.minor - (p.amount_minor - r.minor))::bigint as beyond, l.minor::bigint as booked
     from payments p
     cross join lateral (select coalesce(sum(amount_minor), 0) as minor from disputes where payment_id = p.id and state = 'lost') d
     cross join lateral (select coalesce(sum(amount_minor), 0) as minor from refunds where payment_id = p.id and status <> 'failed') r
     cross join lateral (
       select coalesce(sum(e.amount_minor), 0) as minor from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where t.booking_id = p.booking_id and e.account = 'losses' and t.reference like 'losses:' || p.id || ':%') l
     where p.id = $1`,
    [paymentId],
  );
  if (row === undefined || row.beyond === row.booked) return;
  const amount = money<string>(row.beyond - row.booked, row.currency);
  await recordLosses(em, { id: `${paymentId}:${row.booked}:${row.beyond}`, bookingId: row.booking_id, amount, at });
}
