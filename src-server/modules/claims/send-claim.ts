import type { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import type { ClaimReceipt } from '#shared/claims/claim-answers.ts';
import { bagsOfClaim } from '#shared/claims/claim-bags.ts';
import { claimableKinds, claimableUntil } from '#shared/claims/claim-rules.ts';
import type { answerClaimSchema, claimOfOrderSchema, sendClaimSchema } from '#shared/claims/claims-schema.ts';
import { type CustodyRecord, custodyRecord } from '#server/modules/custody/custody.module.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction, joining } from '#server/platform/db/transaction.ts';
import { isId, newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { type ClaimRow, claimColumns, claimView, receiptSql } from './claim-row.ts';
import {
  claimAnsweredAlready,
  claimBagUnknown,
  claimNotFound,
  claimSentAlready,
  claimTooLate,
} from './claims.errors.ts';
import { claimedVersion, requireClaimant, versionsSql } from './open-claim.ts';
import { sendClaimMail } from './claims-jobs.ts';

interface StayRow {
  readonly code: string;
  readonly currency: string;
  readonly drop_off_at: Date;
  readonly checked_in_at: Date | null;
  readonly checked_out_at: Date | null;
  readonly checked_in_bags: number | null;
  readonly checked_out_bags: number | null;
  readonly listing_name: string;
  readonly phone: string | null;
  readonly time_zone: string;
  readonly receipt: ClaimReceipt | null;
}

const staySql = `
  select b.code, b.currency, b.drop_off_at, o.checked_in_at, o.checked_out_at, o.checked_in_bags, o.checked_out_bags, l.door_name as listing_name,
    l.emergency_phone as phone, l.time_zone, ${receiptSql('b.id')} as receipt
  from bookings b join orders o on o.id = b.order_id join listings l on l.id = b.listing_id where b.id = $1`;

const newestReceiptSql = `
  update claim_receipts set booking_id = $1 where not exists (select from claim_receipts where booking_id = $1)
    and booking_id = (select booking_id from claim_receipts where booking_id in (${versionsSql(1)}) order by created_at desc limit 1)`;

const kindsNow = ({ checked_in_at, checked_out_at }: StayRow, now: Instant) =>
  claimableKinds(
    { checkedInAt: checked_in_at?.getTime() ?? null, checkedOutAt: checked_out_at?.getTime() ?? null },
    now.toEpochMilli(),
  );

const bagsOf = (stay: StayRow, { entries, bagsCount }: CustodyRecord) =>
  bagsOfClaim(entries, { booked: bagsCount, came: stay.checked_in_bags, left: stay.checked_out_bags });

/** @returns the version that the claim is about. @throws AppError 404 for a booking that is not at a location of theirs. */
async function requireOwner({ deps, viewer }: RequestContext, bookingId: string): Promise<string> {
  if (viewer.kind !== 'user' || !isId(bookingId)) throw claimNotFound();
  const version = await claimedVersion(deps, bookingId);
  const own = await deps.db.query(
    `select 1 from bookings b join listings l on l.id = b.listing_id join users u on u.id = l.owner_id
     where b.id = $1 and u.id = $2 and u.is_partner`,
    [version, viewer.user.id],
  );
  if (own.length === 0) throw claimNotFound();
  return version;
}

async function loadClaim({ deps }: RequestContext, bookingId: string) {
  const [row] = await deps.db.query<ClaimRow & { time_zone: string }>(
    `select ${claimColumns}, l.time_zone
     from claims c join bookings b on b.id = c.booking_id join listings l on l.id = b.listing_id where c.booking_id = $1`,
    [bookingId],
  );
  return row === undefined ? null : claimView(row, deps.clock.now());
}

/** The order that a claim is about, until when it can be sent, and the claim where there is one. @throws AppError 404. */
export async function claimOfOrder(ctx: RequestContext, { bookingId }: z.output<typeof claimOfOrderSchema>) {
  const version = await requireClaimant(ctx, bookingId);
  const { db, clock } = ctx.deps;
  const [stay] = await db.query<StayRow>(staySql, [version]);
  if (stay === undefined) throw claimNotFound();
  const record = await custodyRecord(ctx.deps, bookingId);
  const out = stay.checked_out_at?.getTime() ?? null;
  return {
    bookingId,
    code: stay.code,
    currency: stay.currency,
    dropOffAt: isoOfDate(stay.drop_off_at),
    location: { name: stay.listing_name, phone: stay.phone, zone: stay.time_zone },
    ...bagsOf(stay, record),
    until: out === null ? null : isoOfDate(new Date(claimableUntil(out))),
    kinds: [...kindsNow(stay, clock.now())],
    receipt: stay.receipt,
    claim: await loadClaim(ctx, version),
  };
}

/** The claim about a booking at one's own location; null where there is none. @throws AppError 404 for any other. */
export async function claimOfHosted(ctx: RequestContext, { bookingId }: z.output<typeof claimOfOrderSchema>) {
  return loadClaim(ctx, await requireOwner(ctx, bookingId));
}

/**
 * Reports a problem within a day of check-out, or from the check-in on that the bags are another's, with the record of the bags as it is now. Once: the same again is refused.
 * @throws AppError 404 for a foreign order, 409 when it is too late, before the check-out, or was sent before, 422
 * for a bag that the record does not know.
 */
export async function sendClaim(ctx: RequestContext, input: z.output<typeof sendClaimSchema>) {
  const { bookingId: asker, kind, bag, words, asked } = input;
  const bookingId = await requireClaimant(ctx, asker);
  const { deps } = ctx;
  const now = deps.clock.now();
  await inTransaction(deps, async (em) => {
    const [stay] = await sqlRows<StayRow>(em, `${staySql} for update of o`, [bookingId]);
    if (stay === undefined) throw claimNotFound();
    const [sent] = await sqlRows(em, `select 1 from claims where booking_id in (${versionsSql(1)})`, [bookingId]);
    if (sent !== undefined) throw claimSentAlready();
    if (!kindsNow(stay, now).includes(kind)) throw claimTooLate();
    const record = await custodyRecord(joining(deps, em), bookingId);
    if (!bagsOf(stay, record).bags.includes(bag)) throw claimBagUnknown();
    const claimId = newId();
    await sqlRows(
      em,
      `insert into claims (id, booking_id, kind, bag, bag_number, words, asked_minor, currency, record_hash, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        claimId,
        bookingId,
        kind,
        typeof bag === 'string' ? bag : null,
        typeof bag === 'number' ? bag : null,
        words,
        asked,
        stay.currency,
        record.entries.at(-1)?.hash ?? '',
        now.toString(),
      ],
    );
    // What was added before the stay was changed comes along.
    await sqlRows(em, `update claim_photos set booking_id = $1 where booking_id in (${versionsSql(1)})`, [bookingId]);
    await sqlRows(em, newestReceiptSql, [bookingId]);
    for (const to of ['traveller', 'partner', 'administrators'] as const)
      await deps.jobs.enqueue(em, sendClaimMail, { claimId, kind: 'sent', to });
  });
  return claimOfOrder(ctx, { bookingId: asker });
}

/**
 * The location's side, once. @throws AppError 404 for a claim that is not about a location of theirs, 409 where it was
 * answered or decided before.
 */
export async function answerClaim(ctx: RequestContext, input: z.output<typeof answerClaimSchema>) {
  const { text, disputes } = input;
  const bookingId = await requireOwner(ctx, input.bookingId);
  const { deps } = ctx;
  await inTransaction(deps, async (em) => {
    const [claim] = await sqlRows<{ id: string; is_closed: boolean }>(
      em,
      `select id, answered_at is not null or decided_at is not null as is_closed from claims where booking_id = $1 for update`,
      [bookingId],
    );
    if (claim === undefined) throw claimNotFound();
    if (claim.is_closed) throw claimAnsweredAlready();
    await sqlRows(em, 'update claims set answer_text = $2, answer_disputes = $3, answered_at = $4 where id = $1', [
      claim.id,
      text,
      disputes,
      deps.clock.now().toString(),
    ]);
    for (const to of ['traveller', 'administrators'] as const)
      await deps.jobs.enqueue(em, sendClaimMail, { claimId: claim.id, kind: 'answered', to });
  });
  return loadClaim(ctx, bookingId);
}
