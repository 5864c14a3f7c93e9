import { Instant } from '@js-joda/core';
import {
  answerDueAt,
  type ClaimKind,
  type ClaimReason,
  claimState,
  decisionDueAt,
} from '#shared/claims/claim-rules.ts';
import type { ClaimReceipt } from '#shared/claims/claim-answers.ts';
import { objectionTo } from '#shared/claims/objection.ts';
import { money } from '#shared/money/arithmetic.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';

/** A decision, also one that waits for a second administrator. */
export interface Proposal {
  readonly bagMinor: number;
  readonly stayMinor: number;
  readonly share: 'kept' | 'takenBack';
  readonly reason: ClaimReason;
  readonly note: string;
}

/** Words that came after a claim was sent; `at` in UTC. */
interface ClaimAddition {
  readonly text: string;
  readonly at: string;
}

export interface ClaimRow {
  readonly id: string;
  readonly booking_id: string;
  readonly kind: ClaimKind;
  /** The number on its tag; null where it had none. */
  readonly bag: string | null;
  /** Which of the bags it was, counted from 1, where it had no tag. */
  readonly bag_number: number | null;
  readonly words: string;
  readonly additions: readonly ClaimAddition[];
  readonly asked_minor: number;
  readonly currency: string;
  readonly record_hash: string;
  readonly created_at: Date;
  readonly answer_text: string | null;
  readonly answer_disputes: boolean | null;
  readonly answered_at: Date | null;
  readonly proposal: Proposal | null;
  readonly proposed_by: string | null;
  readonly decision: 'accepted' | 'part' | 'refused' | null;
  readonly bag_minor: number | null;
  readonly stay_minor: number | null;
  readonly reason: ClaimReason | null;
  readonly note: string | null;
  readonly decided_at: Date | null;
  readonly photo_ids: readonly string[];
  readonly receipt: ClaimReceipt | null;
}

/** Subquery: the receipt of a booking's claim, without its bytes. */
export const receiptSql = (bookingId: 'c.booking_id' | 'b.id') =>
  `(select jsonb_build_object('name', r.name, 'bytes', coalesce(octet_length(r.bytes),
     (select o.size from stored_objects o where o.key = r.object_key))) from claim_receipts r where r.booking_id = ${bookingId})`;

export const claimColumns = `c.id, c.booking_id, c.kind, c.bag, c.bag_number, c.words, c.additions, c.asked_minor::float8 as asked_minor, c.currency, c.record_hash,
  c.created_at, c.answer_text, c.answer_disputes, c.answered_at, c.proposal, c.proposed_by, c.decision,
  c.bag_minor::float8 as bag_minor, c.stay_minor::float8 as stay_minor, c.reason, c.note, c.decided_at,
  array(select p.id from claim_photos p where p.booking_id = c.booking_id order by p.created_at, p.id) as photo_ids,
  ${receiptSql('c.booking_id')} as receipt`;

const iso = (ms: number): string => isoOfDate(new Date(ms));

/** The bag that a claim is about: what its tag says, or which one it was. */
export const bagOf = (row: Pick<ClaimRow, 'bag' | 'bag_number'>): string | number => row.bag ?? row.bag_number ?? 1;

/** A claim as its traveller and the location's owner read it. Instants in UTC. */
export function claimView(row: ClaimRow & { readonly time_zone: string }, now: Instant) {
  const sentAt = row.created_at.getTime();
  const inCurrency = (minor: number) => money<string>(minor, row.currency);
  return {
    id: row.id,
    kind: row.kind,
    bag: bagOf(row),
    words: row.words,
    additions: row.additions,
    asked: inCurrency(row.asked_minor),
    sentAt: isoOfDate(row.created_at),
    answerDueAt: iso(answerDueAt(sentAt)),
    decisionDueAt: iso(decisionDueAt(sentAt)),
    photoIds: row.photo_ids,
    receipt: row.receipt,
    state: claimState({ answeredAt: row.answered_at, proposedBy: row.proposed_by, decidedAt: row.decided_at }),
    answer:
      row.answer_text === null || row.answered_at === null
        ? null
        : { text: row.answer_text, disputes: row.answer_disputes ?? false, at: isoOfDate(row.answered_at) },
    decision:
      row.decision === null || row.decided_at === null
        ? null
        : {
            kind: row.decision,
            bag: inCurrency(row.bag_minor ?? 0),
            stay: inCurrency(row.stay_minor ?? 0),
            note: row.note ?? '',
            at: isoOfDate(row.decided_at),
            objection: objectionTo(Instant.ofEpochMilli(row.decided_at.getTime()), {
              zone: zoneOf(row.time_zone),
              now,
            }),
          },
  };
}
