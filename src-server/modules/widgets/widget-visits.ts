import { widgetIdShape } from '#shared/widgets/widget-schema.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** Sites of one widget that are remembered; any visitor may say that they saw it. */
const MAX_SITES = 20;

/** Notes that a widget was seen on a page of a host, at most once a minute. What is no widget or no other site is nothing. */
export async function noteVisit({ db, clock, config }: Deps, widgetId: string, origin: string): Promise<void> {
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (!widgetIdShape.test(widgetId) || host === '' || host === new URL(config.siteUrl).host) return;
  await db.query(
    `insert into widget_sites as s (widget_id, host, seen_at)
     select w.id, $2, $3 from widgets w
     where w.id = $1 and ((select count(*) from widget_sites k where k.widget_id = w.id) < ${MAX_SITES}
       or exists (select from widget_sites k where k.widget_id = w.id and k.host = $2))
     on conflict (widget_id, host) do update set seen_at = $3
     where s.seen_at < $3::timestamptz - interval '1 minute'`,
    [widgetId, host.slice(0, 253), clock.now().toString()],
  );
}

/** Counts a new booking as one of a widget; an unknown widget counts nothing. */
export async function countOrder(em: EntityManager, bookingId: string, widgetId: string): Promise<void> {
  if (!widgetIdShape.test(widgetId)) return;
  await sqlRows(
    em,
    'insert into widget_orders (booking_id, widget_id) select $1, id from widgets where id = $2 on conflict do nothing',
    [bookingId, widgetId],
  );
}

/** A changed booking is of the same widget as the one before. */
export async function countChanged(em: EntityManager, bookingId: string, replacedId: string): Promise<void> {
  await sqlRows(
    em,
    `insert into widget_orders (booking_id, widget_id)
     select $1, widget_id from widget_orders where booking_id = $2 on conflict do nothing`,
    [bookingId, replacedId],
  );
}
