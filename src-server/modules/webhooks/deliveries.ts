import { STATUS_CODES } from 'node:http';
import type { z } from 'zod';
import type { deliveriesSchema } from '#shared/integrations/webhook-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { NoAnswer } from '#server/platform/http/post-outside.ts';
import type { deliveriesAnswer, deliveryAnswer, DeliveryView, lastDayAnswer } from './webhook-answers.ts';
import { deliveryNotFound } from './webhooks.errors.ts';

const PAGE = 10;
const HOUR_MS = 3_600_000;
const HOURS = 24;

interface Row {
  readonly id: string;
  readonly type: string;
  readonly about: string;
  readonly created_at: Date;
  readonly state: DeliveryView['state'];
  readonly tries: number;
  readonly next_try_at: Date | null;
  readonly status: number | null;
  readonly failure: NoAnswer | null;
  readonly took_ms: number | null;
}

const columns = `d.id, d.type, d.about, d.created_at, d.state, d.tries, d.next_try_at, t.status, t.failure, t.took_ms`;
const lastTry = `
  left join lateral (
    select * from webhook_tries t where t.delivery_id = d.id order by t.made_at desc, t.id desc limit 1) t on true`;

const view = (row: Row): DeliveryView => ({
  id: row.id,
  type: row.type,
  about: row.about,
  at: isoOfDate(row.created_at),
  state: row.state,
  tries: row.tries,
  nextTryAt: row.next_try_at === null ? null : isoOfDate(row.next_try_at),
  last: row.took_ms === null ? null : { status: row.status, failure: row.failure, tookMs: row.took_ms },
});

/** Where a partner's times are shown in: the zone of their first location. */
async function zoneOfPartner({ db }: Pick<Deps, 'db'>, ownerId: string): Promise<string> {
  const [place] = await db.query<{ time_zone: string }>(
    'select time_zone from listings where owner_id = $1 order by created_at, id limit 1',
    [ownerId],
  );
  return place?.time_zone ?? 'UTC';
}

/** What failed: was tried without success, whether it is tried again or not. */
const failed = `d.state <> 'delivered' and t.id is not null`;

/** Ten deliveries to a partner's webhook, the newest first. */
export async function deliveriesOf(
  deps: Deps,
  ownerId: string,
  { isFailed, cursor }: z.output<typeof deliveriesSchema>,
): Promise<z.output<typeof deliveriesAnswer>> {
  const { db } = deps;
  const [rows, [counted], zone] = await Promise.all([
    db.query<Row>(
      `select ${columns} from webhook_deliveries d join webhooks w on w.id = d.webhook_id ${lastTry}
       where w.owner_id = $1 ${isFailed ? `and ${failed}` : ''}
         and ($2::uuid is null or d.sequence < (select sequence from webhook_deliveries where id = $2))
       order by d.sequence desc limit ${PAGE + 1}`,
      [ownerId, cursor ?? null],
    ),
    db.query<{ count: number }>(
      `select count(*)::int as count from webhook_deliveries d join webhooks w on w.id = d.webhook_id
       where w.owner_id = $1 and d.state <> 'delivered' and exists (
         select from webhook_tries t where t.delivery_id = d.id)`,
      [ownerId],
    ),
    zoneOfPartner(deps, ownerId),
  ]);
  const deliveries = rows.slice(0, PAGE).map(view);
  return {
    deliveries,
    nextCursor: rows.length > PAGE ? (deliveries.at(-1)?.id ?? null) : null,
    failedCount: counted?.count ?? 0,
    zone,
  };
}

interface WholeRow extends Row {
  readonly url: string;
  readonly body: string;
  readonly sent_headers: Readonly<Record<string, string>> | null;
  readonly answer_headers: Readonly<Record<string, string>> | null;
  readonly answer_body: string | null;
}

/** One delivery with what was sent and answered last. @throws AppError 404 for a foreign or unknown one. */
export async function deliveryOf(
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  deliveryId: string,
): Promise<z.output<typeof deliveryAnswer>> {
  const [row] = await db.query<WholeRow>(
    `select ${columns}, w.url, d.body, t.sent_headers, t.answer_headers, t.answer_body
     from webhook_deliveries d join webhooks w on w.id = d.webhook_id ${lastTry}
     where w.owner_id = $1 and d.id = $2`,
    [ownerId, deliveryId],
  );
  if (row === undefined) throw deliveryNotFound();
  const url = new URL(row.url);
  const { answer_headers: headers } = row;
  return {
    ...view(row),
    host: url.host,
    path: `${url.pathname}${url.search}`,
    body: row.body,
    sentHeaders: row.sent_headers,
    answer:
      headers === null
        ? null
        : { statusText: STATUS_CODES[row.status ?? 0] ?? '', headers, body: row.answer_body ?? '' },
  };
}

/** How the last 24 hours went; tests are tries, but nothing that can be lost. */
export async function lastDayOf(deps: Deps, ownerId: string): Promise<z.output<typeof lastDayAnswer>> {
  const { db, clock } = deps;
  const now = clock.now().toEpochMilli();
  const since = new Date(now - HOURS * HOUR_MS);
  const [tries, [sums], zone] = await Promise.all([
    db.query<{ ago: number; taken: number; failed: number }>(
      `select floor(extract(epoch from $2::timestamptz - t.made_at) / 3600)::int as ago,
         count(*) filter (where t.status between 200 and 299)::int as taken,
         count(*) filter (where t.status is null or t.status not between 200 and 299)::int as failed
       from webhook_tries t join webhook_deliveries d on d.id = t.delivery_id join webhooks w on w.id = d.webhook_id
       where w.owner_id = $1 and t.made_at > $3 and t.made_at <= $2::timestamptz group by 1`,
      [ownerId, new Date(now), since],
    ),
    db.query<{ delivered: number; retried: number; lost: number }>(
      `select count(*) filter (where d.state = 'delivered')::int as delivered,
         count(*) filter (where d.state = 'waiting' and d.tries > 0)::int as retried,
         count(*) filter (where d.state = 'givenUp')::int as lost
       from webhook_deliveries d join webhooks w on w.id = d.webhook_id
       where w.owner_id = $1 and d.created_at > $2 and d.type <> 'webhook.test'`,
      [ownerId, since],
    ),
    zoneOfPartner(deps, ownerId),
  ]);
  const hours = Array.from({ length: HOURS }, (_, index) => {
    const ago = HOURS - 1 - index;
    const found = tries.find((each) => each.ago === ago);
    const from = isoOfDate(new Date(now - (ago + 1) * HOUR_MS));
    return { from, taken: found?.taken ?? 0, failed: found?.failed ?? 0 };
  });
  return { hours, ...(sums ?? { delivered: 0, retried: 0, lost: 0 }), zone };
}
