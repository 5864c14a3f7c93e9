import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';

interface Sum {
  readonly currency: string;
  readonly minor: number;
}

const asMoney = ({ minor, currency }: Sum) => money<string>(minor, currency);

/** What a partner's confirmed bookings will come to when they are checked out, per currency. */
export async function sharesToCome({ db }: Deps, userId: string) {
  const rows = await db.query<Sum>(
    `select b.currency, sum(partner_share((b.quote -> 'storage' ->> 'minor')::numeric,
       (b.quote ->> 'partnerShareMillionths')::numeric, b.currency))::float8 as minor
     from bookings b join listings l on l.id = b.listing_id
     where l.owner_id = $1 and b.status = 'confirmed' and b.quote ->> 'partnerShareMillionths' is not null
       and b.id not in (select disputed_orders())
     group by b.currency order by b.currency`,
    [userId],
  );
  return rows.map(asMoney);
}

/** What was paid out and what was taken back since the year began (UTC), the first month with a movement, and one share. */
export async function sumsOfYear({ db, clock }: Deps, userId: string) {
  const year = `${clock.now().toString().slice(0, 4)}-01-01T00:00:00Z`;
  const [paidOut, takenBack, [first], [sample]] = await Promise.all([
    db.query<Sum>(
      `select currency, sum(amount_minor)::float8 as minor from payouts
       where user_id = $1 and status <> 'failed' and created_at >= $2 group by currency order by currency`,
      [userId, year],
    ),
    db.query<Sum>(
      `select e.currency, sum(e.amount_minor)::float8 as minor
       from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.partner_id = $1 and e.occurred_at >= $2 and t.kind = 'claw_back' group by e.currency order by e.currency`,
      [userId, year],
    ),
    db.query<{ month: string | null }>(
      `select to_char(min(occurred_at) at time zone 'UTC', 'YYYY-MM') as month
       from ledger_entries where partner_id = $1`,
      [userId],
    ),
    db.query<{
      code: string;
      bags_count: number;
      storage: number;
      share: number;
      millionths: number;
      currency: string;
    }>(
      `select b.code, b.bags_count, (b.quote -> 'storage' ->> 'minor')::float8 as storage,
         (-e.amount_minor)::float8 as share, (b.quote ->> 'partnerShareMillionths')::int as millionths, e.currency
       from ledger_entries e join ledger_transactions t on t.id = e.transaction_id join bookings b on b.id = t.booking_id
       where e.partner_id = $1 and t.kind = 'earning' and b.quote ->> 'partnerShareMillionths' is not null
       order by e.occurred_at desc limit 1`,
      [userId],
    ),
  ]);
  return {
    paidOut: paidOut.map(asMoney),
    takenBack: takenBack.map(asMoney),
    /** `YYYY-MM`; null before anything was earned. */
    firstMonth: first?.month ?? null,
    sample:
      sample === undefined
        ? null
        : {
            code: sample.code,
            bagsCount: sample.bags_count,
            storage: money<string>(sample.storage, sample.currency),
            share: money<string>(sample.share, sample.currency),
            shareMillionths: sample.millionths,
          },
  };
}
