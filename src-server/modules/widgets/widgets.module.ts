/** The door of widgets: what booking and the API may use. */
export { countChanged, countOrder, noteVisit } from './widget-visits.ts';
export type { WidgetPorts } from './widgets.ports.ts';
