import { randomUUID } from 'node:crypto';
import { inDatabase } from './database.ts';

/** A share in cents of CAD that a partner has to come. */
export const earn = (userId: string, minor: number) =>
  inDatabase(
    `with movement as (
       insert into ledger_transactions (id, kind, reference, occurred_at) values ($2, 'earning', $3, product_now()) returning id)
     insert into ledger_entries (id, transaction_id, account, partner_id, currency, amount_minor, occurred_at)
     select gen_random_uuid(), movement.id, entry.account, entry.partner, 'CAD', entry.minor, product_now()
     from movement, (values ('travellers', null::uuid, $4::bigint), ('partner', $1::uuid, -$4::bigint)) as entry (account, partner, minor)`,
    [userId, randomUUID(), `test:${randomUUID()}`, minor],
  );
