import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import type { Span } from '#server/platform/payments/listed.ts';

export type Kind = 'charge' | 'refund' | 'dispute' | 'transfer';

/** By kind: the rows that a thing of the provider is in, `$1` the ids by which the books know it, and the references of their movements. */
const booked: Readonly<Record<Kind, string>> = {
  charge: `select p.provider_intent_id as id, 'payment:' || p.id as reference from payments p where p.provider_intent_id = any($1)`,
  refund: `select r.provider_refund_id as id, 'refund:' || r.id || tail as reference
    from refunds r cross join (values (''), (':failed')) tails (tail) where r.provider_refund_id = any($1)`,
  dispute: `select d.provider_dispute_id as id, 'dispute:' || d.id || tail as reference
    from disputes d cross join (values (':opened'), (':won')) tails (tail) where d.provider_dispute_id = any($1)`,
  transfer: `select p.provider_transfer_id as id, t.reference from payouts p
    join ledger_transactions t on t.reference = 'payout:' || p.id or t.reference like 'payout:' || p.id || ':%'
    where p.provider_transfer_id = any($1)`,
};

interface Asked {
  readonly kind: Kind;
  readonly bookedBy: string;
}

/**
 * What the ledger says that things of the provider did to the platform's money there, in minor units, by `kind:id`; what
 * the books do not know is not in it.
 */
export async function bookedSums(
  { db }: Pick<Deps, 'db'>,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  for (const kind of ['charge', 'refund', 'dispute', 'transfer'] as const) {
    const ids = asked.filter((each) => each.kind === kind).map(({ bookedBy }) => bookedBy);
    const rows = await db.query<{ id: string; minor: number }>(
      `select known.id, coalesce(sum(e.amount_minor), 0)::float8 as minor from (${booked[kind]}) known
       left join ledger_transactions t on t.reference = known.reference
       left join ledger_entries e on e.transaction_id = t.id and e.account = 'provider' group by known.id`,
      [ids],
    );
    for (const { id, minor } of rows) sums.set(`${kind}:${id}`, minor);
  }
  return sums;
}

interface Missing {
  readonly subject: 'charge' | 'transfer';
  readonly providerId: string;
  readonly amount: Money;
  readonly bookingId: string | null;
}

/** Payments and payouts of a span that are in the books and not among what the provider has. */
export async function missingAtProvider(
  { db }: Pick<Deps, 'db'>,
  { since, until }: Span,
  known: readonly string[],
): Promise<Missing[]> {
  const rows = await db.query<{
    subject: Missing['subject'];
    id: string;
    minor: number;
    currency: string;
    booking_id: string | null;
  }>(
    `select 'charge' as subject, provider_intent_id as id, amount_minor::float8 as minor, currency, booking_id from payments
     where status = 'succeeded' and provider_intent_id is not null and succeeded_at >= $1 and succeeded_at < $2
       and provider_intent_id <> all($3::text[])
     union all
     select 'transfer', provider_transfer_id, amount_minor::float8, currency, null from payouts
     where provider_transfer_id is not null and created_at >= $1 and sent_at < $2 and provider_transfer_id <> all($3::text[])`,
    [since.toString(), until.toString(), known],
  );
  return rows.map(({ subject, id, minor, currency, booking_id: bookingId }) => ({
    subject,
    providerId: id,
    amount: money<string>(minor, currency),
    bookingId,
  }));
}
