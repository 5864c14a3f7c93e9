import type { EntityManager } from '#server/platform/db/database.ts';

/** What widgets ask of later modules. */
export interface WidgetPorts {
  /** How many orders of a widget were sold, and when the first of them was made. */
  ordersOfWidget(em: EntityManager, widgetId: string): Promise<{ readonly count: number; readonly since: Date | null }>;
}
