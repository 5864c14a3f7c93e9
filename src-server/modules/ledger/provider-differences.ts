import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { newId } from '#server/platform/ids.ts';

/** A thing of the card provider, or of a counter that says otherwise than the money did. */
interface Subject {
  readonly subject: 'charge' | 'refund' | 'dispute' | 'transfer' | 'payout';
  /** Its id there; of money that went back before a hand-over was sent, the id of that. */
  readonly providerId: string;
}

interface Difference extends Subject {
  /** What does not match: the client has words for each. */
  readonly what:
    | 'moreThanPaid'
    | 'notInBooks'
    | 'otherAmount'
    | 'notAtProvider'
    | 'decidedOtherwise'
    | 'undoneAfterPaid'
    /** True there, and taken over, but no event told of it: the webhook endpoints are to be looked at. */
    | 'notTold'
    /** Bags had come before the money went back, as a device told later. */
    | 'bagsHadCome';
  readonly amount?: Money;
  readonly bookingId?: string;
  /** More about it, in the provider's words. */
  readonly detail?: string | null;
}

/**
 * Writes down that something at the card provider cannot be matched with the books: finance looks at it. Noted again it
 * stays one, whatever else differs of the same thing, and what was settled is not opened again.
 */
export async function noteDifference(
  em: EntityManager,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  { subject, providerId, what, amount, bookingId, detail }: Difference,
): Promise<void> {
  await sqlRows(
    em,
    `insert into provider_differences (id, subject, provider_id, what, booking_id, amount_minor, currency, detail, found_at)
     select $1, $2, $3, $4, $5::uuid, $6::bigint, $7, $8, $9::timestamptz
     where not exists (
       select from provider_differences d where d.subject = $2 and d.provider_id = $3 and d.settled_at is null)
     on conflict (subject, provider_id, what) do nothing`,
    [
      newId(),
      subject,
      providerId,
      what,
      bookingId ?? null,
      amount?.minor ?? null,
      amount?.currency ?? null,
      detail ?? null,
      clock.now().toString(),
    ],
  );
  log.warn({ subject, providerId, what }, 'what was found and the books differ');
}

/** Says that what differed is in the books now; what a person has to look at all the same stays. */
export async function settleDifference(
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  { subject, providerId }: Subject,
): Promise<void> {
  await sqlRows(
    em,
    `update provider_differences set settled_at = $3 where subject = $1 and provider_id = $2 and settled_at is null
       and what in ('notInBooks', 'otherAmount', 'notAtProvider', 'moreThanPaid')`,
    [subject, providerId, clock.now().toString()],
  );
}

/** Says that a person saw to a difference. @throws AppError 404 for one that is none, or was settled. */
export async function seenTo({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<void> {
  const settled = await db.query(
    'update provider_differences set settled_at = $2 where id = $1 and settled_at is null returning id',
    [id, clock.now().toString()],
  );
  if (settled.length === 0) throw notFound();
}
