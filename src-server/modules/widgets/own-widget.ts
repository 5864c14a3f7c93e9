import { randomInt } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';

interface Row {
  readonly id: string;
  readonly site: string | null;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 10;
const MAX_SITES = 5;

const newWidgetId = (): string =>
  Array.from({ length: ID_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** A partner's widget, made when it is first looked at: where it was seen, and what came of it. */
export async function ownWidget({ db, clock, config, ports }: Deps, userId: string) {
  const now = clock.now().toString();
  const [widget] = await db.query<Row>(
    `with made as (
       insert into widgets (id, user_id, created_at) values ($2, $1, $3) on conflict (user_id) do nothing
       returning id, site)
     select id, site from made union all select id, site from widgets where user_id = $1 limit 1`,
    [userId, newWidgetId(), now],
  );
  const id = widget?.id ?? '';
  const [sites, orders] = await Promise.all([
    db.query<{ host: string; seen_at: Date }>(
      `select host, seen_at from widget_sites where widget_id = $1 order by seen_at desc, host limit ${MAX_SITES}`,
      [id],
    ),
    ports.ordersOfWidget(db.fork(), id),
  ]);
  return {
    /** Stands in the code; bookings that carry it are counted. */
    id,
    /** Where its script is. */
    siteUrl: config.siteUrl,
    site: widget?.site ?? null,
    /** Where it was seen, the latest first. */
    seen: sites.map(({ host, seen_at }) => ({ host, at: isoOfDate(seen_at) })),
    orders: orders.count,
    /** When the first of them was made. */
    since: orders.since === null ? null : isoOfDate(orders.since),
  };
}

/** Remembers which site a partner's widget is for. */
export async function saveSite({ db }: Deps, userId: string, site: string): Promise<void> {
  await db.query('update widgets set site = $2 where user_id = $1', [userId, site === '' ? null : site]);
}
