import type { WidgetPorts } from '#server/modules/widgets/widgets.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** Orders that came by a widget, for widgets. */
export const ordersOfWidget: WidgetPorts['ordersOfWidget'] = async (em, widgetId) => {
  const [row] = await sqlRows<{ count: number; since: Date | null }>(
    em,
    `select count(*)::int as count, min(b.created_at) as since
     from widget_orders o join bookings b on b.id = o.booking_id
     where o.widget_id = $1 and b.status in ('confirmed', 'completed')`,
    [widgetId],
  );
  return row ?? { count: 0, since: null };
};
