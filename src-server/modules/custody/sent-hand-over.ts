import { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import { believedInstant } from '#shared/custody/device-time.ts';
import type { sendSchema } from '#shared/custody/hand-over-schema.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { lockTicket, versionIds } from '#server/modules/booking/booking.module.ts';
import { noteDifference } from '#server/modules/ledger/ledger.module.ts';
import { HandOver } from '#server/modules/handovers/handovers.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { deviceTimeDoubted, handOverOfAnother, ticketNotFound } from './custody.errors.ts';
import { handBack, isElsewhere, type Person, takeIn, type Ticket } from './take-and-give.ts';
import { lastHandOver } from './hand-overs-of.ts';
import { type Refusal, ticketNow } from './ticket-now.ts';

type Sent = z.output<typeof sendSchema>;

/** What became of a hand-over that was made without a network: it stands in the record, or why it does not. */
export type SentAnswer = { readonly result: 'done' } | ({ readonly result: 'refused' } & Refusal);

async function lockLatest(em: EntityManager, person: Person, bookingId: string): Promise<Ticket> {
  const ticket = await lockTicket(em, person.id, bookingId);
  if (ticket === null || isElsewhere(person, ticket)) throw ticketNotFound();
  return ticket;
}

async function knownAnswer(em: EntityManager, { bookingId, requestId }: Sent): Promise<SentAnswer | null> {
  const [row] = await sqlRows<{ answer: SentAnswer }>(
    em,
    'select answer from sent_hand_overs where booking_id = $1 and request_id = $2',
    [bookingId, requestId],
  );
  return row?.answer ?? null;
}

async function keepAnswer(em: EntityManager, ticket: Ticket, sent: Sent, answer: SentAnswer, now: Instant) {
  await sqlRows(
    em,
    `insert into sent_hand_overs (booking_id, request_id, listing_id, person_id, kind, bags_count, device_at, note, tags, photo_id, found, received_at, answer)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      sent.bookingId,
      sent.requestId,
      ticket.listingId,
      sent.personId,
      sent.kind,
      sent.bagsCount,
      sent.deviceAt,
      sent.note || null,
      sent.tags === undefined ? null : JSON.stringify(sent.tags),
      sent.photoId ?? null,
      sent.found ?? null,
      now.toString(),
      JSON.stringify(answer),
    ],
  );
  return answer;
}

/**
 * Takes in what was handed over without a network, at its real time. The first answer is kept, and is the answer to
 * every later one with the same request id: a refusal too, which stands until a person ends it.
 * @throws AppError 404 for a foreign ticket, 409 when it is another person's.
 */
export async function sendHandOver(deps: Deps, person: Person, sent: Sent): Promise<SentAnswer> {
  if (sent.personId !== person.id) throw handOverOfAnother();
  const now = Instant.ofEpochMilli(deps.clock.now().toEpochMilli());
  try {
    return await inTransaction(deps, async (em) => {
      const ticket = await lockLatest(em, person, sent.bookingId);
      const known = await knownAnswer(em, sent);
      if (known !== null) return known;
      await record(deps, em, ticket, person, sent, now);
      return keepAnswer(em, ticket, sent, { result: 'done' }, now);
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 404) throw error;
    return inTransaction(deps, async (em) => {
      const ticket = await lockLatest(em, person, sent.bookingId);
      const known = await knownAnswer(em, sent);
      if (known !== null) return known;
      const refusal = await ticketNow(em, ticket, error);
      return keepAnswer(em, ticket, sent, { result: 'refused', ...refusal }, now);
    });
  }
}

/** Money that went back before the hand-over was received stays back: finance decides what follows. */
async function noteRefundBefore(deps: Deps, em: EntityManager, ticket: Ticket, sent: Sent, at: Instant) {
  const [row] = await sqlRows<{ minor: number; currency: string }>(
    em,
    `select sum(r.amount_minor)::float8 as minor, r.currency from refunds r join bookings v on v.id = r.booking_id
     where v.order_id = $1 and r.status <> 'failed' and r.created_at >= $2 group by r.currency`,
    [ticket.order.id, at.toString()],
  );
  if (row === undefined) return;
  const about = { subject: 'refund', providerId: sent.requestId, what: 'bagsHadCome' } as const;
  const amount = money<string>(row.minor, row.currency);
  await noteDifference(em, deps, { ...about, amount, bookingId: ticket.booking.id });
}

async function record(deps: Deps, em: EntityManager, ticket: Ticket, person: Person, sent: Sent, now: Instant) {
  // The network may have gone after the server had it, before the answer was back; it stands with the booking of then.
  const had = { bookingId: { $in: await versionIds(em, ticket.order.id) }, requestId: sent.requestId };
  if ((await em.findOne(HandOver, had)) !== null) return;
  const last = await lastHandOver(em, ticket.order.id);
  const deviceAt = Instant.ofEpochMilli(Date.parse(sent.deviceAt));
  const at = believedInstant(deviceAt, { now, lastAt: last?.deviceAt ?? last?.happenedAt ?? null });
  if (typeof at === 'string') throw deviceTimeDoubted(at);
  const when = { now, at, deviceAt };
  if (sent.kind === 'in') {
    await takeIn(deps, em, ticket, person, sent, when);
    await noteRefundBefore(deps, em, ticket, sent, at);
  } else await handBack(deps, em, ticket, person, sent, when);
}
